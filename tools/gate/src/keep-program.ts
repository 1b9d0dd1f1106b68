import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Runs a program in its own process group with its own temporary folder. Ends the whole group when the program ends or
 * when standard input closes, which happens when the gate asks for it or is gone, even after kill -9. Then the folder is
 * removed. The only argument is a Kept in JSON.
 */
export interface Kept {
  command: readonly string[]
  /** Account that runs it, if different from the account of the gate. */
  account?: { uid: number; gid: number } | undefined
  /** Folder created for it, to be removed together with its own one. */
  folder?: string
}

const MOUNTS = '/proc/self/mountinfo'

/** Time that an interrupted program has to end by itself. */
const GRACE_MILLISECONDS = 20_000

const { command, account, folder }: Kept = JSON.parse(process.argv[2] ?? '{}') as Kept
const [program = '', ...given] = command
// A short name, because the path of a socket in it has at most 107 bytes.
const temporary = mkdtempSync(join(tmpdir(), 'volute-'))
// Same permissions as the system's temporary folder, because PostgreSQL and proxies run as other users.
chmodSync(temporary, 0o1777)
const child = spawn(program, given, {
  stdio: ['ignore', 'inherit', 'inherit'],
  detached: true,
  env: { ...process.env, TMPDIR: temporary },
  ...account,
})

child.on('error', ({ message }) => {
  console.error(message)
  end(127)
})
child.on('exit', (code) => {
  signal('SIGKILL')
  end(code ?? 1)
})
process.stdin.resume().on('close', interrupt)
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, interrupt)

function interrupt() {
  signal('SIGINT')
  setTimeout(() => signal('SIGKILL'), GRACE_MILLISECONDS)
}

/** Signals all remaining processes of the program's group, if any. */
function signal(name: NodeJS.Signals) {
  try {
    process.kill(-(child.pid ?? 0), name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function end(code: number) {
  for (const one of [temporary, ...(folder ? [folder] : [])])
    try {
      unmountBelow(one)
      rmSync(one, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    } catch (error) {
      console.error(`! Left behind: ${one} (${(error as Error).message}).`)
    }
  const seconds = processorSeconds()
  if (!process.send || seconds === undefined) process.exit(code)
  process.send(seconds, () => process.exit(code))
}

/** Unmounts small disks left by a killed test; a system without mounts has no such list. */
function unmountBelow(path: string) {
  if (!existsSync(MOUNTS)) return
  for (const line of readFileSync(MOUNTS, 'utf8').split('\n')) {
    const [, , , , point = ''] = line.split(' ')
    if (point.startsWith(`${path}/`)) spawnSync('umount', ['--lazy', point])
  }
}

/** Processor time of the program and of all children it has waited for, if the system counts it. */
function processorSeconds(): number | undefined {
  const TICKS_A_SECOND = 100
  try {
    const [, fields = ''] = readFileSync('/proc/self/stat', 'utf8').split(') ')
    const [user = 0, system = 0] = fields.split(' ').slice(13, 15).map(Number)
    return (user + system) / TICKS_A_SECOND
  } catch {
    return undefined
  }
}
