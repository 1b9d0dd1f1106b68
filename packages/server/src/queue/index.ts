import { sql } from 'drizzle-orm'
import type { Log } from '../log.ts'
import { fromDrizzle, type Job, PgBoss } from 'pg-boss'
import type { QueueName, Shop } from '../context.ts'
import type { OpenDatabase, Queryable } from '../db/index.ts'

/** How each queue retries; a job's key keeps two jobs of one key from running side by side. */
const queues: Record<QueueName, { retryLimit: number; retryDelayMax: number }> = {
  'place-order': { retryLimit: 1_000_000, retryDelayMax: 60 },
  'send-mail': { retryLimit: 1_000, retryDelayMax: 300 },
}

export interface Queue {
  enqueue(tx: Queryable, name: QueueName, data: object): Promise<void>
  /** Starts the workers; a job whose work throws is tried again later. */
  work(workers: { [name in QueueName]: (data: never) => Promise<void> }): Promise<void>
  stop(): Promise<void>
}

/** The queue in the shop's own database: a job handed over in a transaction exists only when that commits. */
export async function openQueue({ pool, embedded }: OpenDatabase, log: Log): Promise<Queue> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values as unknown[]) },
    backend: embedded ? 'pglite' : 'postgres',
    schedule: false,
  })
  boss.on('error', (error) => log.error({ err: error }, 'the queue met an error'))
  await boss.start()
  for (const [name, { retryLimit, retryDelayMax }] of Object.entries(queues))
    await boss.createQueue(name, {
      retryLimit,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax,
      expireInSeconds: 60,
    })
  return {
    async enqueue(tx, name, data) {
      await boss.send(name, data, { db: fromDrizzle(tx, sql) })
    },
    async work(workers) {
      for (const [name, worker] of Object.entries(workers))
        await boss.work(name, { pollingIntervalSeconds: 0.5 }, async ([job]: Job[]) => {
          if (job) await worker(job.data as never)
        })
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  }
}

export type Enqueue = Shop['enqueue']
