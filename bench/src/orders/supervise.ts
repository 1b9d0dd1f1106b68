import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

export interface Supervised {
  name: string
  /** Ends it as a power cut does; it starts again by itself. */
  kill(): Promise<void>
  /** Lets it end in peace, and answers then; it starts again by itself. */
  restart(): Promise<void>
  /** Lets it end in peace, for good. */
  stop(): Promise<void>
}

/** A program that is started again whenever it ends, after a pause. */
export function supervise(
  name: string,
  command: (start: number) => { program: string; given: string[]; env: Record<string, string> },
  pauseMilliseconds: () => number,
): Supervised {
  let child: ChildProcess | undefined
  const stopping = new AbortController()

  async function run() {
    for (let start = 0; !stopping.signal.aborted; start++) {
      const { program, given, env } = command(start)
      child = spawn(process.execPath, [program, ...given], {
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
