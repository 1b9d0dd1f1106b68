import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, readFile, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '../../../e2e/free-port.ts'
import { keepProgram, readOutput } from './run-program.ts'

const run = promisify(execFile)

/**
 * Starts a PostgreSQL in its own folder that needs no password and loses all data when closed. Unless `isDurable`, it
 * does not wait for the disk. `clock` sets its clock and time zone.
 */
export async function openThrowawayPostgres(
  programs: string,
  isDurable = false,
  clock?: Record<string, string>,
) {
  const account = await unprivileged()
  const folder = await mkdtemp(join(isDurable ? tmpdir() : await quickestFolder(), 'volute-postgres-'))
  if (account) await chown(folder, account.uid, account.gid)
  const data = join(folder, 'data')
  const port = await freePort()
  const env = { ...process.env, ...clock }
  const call = (program: string, ...given: string[]) =>
    run(join(programs, program), given, { ...account, cwd: folder, env })

  const making = [
    'initdb',
    '-D',
    data,
    '-U',
    'postgres',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '-A',
    'trust',
    '-N',
  ]
  const serving = ['postgres', '-D', data, ...settings(folder, port, isDurable)]
  const both = `PATH=$0:$PATH; ${quoted(making)} && exec ${quoted(serving)}`
  const server = keepProgram({ command: ['sh', '-c', both, programs], account, folder }, { cwd: folder, env })

  async function close() {
    server.stdin?.end()
    if (server.exitCode === null) await once(server, 'exit')
  }
  try {
    const said = readOutput(server)
    while (!(await call('pg_isready', '-h', '127.0.0.1', '-p', String(port)).catch(() => undefined))) {
      if (server.exitCode !== null) throw new Error(`PostgreSQL did not start: ${said()}`)
      await wait(100)
    }
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

const quoted = (words: string[]) => words.map((word) => `'${word}'`).join(' ')

const MEMORY = '/dev/shm'
const ROOM = 2 * 1024 ** 3

/** Folder in memory if there is room, because each test file creates a database, which is hundreds of files. */
async function quickestFolder(): Promise<string> {
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }))
  return bavail * bsize > ROOM ? MEMORY : tmpdir()
}

const forgetful = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_wal_size: '256MB',
  // Keeps segments in its own folder, because a killed server leaves them in /dev/shm forever.
  dynamic_shared_memory_type: 'mmap',
}

function settings(folder: string, port: number, isDurable: boolean) {
  return Object.entries({
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    max_connections: 300,
    ...(!isDurable && forgetful),
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/**
 * Account for PostgreSQL and PgBouncer, which do not run as root: `postgres`, else `nobody`; undefined if this
 * process is not root.
 */
export async function unprivileged() {
  if (process.getuid?.() !== 0) return undefined
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  const found = ['postgres', 'nobody'].flatMap((name) => lines.filter(([user]) => user === name))[0]
  if (!found) throw new Error('A database cannot run as root, and there is neither postgres nor nobody here.')
  return { uid: Number(found[2]), gid: Number(found[3]) }
}
