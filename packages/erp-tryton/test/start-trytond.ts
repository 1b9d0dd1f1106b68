import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../e2e/free-port.ts'
import { untilUp } from '../../../tools/gate/src/eventually.ts'

/** The database that every test's Tryton is copied from, and its administrator's password. */
export const TRYTON_TEMPLATE = 'tryton_template'
export const ADMIN_PASSWORD = 'volute-admin-1'

/** An `ERP_URL` of Tryton. */
export function trytonUrl(address: string, database: string, user: string, password: string): string {
  const url = new URL(`tryton+${address}/${database}`)
  url.username = encodeURIComponent(user)
  url.password = encodeURIComponent(password)
  return url.href
}

/** Writes the settings of a Tryton server with its databases on a PostgreSQL. */
export async function writeTrytonSettings(folder: string, clusterUrl: string, port: number): Promise<string> {
  const file = join(folder, 'trytond.conf')
  const uri = clusterUrl.replace(/[^/]*$/, '')
  await writeFile(file, `[web]\nlisten = 127.0.0.1:${port}\n[database]\nuri = ${uri}\npath = ${folder}\n`)
  return file
}

/** A separate Tryton server, which tests can stop and start again. */
export async function startTrytond(clusterUrl: string, database: string) {
  const folder = await mkdtemp(join(tmpdir(), 'volute-trytond-'))
  const port = await freePort()
  const settings = await writeTrytonSettings(folder, clusterUrl, port)
  const address = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined

  async function start() {
    const running = spawn('trytond', ['-c', settings, '-d', database], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    child = running
    // It listens once its models of the database are loaded.
    await untilUp(running, () =>
      fetch(address, { method: 'OPTIONS' }).then(
        () => true,
        () => false,
      ),
    )
  }

  async function end(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL') {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }

  await start()
  return {
    address,
    start,
    /** Ends it, by default with a kill in the middle of its work. */
    end,
    async remove() {
      await end()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
