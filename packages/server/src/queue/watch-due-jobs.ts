import type { Pool } from 'pg'
import type { Log } from '../log.ts'

/** Milliseconds: how often the workers are looked after without a reason, and how soon with one. */
const USUAL = 10_000
const SOON = 1_000

/**
 * Wakes workers whose jobs are due. NOTIFY tells of a new job alone: nobody tells of one that waits for its next try, or
 * that a killed process has left, and a pooler may keep NOTIFY back. One statement asks for all queues; the next is sent when
 * the next job is due, and soon after this process has added a job or failed at one.
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

/** Of each queue the job that may run first, and in how long. */
const dueJobs = `
  select queue.name, extract(epoch from first.due - now())::float8 * 1000 as milliseconds
  from unnest($1::text[]) queue (name),
    lateral (select min(start_after) due from pgboss.job where name = queue.name and state < 'active') first
  where first.due is not null`
