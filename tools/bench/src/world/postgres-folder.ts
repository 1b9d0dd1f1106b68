import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { ensurePostgres } from '../../../gate/src/ensure-postgres.ts'
import { unprivileged } from '../../../gate/src/throwaway-postgres.ts'
import { treeOf } from '../idle/read-processes.ts'

const run = promisify(execFile)

/**
 * Opens a folder for servers, which run as a user other than root; returns functions to call PostgreSQL's programs and start
 * one.
 */
export async function openPostgresFolder(stop: AbortSignal, parent = tmpdir()) {
  const programs = await findPrograms(stop)
  const account = await unprivileged()
  const folder = await mkdtemp(join(parent, 'volute-postgres-'))
  if (account) await chown(folder, account.uid, account.gid)
  const surroundings = { ...account, cwd: folder }
  const servers: ChildProcess[] = []
  const call = (program: string, ...given: string[]) => run(join(programs, program), given, surroundings)
  const initialise = (data: string, ...given: string[]) =>
    call('initdb', '-D', data, '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8', '-A', 'trust', ...given)

  async function start(data: string, port: number, own: Record<string, string> = {}, env = {}) {
    const settings = { listen_addresses: '127.0.0.1', port, unix_socket_directories: folder, ...own }
    const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const server = spawn(join(programs, 'postgres'), ['-D', data, ...given], {
      ...surroundings,
      env: { ...process.env, ...env },
      stdio: 'ignore',
    })
    process.once('exit', () => signalServer(server, 'SIGKILL'))
    servers.push(server)
    while (!(await call('pg_isready', '-h', '127.0.0.1', '-p', String(port)).catch(() => undefined))) {
      if (server.exitCode !== null) throw new Error('PostgreSQL has not started.')
      await wait(100, undefined, { signal: stop })
    }
    return server
  }

  async function close() {
    for (const server of servers) await killServer(server)
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
  return { folder, call, initialise, start, close }
}

async function findPrograms(stop: AbortSignal): Promise<string> {
  const programs = await ensurePostgres(stop)
  if (programs) return programs
  throw new Error('There is no PostgreSQL on this machine (Debian: apt-get install postgresql).')
}

export async function killServer(server: ChildProcess): Promise<void> {
  signalServer(server, 'SIGKILL')
  if (hasEnded(server)) return
  await once(server, 'exit')
}

export const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

/** Signals a server and all its sessions that are still there. */
export function signalServer(server: ChildProcess, name: NodeJS.Signals): void {
  if (hasEnded(server)) return
  for (const id of treeOf(server.pid ?? 0))
    try {
      process.kill(id, name)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
}
