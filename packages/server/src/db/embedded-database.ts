import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { DatabaseRefusal, damaged } from './database-refusal.ts'
import type { EmbeddedMessage } from './embedded-process.ts'

export interface EmbeddedDatabase {
  /** The folder of the Unix socket, as node-postgres takes it for a host. */
  host: string
  /** Settles when the process has gone, whoever ended it. */
  gone: Promise<unknown>
  stop(): Promise<void>
  /** Ends it as it is; the files of its folder survive that. */
  kill(): void
}

/** Starts the embedded database on a data folder, or in memory from a dumped folder. */
export async function startEmbedded(place: string, dump?: string): Promise<EmbeddedDatabase> {
  const child = fork(new URL('./embedded-process.ts', import.meta.url), dump ? [place, dump] : [place], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const gone = once(child, 'exit')
  const host = await started(child, place)
  return {
    host,
    gone,
    async stop() {
      if (child.connected) child.disconnect()
      await gone
    },
    kill: () => void child.kill('SIGKILL'),
  }
}

async function started(child: ChildProcess, place: string): Promise<string> {
  const message = await Promise.race([
    once(child, 'message').then(([received]) => received as EmbeddedMessage),
    once(child, 'exit').then(([code, signal]) => ({
      refusal: damaged(place, `it ended with ${signal ?? code} while it started`).message,
    })),
  ])
  if ('refusal' in message) throw new DatabaseRefusal(message.refusal)
  return message.folder
}

/**
 * How node-postgres reaches the embedded database: by one connection, because its socket mixes the messages of several
 * (pglite issue 1046). All of them would share its one session anyway, so nothing is lost.
 */
export const embeddedConfig = ({ host }: EmbeddedDatabase) => ({
  host,
  user: 'postgres',
  database: 'postgres',
  max: 1,
})
