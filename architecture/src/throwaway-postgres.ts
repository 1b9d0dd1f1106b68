import { execFile } from 'node:child_process'
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../e2e/free-port.ts'

const run = promisify(execFile)

/** A PostgreSQL in a folder of its own that trusts everybody and forgets everything when it is closed. */
export async function openThrowawayPostgres(programs: string) {
  const account = await unprivileged()
  const folder = await mkdtemp(join(tmpdir(), 'volute-postgres-'))
  if (account) await chown(folder, account.uid, account.gid)
  const data = join(folder, 'data')
  const port = await freePort()
  const call = (program: string, ...given: string[]) =>
    run(join(programs, program), given, { ...account, cwd: folder })

  async function close() {
    await call('pg_ctl', 'stop', '-D', data, '-m', 'immediate').catch(() => undefined)
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await call('initdb', '-D', data, '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8', '-A', 'trust', '-N')
    const log = join(folder, 'log')
    await call('pg_ctl', 'start', '-D', data, '-w', '-t', '120', '-l', log, '-o', settings(folder, port))
    const { stdout } = await call('postgres', '--version')
    return {
      url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
      version: `PostgreSQL ${/[\d.]+/.exec(stdout)?.[0]}`,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

function settings(folder: string, port: number) {
  return Object.entries({
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    max_connections: 300,
    fsync: 'off',
    full_page_writes: 'off',
    synchronous_commit: 'off',
  })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
}

/** PostgreSQL refuses to run as root: then it runs as `postgres`, else `nobody`. */
async function unprivileged() {
  if (process.getuid?.() !== 0) return undefined
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  const found = ['postgres', 'nobody'].flatMap((name) => lines.filter(([user]) => user === name))[0]
  if (!found) throw new Error('PostgreSQL cannot run as root, and there is neither postgres nor nobody here.')
  return { uid: Number(found[2]), gid: Number(found[3]) }
}
