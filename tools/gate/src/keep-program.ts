import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Runs a program in a process group of its own, with a temporary folder of its own, and ends that whole group with the program,
 * or when standard input ends: when the gate says so, or is no more, even after kill -9. Then the folder is gone, too. The one
 * argument is a Kept in JSON.
 */
export interface Kept {
  command: readonly string[]
  /** Who runs it, where that is another than who runs the gate. */
  account?: { uid: number; gid: number } | undefined
  /** A folder that has been made for it, to be removed with its own one. */
  folder?: string
}

const MOUNTS = '/proc/self/mountinfo'

/** Time that a program has to end in order after it was interrupted. */
const GRACE_MILLISECONDS = 20_000

const { command, account, folder }: Kept = JSON.parse(process.argv[2] ?? '{}') as Kept
const [program = '', ...given] = command
// A short name: the path of a socket in it has 107 bytes at most.
const temporary = mkdtempSync(join(tmpdir(), 'volute-'))
// As the system's own: PostgreSQL and proxies run as other users.
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

/** Reaches everybody who is left in the program's group, if anybody. */
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

/** Small disks that a killed test has mounted; where nothing can be mounted, there is no such list. */
function unmountBelow(path: string) {
  if (!existsSync(MOUNTS)) return
  for (const line of readFileSync(MOUNTS, 'utf8').split('\n')) {
    const [, , , , point = ''] = line.split(' ')
    if (point.startsWith(`${path}/`)) spawnSync('umount', ['--lazy', point])
  }
}

/** Processor time of the program and of everything it has waited for, where the system counts it. */
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
