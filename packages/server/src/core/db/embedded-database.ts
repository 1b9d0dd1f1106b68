import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { damaged, DatabaseRefusal } from './database-refusal.ts'

/** The messages of the embedded database's process: the first one, and the answer to whether it is idle. */
export type EmbeddedMessage = { folder: string } | { refusal: string } | { idle: true }

/** Beginning of the name of a copy's folder, which is removed with its process, also when the shop is killed. */
export const COPY_FOLDER = 'shop-trial-'

/** Milliseconds in which a process that does nothing answers, on a busy machine too. */
const IDLE_ANSWER = 2_000

export interface EmbeddedDatabase {
  /** The folder of the Unix socket, as node-postgres takes it for a host. */
  host: string
  /** Settles when the process has exited, for whatever reason. */
  gone: Promise<unknown>
  /** True when its process does nothing: while a statement runs it answers nobody. */
  isIdle(): Promise<boolean>
  stop(): Promise<void>
  /** Kills the process at once; the files in its folder survive that. */
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
    async isIdle() {
      if (!child.connected) return false
      const answer = once(child, 'message', { signal: AbortSignal.timeout(IDLE_ANSWER) })
      child.send({}, () => {})
      return answer.then(
        () => true,
        () => false,
      )
    },
    async stop() {
      if (child.connected) child.disconnect()
      await gone
    },
    kill: () => void child.kill('SIGKILL'),
  }
}

async function started(child: ChildProcess, place: string): Promise<string> {
  const message = await Promise.race([
    once(child, 'message').then(([received]) => received as Exclude<EmbeddedMessage, { idle: true }>),
    once(child, 'exit').then(([code, signal]) => ({
      refusal: damaged(place, `it ended with ${signal ?? code} while it started`).message,
    })),
  ])
  if ('refusal' in message) throw new DatabaseRefusal(message.refusal)
  return message.folder
}

/**
 * Connection of node-postgres to the embedded database: by one connection, because its socket mixes the messages of several (pglite issue
 * 1046). They would all share its one session anyway, which keeps its prepared statements when a connection closes: this one stays open.
 */
export const embeddedConfig = ({ host }: EmbeddedDatabase) => ({
  host,
  user: 'postgres',
  database: 'postgres',
  max: 1,
  sharesSession: true,
  idleTimeoutMillis: 0,
})

/** Settings of every database session. */
export const sessionSettings = {
  // A BOM explosion is all index look-ups; with the default page cost the planner chooses full scans.
  random_page_cost: 1.1,
  // Compiling such a query takes longer than running it.
  jit: 'off',
  // One wrong character in a number of six leaves 4 trigrams in common of 10; the default asks for 6 of 10.
  'pg_trgm.word_similarity_threshold': 0.4,
} as const
