import { durations } from '@volute/domain/core/kernel'
import { type Db, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss'
import { type JobContext, type JobKind, NotYet, type Shop } from '../http/context.ts'
import { doTogether, jobStatements, type OpenDatabase, type Queryable, runPrepared } from '../db/index.ts'
import { describeError, type Log } from '../log/log.ts'
import { currentTrace, inTrace, newTrace, type Trace, traceId } from '../log/trace.ts'
import { createQueues } from './create-queues.ts'
import type { Job } from './define-job.ts'
import { hasKilledTooOften } from './killed-jobs.ts'
import { watchDueJobs } from './watch-due-jobs.ts'

export { defineJob, type Job } from './define-job.ts'
export { findFailingJobs, findWaitingJob } from './find-jobs.ts'
export { addJobs, unfinishedJobsOf } from './move-jobs.ts'

/**
 * The library listens for the notifications of `watchDueJobs` and wakes this process's workers. LISTEN does not work through
 * a pooler.
 */
const listening = { useListenNotify: true, notifyHeartbeatIntervalMs: 30_000 }

/** Payload of a job, and the trace of the work that adds it. */
export interface TracedPayload {
  payload: object
  trace: Trace
}

/** Fallback polling interval in seconds; a worker is normally woken when a job is due. */
const backstop = { pollingIntervalSeconds: 60 }

export interface Queue extends Pick<Shop, 'enqueue' | 'isUnfinished' | 'retrySoon' | 'runNow' | 'inTraceOf'> {
  /** Adds jobs of one kind, each in the trace of its own work. */
  enqueueAll(this: void, tx: Queryable, job: JobKind, added: readonly TracedPayload[]): Promise<number>
  /** Makes jobs due that a clock set back left far in the future. */
  bringBack(this: void): Promise<void>
  /** Forgets jobs that were given up, begun again and done since. */
  forgetDone(this: void): Promise<void>
  /** Starts the workers of every kind of job. */
  work(context: JobContext): Promise<void>
  stop(): Promise<void>
}

/**
 * Opens the queue in the shop's own database. A job added in a transaction exists only once that commits; the commit then
 * wakes the workers of every process.
 */
export async function openQueue(opened: OpenDatabase, log: Log, jobs: readonly Job[]): Promise<Queue> {
  const { db, pool, embedded } = opened
  const boss = openBoss(opened, log)
  await boss.start()
  await createQueues(boss, jobs)
  const names = jobs.map(({ name }) => name)
  const wake = watchDueJobs(opened, names, log)
  const unfinished = doTogether(findUnfinished)
  return {
    enqueue,
    enqueueAll,
    async runNow(tx, job, data) {
      if (await enqueue(tx, job, data)) return
      await runPrepared(tx, jobStatements.runningNow, [job.name, JSON.stringify(data)])
      wake.soon()
    },
    async inTraceOf({ name }, data, work) {
      const { rows } = await runPrepared(db, jobStatements.traceOfJob, [name, JSON.stringify(data)])
      const [job] = rows as { trace: string }[]
      return job ? inTrace(job.trace, work) : work()
    },
    isUnfinished: async ({ name }) => (await unfinished(db, name)) ?? false,
    async retrySoon({ name }) {
      const queued = await boss.findJobs(name, { queued: true, limit: 100_000 })
      for (const { id, state } of queued)
        if (state === 'retry') await boss.update(name, undefined, { id, startAfter: 1 })
      wake.soon()
    },
    async bringBack() {
      await runPrepared(db, jobStatements.dueOfFarJobs, [])
    },
    async forgetDone() {
      await db.execute(jobStatements.forgetDone)
    },
    async work(context) {
      // A data folder has one shop at a time: what is active now was left by a killed process.
      if (embedded) await pool.query(jobStatements.retryActive)
      for (const job of jobs)
        for (let one = 0; one < job.workers; one++)
          wake.add(job.name, await beginWork(boss, job, settleAll(job, context, wake.soon)))
    },
    async stop() {
      await wake.stop()
      await boss.stop({ graceful: true, timeout: durations.stopJobs })
    },
  }

  async function enqueue(tx: Queryable, job: JobKind, payload: object): Promise<boolean> {
    return (await enqueueAll(tx, job, [{ payload, trace: currentTrace() }])) > 0
  }

  async function enqueueAll(tx: Queryable, { name }: JobKind, added: readonly TracedPayload[]) {
    const count = await insertJobs(boss, tx, name, added)
    if (count > 0) wake.atOnce(name)
    return count
  }
}

/** Adds jobs in the caller's transaction and returns how many are new. */
async function insertJobs(boss: PgBoss, tx: Queryable, name: string, added: readonly TracedPayload[]) {
  const inTransaction: Db = { executeSql: (text, given) => runPrepared(tx, text, given ?? []) }
  const sent = added.map(({ payload, trace }) => ({
    data: payload,
    singletonKey: JSON.stringify(payload),
    // The trace is stored as the library's group id, which has no effect here.
    group: { id: trace },
  }))
  return (await boss.insert(name, sent, { db: inTransaction, returnId: true }))?.length ?? 0
}

/** Names of those of these queues that have an unfinished job. */
async function findUnfinished(db: Queryable, names: readonly string[]) {
  const { rows } = await runPrepared(db, jobStatements.anyUnfinished, [names])
  return new Map((rows as { name: string }[]).map(({ name }) => [name, true]))
}

/** Starts a worker of a queue and returns a function that makes it fetch at once. */
async function beginWork(
  boss: PgBoss,
  { name, batch: batchSize }: Job,
  settle: ReturnType<typeof settleAll>,
) {
  const begun = { worker: '' }
  const fetchAgain = () => boss.notifyWorker(begun.worker)
  begun.worker = await boss.work(
    name,
    { batchSize, ...batches, ...backstop },
    async (jobs: JobWithMetadata[]) => {
      // The library fetches again after a full batch, but does not count a batch of one as full.
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
    maintenanceIntervalSeconds: 300,
    // The shop has no jobs that wait for other jobs.
    flowIntervalSeconds: 3_600,
  })
  boss.on('error', (error) => log.error({ err: error }, 'the queue met an error'))
  return boss
}

/** Counts unfinished jobs of each kind by state, with the age of the oldest. */
export async function findQueueBacklog(db: Queryable, jobs: readonly JobKind[]) {
  const { rows } = await db.execute<{ queue: string; state: JobState; count: number; seconds: number }>(
    jobStatements.backlog,
  )
  return jobs.map(({ name: queue }) => {
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

const batches = { burstWhenBatchFull: true, perJobResults: true, includeMetadata: true } as const

const settleAll =
  (job: Job, context: JobContext, onFailure: () => void) => async (taken: JobWithMetadata[]) => {
    const results = await Promise.all(taken.map((one) => settle(job, one, context)))
    if (results.some(({ status }) => status === 'failed')) onFailure()
    return results
  }

/** Runs one job, or gives it up, and logs it under the trace of the call that added it. */
async function settle(job: Job, taken: JobWithMetadata, context: JobContext): Promise<JobResult> {
  const { id, name: queue, data } = taken
  const trace = taken.groupId ?? newTrace()
  const log = context.log.child({ reqId: traceId(trace) })
  const act = job.giveUp && hasKilledTooOften(taken) ? job.giveUp : job.work
  try {
    await inTrace(trace, async () => act({ ...context, log }, job.payload.parse(data)))
    return { id, status: 'completed' }
  } catch (error) {
    if (!(error instanceof NotYet)) log.warn({ err: error, queue, data }, 'a job failed and is tried again')
    const { type: name, code, message } = describeError(error as Error)
    return { id, status: 'failed', output: { name, code, message } }
  }
}
