import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * Runs a program in a process group of its own, and ends that whole group with the program, or when standard input ends:
 * when the gate says so, or is no more, even after kill -9. The one argument is a Kept in JSON.
 */
export interface Kept {
  command: readonly string[]
  /** Who runs it, where that is another than who runs the gate. */
  account?: { uid: number; gid: number } | undefined
}

/** What a program has, after it was interrupted, to end in order. */
const GRACE_MILLISECONDS = 20_000

const { command, account }: Kept = JSON.parse(process.argv[2] ?? '{}') as Kept
const [program = '', ...given] = command
const child = spawn(program, given, { stdio: ['ignore', 'inherit', 'inherit'], detached: true, ...account })

child.on('error', ({ message }) => {
  console.error(message)
  process.exit(127)
})
child.on('exit', (code) => {
  signal('SIGKILL')
  const seconds = processorSeconds()
  if (!process.send || seconds === undefined) process.exit(code ?? 1)
  process.send(seconds, () => process.exit(code ?? 1))
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
