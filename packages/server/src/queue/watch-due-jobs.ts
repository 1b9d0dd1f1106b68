import { type Database, runPrepared } from '../db/index.ts'
import type { Log } from '../log.ts'

/**
 * Milliseconds: how often the workers are looked after without a reason, how soon with one, and when a transaction that adds
 * a job has committed, as a rule.
 */
const USUAL = 10_000
const SOON = 1_000
const AT_ONCE = 20

/**
 * Wakes workers whose jobs are due. One statement asks for all queues; it is sent at once after this process has added jobs,
 * and soon again, as their transaction may take longer, when the next job is due, and soon after this process has failed at
 * one. What another process has left behind is found by the usual look.
 */
export function watchDueJobs(db: Database, log: Log) {
  const workers: { name: string; wake: () => void }[] = []
  let timer: NodeJS.Timeout | undefined
  let lookAt = 0
  let looking = Promise.resolve()
  let hasAdded = false

  function lookIn(milliseconds: number) {
    clearTimeout(timer)
    lookAt = performance.now() + milliseconds
    timer = setTimeout(() => void (looking = look()), milliseconds).unref()
  }

  async function look() {
    // Whoever asks for a look while this one runs brings the next one forward.
    lookIn(hasAdded ? SOON : USUAL)
    hasAdded = false
    try {
      const { rows } = await runPrepared(db, dueJobs, [[...new Set(workers.map(({ name }) => name))]])
      for (const { name, milliseconds } of rows as DueJob[])
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
    atOnce() {
      hasAdded = true
      bringForward(AT_ONCE)
    },
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
