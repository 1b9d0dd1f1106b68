import { type OpenDatabase, runPrepared } from '../db/index.ts'
import type { Log } from '../log/log.ts'
import { leftByKilled } from './killed-jobs.ts'

/** Milliseconds between two looks without a reason; the second where NOTIFY does not get through. */
const USUAL = 10_000
const POOLED = 2_000
/** Milliseconds to a look with one. */
const SOON = 1_000
/** Milliseconds after which a transaction that adds a job has committed, as a rule. */
const AT_ONCE = 20

/**
 * Wakes workers whose jobs are due. One statement looks through all queues, takes back the jobs whose heartbeat has run out,
 * and tells the other processes by NOTIFY what this one has added: in the transaction that adds a job, NOTIFY would make
 * each commit wait for the one before it. A look follows at once and again soon after a job was added, soon after one has
 * failed, when a job is due or a heartbeat runs out, and every ten seconds; every two behind a pooler, which keeps NOTIFY back.
 */
export function watchDueJobs(
  { db, isPooled }: Pick<OpenDatabase, 'db' | 'isPooled'>,
  names: readonly string[],
  log: Log,
) {
  const usual = isPooled ? POOLED : USUAL
  const workers: { name: string; wake: () => void }[] = []
  let timer: NodeJS.Timeout | undefined
  let lookAt = 0
  let looking = Promise.resolve()
  let hasAdded = false
  let isStopped = false

  function lookIn(milliseconds: number) {
    clearTimeout(timer)
    lookAt = performance.now() + milliseconds
    timer = setTimeout(() => void (looking = look()), milliseconds).unref()
  }

  async function look() {
    const isTold = hasAdded
    hasAdded = false
    // Whoever asks for a look while this one runs brings the next one forward.
    lookIn(isTold ? SOON : usual)
    try {
      const { rows } = await runPrepared(db, dueJobs, [names, isTold])
      for (const { name, milliseconds } of rows as DueJob[])
        if (milliseconds > 0) bringForward(milliseconds)
        else for (const worker of workers) if (worker.name === name) worker.wake()
    } catch (error) {
      log.warn({ err: error }, 'the queue could not be looked through')
    }
  }

  function bringForward(milliseconds: number) {
    if (!isStopped && (!timer || performance.now() + milliseconds < lookAt)) lookIn(milliseconds)
  }

  return {
    add(name: string, wake: () => void): void {
      workers.push({ name, wake })
      bringForward(SOON)
    },
    soon: () => bringForward(SOON),
    atOnce() {
      hasAdded = true
      bringForward(AT_ONCE)
    },
    async stop(): Promise<void> {
      isStopped = true
      clearTimeout(timer)
      await looking
      clearTimeout(timer)
    },
  }
}

interface DueJob {
  name: string
  milliseconds: number
}

const heartbeatEnd = `heartbeat_on + heartbeat_seconds * interval '1 second'`

/** The channel on which the library hears which queue has jobs. */
const channel = `'pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24)`

/**
 * Takes back the jobs whose heartbeat has run out, and says of each queue in how long the next job is due or the next
 * heartbeat runs out. The library would look for the latter by several statements for each queue.
 */
const dueJobs = `
  with lost as (
    update pgboss.job set ${leftByKilled}
    where name = any($1) and state = 'active' and ${heartbeatEnd} <= now() and retry_count < retry_limit),
  due as (
    select queue.name, extract(epoch from least(waiting.due, active.due) - now())::float8 * 1000 as milliseconds
    from unnest($1::text[]) queue (name),
      lateral (select min(start_after) due from pgboss.job where name = queue.name and state < 'active') waiting,
      lateral (select min(${heartbeatEnd}) due from pgboss.job where name = queue.name and state = 'active') active
    where waiting.due is not null or active.due is not null)
  select name, milliseconds, case when $2 and milliseconds <= 0 then pg_notify(${channel}, name) end from due`
