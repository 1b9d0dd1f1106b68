import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { damaged, DatabaseRejection } from './database-rejection.ts'

/** Messages of the embedded database's process: the first one, and the answer to the idle check. */
export type EmbeddedMessage = { folder: string } | { refusal: string } | { idle: true }

/** Prefix of a copy's folder, which is removed when its process ends, even if the shop is killed. */
export const COPY_FOLDER = 'shop-trial-'

/** Milliseconds in which an idle process answers, even on a busy machine. */
const IDLE_ANSWER = 2_000

export interface EmbeddedDatabase {
  /** Folder of the Unix socket, which node-postgres accepts as a host. */
  host: string
  /** Settles when the process has exited, for whatever reason. */
  gone: Promise<unknown>
  /** True if its process is idle: while a statement runs, it does not answer. */
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
  if ('refusal' in message) throw new DatabaseRejection(message.refusal)
  return message.folder
}

/**
 * Connection settings of node-postgres for the embedded database. One connection only, because the socket mixes up the
 * messages of several (pglite issue 1046). They would share its one session anyway, which keeps its prepared statements when
 * a connection closes, so this one stays open.
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
  // A BOM explosion consists of index lookups; with the default page cost the planner chooses full scans.
  random_page_cost: 1.1,
  // JIT compilation of such a query takes longer than running it.
  jit: 'off',
  // One wrong character in a number of six leaves 4 of 10 trigrams in common; the default requires 6 of 10.
  'pg_trgm.word_similarity_threshold': 0.4,
} as const
