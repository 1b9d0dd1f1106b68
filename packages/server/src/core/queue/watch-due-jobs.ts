import { jobStatements, type OpenDatabase, runPrepared } from '../db/index.ts'
import type { Log } from '../log/log.ts'

/** Milliseconds between two checks without a trigger; the second value is for poolers, where NOTIFY does not get through. */
const USUAL = 10_000
const POOLED = 2_000
/** Milliseconds until a triggered check. */
const SOON = 1_000
/** Milliseconds after which a transaction that adds a job has usually committed. */
const AT_ONCE = 20

/**
 * Wakes workers whose jobs are due. One statement checks all queues, requeues jobs whose heartbeat has expired, and notifies
 * the other processes by NOTIFY of jobs that this one has added: in the transaction that adds a job, NOTIFY would make each
 * commit wait for the one before it. A check runs at once and again soon after a job was added, soon after one has failed,
 * when a job is due or a heartbeat expires, and every ten seconds; every two behind a pooler, which blocks NOTIFY.
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
    const isNotified = hasAdded
    hasAdded = false
    // A check requested while this one runs brings the next one forward.
    lookIn(isNotified ? SOON : usual)
    try {
      const { rows } = await runPrepared(db, jobStatements.dueJobs, [names, isNotified])
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
