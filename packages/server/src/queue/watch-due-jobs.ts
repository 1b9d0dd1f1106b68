import type { Pool } from 'pg'
import type { Log } from '../log.ts'

/** Milliseconds: how often the workers are looked after without a reason, and how soon with one. */
const USUAL = 10_000
const SOON = 1_000

/**
 * Wakes workers whose jobs are due. NOTIFY tells of a new job alone: nobody tells of one that waits for its next try, or
 * that a killed process has left, and a pooler may keep NOTIFY back. One statement asks for all queues, and takes back the jobs
 * whose heartbeat has run out; the next is sent when the next job is due or the next heartbeat runs out, and soon after this
 * process has added a job or failed at one.
 */
export function watchDueJobs(pool: Pool, log: Log) {
  const workers: { name: string; wake: () => void }[] = []
  let timer: NodeJS.Timeout | undefined
  let lookAt = 0
  let looking = Promise.resolve()

  function lookIn(milliseconds: number) {
    clearTimeout(timer)
    lookAt = performance.now() + milliseconds
    timer = setTimeout(() => void (looking = look()), milliseconds).unref()
  }

  async function look() {
    // Whoever asks for a look while this one runs brings the next one forward.
    lookIn(USUAL)
    try {
      const { rows } = await pool.query<DueJob>(dueJobs, [[...new Set(workers.map(({ name }) => name))]])
      for (const { name, milliseconds } of rows)
        if (milliseconds > 0) bringForward(milliseconds)
        else for (const worker of workers) if (worker.name === name) worker.wake()
    } catch (error) {
      log.warn({ err: error }, 'the queue could not be looked through')
    }
  }

  function bringForward(milliseconds: number) {
    if (timer && performance.now() + milliseconds < lookAt) lookIn(milliseconds)
  }

  return {
    add(name: string, wake: () => void): void {
      workers.push({ name, wake })
      if (!timer) lookIn(SOON)
    },
    soon: () => bringForward(SOON),
    async stop(): Promise<void> {
      clearTimeout(timer)
      timer = undefined
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

/**
 * Takes back what nobody works at any more, and says of each queue in how long its first job may run: one that waits for its
 * turn, or one whose heartbeat may run out. The library would look for the latter by some statements a queue.
 */
const dueJobs = `
  with lost as (
    update pgboss.job set state = 'retry', start_after = now()
    where name = any($1) and state = 'active' and ${heartbeatEnd} <= now())
  select queue.name, extract(epoch from least(waiting.due, active.due) - now())::float8 * 1000 as milliseconds
  from unnest($1::text[]) queue (name),
    lateral (select min(start_after) due from pgboss.job where name = queue.name and state < 'active') waiting,
    lateral (select min(${heartbeatEnd}) due from pgboss.job where name = queue.name and state = 'active') active
  where waiting.due is not null or active.due is not null`
