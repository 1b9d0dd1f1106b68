import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { ensurePostgres } from '../../../architecture/src/ensure-postgres.ts'
import { unprivileged } from '../../../architecture/src/throwaway-postgres.ts'
import { freePort } from '../../../e2e/free-port.ts'
import { treeOf } from '../idle/read-processes.ts'

const run = promisify(execFile)

export interface PostgresPair {
  /** Both, as `DATABASE_URL` names them. */
  url: string
  /** Ends the primary as a power cut does. */
  killPrimary(): void
  /** Stops the primary's processes as they are: it takes connections and answers nothing, as a machine that was cut off. */
  freezePrimary(): void
  promoteStandby(): Promise<void>
  /** Starts the former primary again, as its supervisor would. */
  returnPrimary(): Promise<void>
  close(): Promise<void>
}

/** A primary and its standby, without which it acknowledges nothing; both wait for their disk. */
export async function openPostgresPair(stop: AbortSignal): Promise<PostgresPair> {
  const { folder, call, start, close } = await openFolder(stop)
  const [port, standbyPort] = [await freePort(), await freePort()]
  const [data, standbyData] = [join(folder, 'primary'), join(folder, 'standby')]
  const startPrimary = () => start(data, port, { synchronous_standby_names: '*' })
  await call('initdb', '-D', data, '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8', '-A', 'trust')
  let primary = await startPrimary()
  const from = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres']
  await call('pg_basebackup', '-R', ...from, '-D', standbyData)
  await start(standbyData, standbyPort)
  return {
    url: `postgres://postgres@127.0.0.1:${port},127.0.0.1:${standbyPort}/postgres`,
    killPrimary: () => signal(primary, 'SIGKILL'),
    freezePrimary: () => signal(primary, 'SIGSTOP'),
    promoteStandby: async () => void (await call('pg_ctl', 'promote', '-D', standbyData)),
    async returnPrimary() {
      await end(primary)
      // Its sessions end a moment after it.
      await wait(1_000)
      primary = await startPrimary()
    },
    close,
  }
}

/** A folder for servers, who run as somebody else than root, and how to call PostgreSQL's programs and start one in it. */
async function openFolder(stop: AbortSignal) {
  const programs = await findPrograms(stop)
  const account = await unprivileged()
  const folder = await mkdtemp(join(tmpdir(), 'volute-pair-'))
  if (account) await chown(folder, account.uid, account.gid)
  const surroundings = { ...account, cwd: folder }
  const servers: ChildProcess[] = []
  const call = (program: string, ...given: string[]) => run(join(programs, program), given, surroundings)

  async function start(data: string, port: number, own: Record<string, string> = {}) {
    const settings = { listen_addresses: '127.0.0.1', port, unix_socket_directories: folder, ...own }
    const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const server = spawn(join(programs, 'postgres'), ['-D', data, ...given], {
      ...surroundings,
      stdio: 'ignore',
    })
    process.once('exit', () => signal(server, 'SIGKILL'))
    servers.push(server)
    while (!(await call('pg_isready', '-h', '127.0.0.1', '-p', String(port)).catch(() => undefined))) {
      if (server.exitCode !== null) throw new Error('PostgreSQL has not started.')
      await wait(100, undefined, { signal: stop })
    }
    return server
  }

  async function close() {
    for (const server of servers) await end(server)
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
  return { folder, call, start, close }
}

async function findPrograms(stop: AbortSignal): Promise<string> {
  const programs = await ensurePostgres(stop)
  if (programs) return programs
  throw new Error('There is no PostgreSQL on this machine (Debian: apt-get install postgresql).')
}

async function end(server: ChildProcess) {
  signal(server, 'SIGKILL')
  if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
}

/** Reaches a server with all its sessions, those that are still there. */
function signal({ pid = 0, exitCode, signalCode }: ChildProcess, name: NodeJS.Signals) {
  if (exitCode !== null || signalCode !== null) return
  for (const id of treeOf(pid))
    try {
      process.kill(id, name)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
}
