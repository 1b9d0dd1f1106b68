import { durations } from '@volute/domain/core/kernel'
import { sql } from 'drizzle-orm'
import { type Db, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss'
import { NotYet, type QueueName } from '../http/context.ts'
import { type OpenDatabase, type Queryable, runPrepared } from '../db/index.ts'
import { describeError, type Log } from '../log/log.ts'
import { currentTrace, inTrace, newTrace, traceId } from '../log/trace.ts'
import { createQueues, queues } from './create-queues.ts'
import { hasKilledTooOften, leftByKilled } from './killed-jobs.ts'
import { watchDueJobs } from './watch-due-jobs.ts'

export { findFailingJobs, findWaitingJob } from './find-jobs.ts'
export { addJobs, unfinishedJobsOf } from './move-jobs.ts'

/** The library hears what `watchDueJobs` tells, and wakes the workers of this process; a pooler lets nobody hear. */
const listening = { useListenNotify: true, notifyHeartbeatIntervalMs: 30_000 }

/** A worker is woken when a job is due; by itself it asks for jobs this often, in seconds. */
const backstop = { pollingIntervalSeconds: 60 }

/** Does a job in the trace of the call that added it; the log names that trace as the call's own lines do. */
type Worker = (data: never, log: Log) => Promise<void>

export interface Queue {
  /** Adds a job; false when one with the same data is waiting or at work already. */
  enqueue(this: void, tx: Queryable, name: QueueName, data: object): Promise<boolean>
  /** True when a job of this queue waits for its turn, is at work or waits for its next attempt. */
  isUnfinished(this: void, name: QueueName): Promise<boolean>
  /** Runs the jobs that wait for their next try in a second, so that the job that asks for it has ended by then. */
  retrySoon(this: void, name: QueueName): Promise<void>
  /** Makes the jobs due that a clock which was put back has left in the far future. */
  bringBack(this: void): Promise<void>
  /** Adds a job, or lets the one with the same data run now that waits for its next try. */
  runNow(this: void, tx: Queryable, name: QueueName, data: object): Promise<void>
  /** Does work in the trace of the unfinished job with this data, where there is one. */
  inTraceOf(this: void, name: QueueName, data: object, work: () => Promise<void>): Promise<void>
  /**
   * Starts the workers; a job whose work throws is tried again later. One whose process was killed twice over it is given up, where
   * its queue has a way to say so; others are tried again for ever.
   */
  work(workers: Record<QueueName, Worker>, givers: Partial<Record<QueueName, Worker>>): Promise<void>
  stop(): Promise<void>
}

/**
 * Opens the queue in the shop's own database: a job added in a transaction exists only when that commits, which wakes the
 * workers of every process a moment later.
 */
export async function openQueue(opened: OpenDatabase, log: Log): Promise<Queue> {
  const { db, pool, embedded } = opened
  const boss = openBoss(opened, log)
  await boss.start()
  await createQueues(boss)
  const wake = watchDueJobs(opened, Object.keys(queues), log)
  return {
    enqueue,
    async runNow(tx, name, data) {
      if (await enqueue(tx, name, data)) return
      await runPrepared(tx, runningNow, [name, JSON.stringify(data)])
      wake.soon()
    },
    async inTraceOf(name, data, work) {
      const { rows } = await runPrepared(db, traceOfJob, [name, JSON.stringify(data)])
      const [job] = rows as { trace: string }[]
      return job ? inTrace(job.trace, work) : work()
    },
    async isUnfinished(name) {
      return (await runPrepared(db, unfinishedJob, [name])).rows.length > 0
    },
    async retrySoon(name) {
      const queued = await boss.findJobs(name, { queued: true, limit: 100_000 })
      for (const { id, state } of queued)
        if (state === 'retry') await boss.update(name, undefined, { id, startAfter: 1 })
      wake.soon()
    },
    async bringBack() {
      await runPrepared(db, dueOfFarJobs, [])
    },
    async work(workers, givers) {
      // A data folder has one shop at a time: what is active now was left by a killed process.
      if (embedded) await pool.query(retryActive)
      for (const [name, { workers: count, batch: batchSize }] of Object.entries(queues))
        for (let one = 0; one < count; one++) {
          const worker = orGiveUp(workers[name as QueueName], givers[name as QueueName])
          const settle = settleAll(worker, log, wake.soon)
          wake.add(name, await beginWork(boss, name, batchSize, settle))
        }
    },
    async stop() {
      await wake.stop()
      await boss.stop({ graceful: true, timeout: durations.stopJobs })
    },
  }

  async function enqueue(tx: Queryable, name: QueueName, data: object): Promise<boolean> {
    const inTransaction: Db = { executeSql: (text, given) => runPrepared(tx, text, given ?? []) }
    // The jobs of one trace are a group to the library, which does nothing about it.
    const sent = { db: inTransaction, singletonKey: JSON.stringify(data), group: { id: currentTrace() } }
    const added = (await boss.send(name, data, sent)) !== null
    if (added) wake.atOnce()
    return added
  }
}

/** Begins the work of a queue, and answers how its worker is told to look for jobs at once. */
async function beginWork(
  boss: PgBoss,
  name: string,
  batchSize: number,
  settle: ReturnType<typeof settleAll>,
) {
  const begun = { worker: '' }
  const fetchAgain = () => boss.notifyWorker(begun.worker)
  begun.worker = await boss.work(
    name,
    { batchSize, ...batches, ...backstop },
    async (jobs: JobWithMetadata[]) => {
      // The library's burst goes on after a full batch, but takes no batch of one for full.
      if (batchSize === 1) fetchAgain()
      return settle(jobs)
    },
  )
  return fetchAgain
}

function openBoss({ pool, embedded, isPooled }: OpenDatabase, log: Log): PgBoss {
  const { connectionString = '', stream } = pool.options
  const boss = new PgBoss({
    ...(embedded
      ? {
          db: { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) },
          backend: 'pglite',
        }
      : { connectionString, ...(stream && { stream }), max: 2, ...(!isPooled && listening) }),
    schedule: false,
    registerInstance: false,
    // The shop has no jobs that wait for other jobs.
    flowIntervalSeconds: 3_600,
  })
  boss.on('error', (error) => log.error({ err: error }, 'the queue met an error'))
  return boss
}

