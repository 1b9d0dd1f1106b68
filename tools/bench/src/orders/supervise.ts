import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export interface Supervised {
  name: string
  /** Kills it, as a power cut would; it restarts by itself. */
  kill(): Promise<void>
  /** Ends it gracefully and resolves then; it restarts by itself. */
  restart(): Promise<void>
  /** Ends it gracefully, for good. */
  stop(): Promise<void>
}

export interface Command {
  command: readonly string[]
  env: Record<string, string>
}

/** One of the run's own programs, on this Node.js. */
export const programOf = (name: string, ...given: (string | number)[]): Command => ({
  command: [process.execPath, fileURLToPath(new URL(name, import.meta.url)), ...given.map(String)],
  env: {},
})

/** Runs a program and restarts it, after a pause, whenever it ends. */
export function supervise(
  name: string,
  commandOf: (start: number) => Command,
  pauseMilliseconds: () => number,
): Supervised {
  let child: ChildProcess | undefined
  const stopping = new AbortController()

  async function run() {
    for (let start = 0; !stopping.signal.aborted; start++) {
      const { command, env } = commandOf(start)
      const [program = '', ...given] = command
      child = spawn(program, given, {
        env: { ...process.env, ...env },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      await once(child, 'exit')
      if (!stopping.signal.aborted) await wait(pauseMilliseconds())
    }
  }
  const ended = run()
  process.once('exit', () => child?.kill('SIGKILL'))

  return {
    name,
    async kill() {
      child?.kill('SIGKILL')
    },
    async restart() {
      const ending = child
      if (!ending) return
      ending.kill('SIGTERM')
      await once(ending, 'exit')
    },
    async stop() {
      stopping.abort()
      child?.kill('SIGTERM')
      await ended
    },
  }
}
