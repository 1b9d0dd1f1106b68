import { durations } from '@volute/domain/kernel'
import { type Db, type Job, type JobResult, PgBoss } from 'pg-boss'
import { NotYet, type QueueName } from '../context.ts'
import { type OpenDatabase, type Queryable, runPrepared } from '../db/index.ts'
import { describeError, type Log } from '../log.ts'

interface QueueSettings {
  /** How often a job is tried: effectively for ever for an order, for days for a mail. */
  retryLimit: number
  /** Longest time between two tries, in seconds. */
  retryDelayMax: number
  /** Longest time until a new job is found, in seconds. */
  pollingIntervalSeconds: number
  /** Concurrent workers, each with a batch of two, so that one slow answer does not block the queue. */
  pairs: number
}

const queues: Record<QueueName, QueueSettings> = {
  'place-order': { retryLimit: 1_000_000, retryDelayMax: 20, pollingIntervalSeconds: 0.5, pairs: 5 },
  'watch-erp': { retryLimit: 1_000_000, retryDelayMax: 10, pollingIntervalSeconds: 1, pairs: 1 },
  'send-mail': { retryLimit: 1_000, retryDelayMax: 300, pollingIntervalSeconds: 2, pairs: 2 },
  'forgotten-password': { retryLimit: 10, retryDelayMax: 60, pollingIntervalSeconds: 1, pairs: 1 },
}

/** In seconds: a job whose process was killed misses its heartbeat and is tried again within half a minute. */
const heartbeat = { heartbeatSeconds: 10, superviseIntervalSeconds: 10, monitorIntervalSeconds: 10 }

const yearSeconds = 365 * 86_400

type Worker = (data: never) => Promise<void>

export interface Queue {
  /** Adds a job; false when one with the same data is waiting or at work already. */
  enqueue(this: void, tx: Queryable, name: QueueName, data: object): Promise<boolean>
  /** Whether a job of this queue waits for its turn, is at work or waits for its next try. */
  isUnfinished(this: void, name: QueueName): Promise<boolean>
  /** Runs the jobs that wait for their next try in a second, so that the job that asks for it has ended by then. */
  retrySoon(this: void, name: QueueName): Promise<void>
  /** Starts the workers; a job whose work throws is tried again later. */
  work(workers: Record<QueueName, Worker>): Promise<void>
  stop(): Promise<void>
}

/** Opens the queue in the shop's own database: a job added in a transaction exists only when that commits. */
export async function openQueue({ pool, embedded }: OpenDatabase, log: Log): Promise<Queue> {
  const { heartbeatSeconds, ...supervision } = heartbeat
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values as unknown[]) },
    backend: embedded ? 'pglite' : 'postgres',
    schedule: false,
    ...supervision,
  })
  boss.on('error', (error) => log.error({ err: error }, 'the queue met an error'))
  await boss.start()
  for (const [name, { retryLimit, retryDelayMax }] of Object.entries(queues))
    await boss.createQueue(name, {
      retryLimit,
      retryDelayMax,
      policy: 'exclusive',
      retryDelay: 1,
      retryBackoff: true,
      heartbeatSeconds,
      retentionSeconds: yearSeconds,
    })
  return {
    async enqueue(tx, name, data) {
      const db: Db = { executeSql: (text, given) => runPrepared(tx, text, given ?? []) }
      return (await boss.send(name, data, { db, singletonKey: JSON.stringify(data) })) !== null
    },
    async isUnfinished(name) {
      return (await pool.query(unfinishedJob, [name])).rows.length > 0
    },
    async retrySoon(name) {
      const queued = await boss.findJobs(name, { queued: true, limit: 100_000 })
      for (const { id, state } of queued)
        if (state === 'retry') await boss.update(name, undefined, { id, startAfter: 1 })
    },
    async work(workers) {
      // A data folder has one shop at a time: what is active now was left by a killed process.
      if (embedded) await pool.query(retryActive)
      for (const [name, { pollingIntervalSeconds, pairs }] of Object.entries(queues))
        await boss.work(
          name,
          { ...batches, pollingIntervalSeconds, localConcurrency: pairs },
          settleAll(workers[name as QueueName], log),
        )
    },
    stop: () => boss.stop({ graceful: true, timeout: durations.stopJobs }),
  }
}

/** The library has no call for it: it waits for the heartbeat to run out. */
const retryActive = `update pgboss.job set state = 'retry', start_after = now() where state = 'active'`

/** The library has no call for it: its counts are up to a minute old, and `findJobs` lists finished jobs first. */
const unfinishedJob = `
  select 1 from pgboss.job where name = $1 and state in ('created', 'retry', 'active') limit 1`

const batches = { batchSize: 2, burstWhenBatchFull: true, perJobResults: true } as const

const settleAll = (worker: Worker, log: Log) => (jobs: Job[]) =>
  Promise.all(jobs.map((job) => settle(job, worker, log)))

async function settle(job: Job, worker: Worker, log: Log): Promise<JobResult> {
  try {
    await worker(job.data as never)
    return { id: job.id, status: 'completed' }
  } catch (error) {
    if (!(error instanceof NotYet))
      log.warn({ err: error, queue: job.name, data: job.data }, 'a job failed and is tried again')
    const { type: name, code, message } = describeError(error as Error)
    return { id: job.id, status: 'failed', output: { name, code, message } }
  }
}