/** The jobs of each queue that are not done, by state, and how long the oldest has waited. */
export async function findQueueBacklog(db: Queryable) {
  const { rows } = await db.execute<{ queue: string; state: JobState; count: number; seconds: number }>(
    unfinishedJobs,
  )
  return Object.keys(queues).map((queue) => {
    const own = rows.filter((row) => row.queue === queue)
    const countOf = (state: JobState) => own.find((row) => row.state === state)?.count ?? 0
    return {
      queue,
      states: { created: countOf('created'), retry: countOf('retry'), active: countOf('active') },
      oldestSeconds: Math.max(0, ...own.map(({ seconds }) => seconds)),
    }
  })
}

type JobState = 'created' | 'retry' | 'active'

/** The library has no call for it: it waits for the heartbeat to run out. */
const retryActive = `update pgboss.job set ${leftByKilled} where state = 'active'`

/** The library has no call for it: its counts are up to a minute old, and `findJobs` lists finished jobs first. */
const unfinishedJob = `
  select 1 from pgboss.job where name = $1 and state in ('created', 'retry', 'active') limit 1`

/** The library finds no job by its key. */
const traceOfJob = `
  select group_id as trace from pgboss.job
  where name = $1 and coalesce(singleton_key, '') = $2 and state <= 'active' and policy = 'exclusive'
    and group_id is not null`

/** The library's call would not be in the transaction. */
const runningNow = `
  update pgboss.job set start_after = now()
  where name = $1 and coalesce(singleton_key, '') = $2 and state <= 'active' and policy = 'exclusive'
    and state <> 'active'`

/** The library's counts are up to a minute old, and it tells no ages; by its index of what is not done. */
const unfinishedJobs = sql`
  select name queue, state, count(*)::int count, extract(epoch from now() - min(created_on))::float seconds
  from pgboss.job where state <= 'active' and policy = 'exclusive' group by name, state`

/** No job is due later than its longest wait between two tries. */
const dueOfFarJobs = `
  update pgboss.job set start_after = least(start_after, now()), heartbeat_on = least(heartbeat_on, now())
  where state <= 'active' and greatest(start_after, heartbeat_on) > now() + interval '10 minutes'`

const batches = { burstWhenBatchFull: true, perJobResults: true, includeMetadata: true } as const

const orGiveUp =
  (worker: Worker, giver: Worker | undefined) =>
  (job: JobWithMetadata): Worker =>
    giver && hasKilledTooOften(job) ? giver : worker

const settleAll =
  (workerOf: ReturnType<typeof orGiveUp>, log: Log, onFailure: () => void) =>
  async (jobs: JobWithMetadata[]) => {
    const results = await Promise.all(jobs.map((job) => settle(job, workerOf(job), log)))
    if (results.some(({ status }) => status === 'failed')) onFailure()
    return results
  }

async function settle(job: JobWithMetadata, worker: Worker, processLog: Log): Promise<JobResult> {
  const trace = job.groupId ?? newTrace()
  const log = processLog.child({ reqId: traceId(trace) })
  try {
    await inTrace(trace, () => worker(job.data as never, log))
    return { id: job.id, status: 'completed' }
  } catch (error) {
    if (!(error instanceof NotYet))
      log.warn({ err: error, queue: job.name, data: job.data }, 'a job failed and is tried again')
    const { type: name, code, message } = describeError(error as Error)
    return { id: job.id, status: 'failed', output: { name, code, message } }
  }
}
