import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { unprivileged } from '../../../tools/gate/src/throwaway-postgres.ts'
import { freePort } from '../../../e2e/free-port.ts'
import { untilUp } from './eventually.ts'

/** Starts a PgBouncer in front of a PostgreSQL; a session goes to another caller after each transaction. */
export async function openPooler(program: string, clusterUrl: string) {
  const folder = await mkdtemp(join(tmpdir(), 'volute-pooler-'))
  const port = await freePort()
  const { hostname, port: serverPort, username } = new URL(clusterUrl)
  await writeFile(join(folder, 'users.txt'), `"${username}" ""\n`)
  const settings = join(folder, 'pgbouncer.ini')
  await writeFile(
    settings,
    `[databases]
* = host=${hostname} port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
max_client_conn = 500
default_pool_size = 20
`,
  )
  // When started as root, it runs as another user.
  for (const one of [folder, settings, join(folder, 'users.txt')]) await chmod(one, 0o755)
  const account = await unprivileged()
  const start = () => spawn(program, ['-q', settings], { ...account, stdio: ['ignore', 'pipe', 'pipe'] })
  let child: ChildProcess = start()

  async function end() {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }

  /** Address of a PostgreSQL database through the pooler. */
  function urlOf(databaseUrl: string) {
    const url = new URL(databaseUrl)
    url.port = String(port)
    return url.href
  }

  const isUp = async () => {
    const client = new pg.Client({ connectionString: urlOf(clusterUrl) })
    client.on('error', () => undefined)
    return client.connect().then(
      () => client.end().then(() => true),
      () => false,
    )
  }
  await untilUp(child, isUp)
  return {
    urlOf,
    /** Kills it whatever it is doing, and starts it again, after a pause if one is given. */
    async restart(pause?: () => Promise<unknown>) {
      await end()
      await pause?.()
      child = start()
      await untilUp(child, isUp)
    },
    async close() {
      await end()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
