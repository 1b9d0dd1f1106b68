import { jobStatements, type OpenDatabase, runPrepared } from '../db/index.ts'
import type { Log } from '../log/log.ts'
import { tellOfJobs } from './tell-of-jobs.ts'

/** Milliseconds between two checks without a trigger; the second value is for poolers, where NOTIFY does not get through. */
const USUAL = 10_000
const POOLED = 2_000
/** Milliseconds until a triggered check. */
const SOON = 1_000

/**
 * Wakes workers whose jobs are due. What this process adds wakes the queue's workers at once, here and by NOTIFY in the other
 * processes: in the transaction that adds a job, NOTIFY would make each commit wait for the one before it. One statement
 * checks all queues, requeues jobs whose heartbeat has expired, and notifies of jobs whose transaction took longer: soon
 * after a job was added or one has failed, when a job is due or a heartbeat expires, and every ten seconds; every two behind
 * a pooler, which blocks NOTIFY.
 */
export function watchDueJobs(
  { db, isPooled }: Pick<OpenDatabase, 'db' | 'isPooled'>,
  names: readonly string[],
  log: Log,
) {
  const { addWorker, wakeAll } = openWorkers()
  let timer: NodeJS.Timeout | undefined
  let lookAt = 0
  let looking = Promise.resolve()
  let hasTold = false
  let isStopped = false
  const onError = (error: unknown) => log.warn({ err: error }, 'the queue could not be looked through')
  const telling = tellOfJobs({ db, wakeAll, whenTold, onError })

  function lookIn(milliseconds: number) {
    clearTimeout(timer)
    lookAt = performance.now() + milliseconds
    timer = setTimeout(() => void (looking = look()), milliseconds).unref()
  }

  async function look() {
    // A check requested while this one runs brings the next one forward.
    lookIn(isPooled ? POOLED : USUAL)
    const isNotified = hasTold
    hasTold = false
    try {
      const { rows } = await runPrepared(db, jobStatements.dueJobs, [names, isNotified])
      for (const { name, milliseconds } of rows as DueJob[])
        if (milliseconds > 0) bringForward(milliseconds)
        else wakeAll(name)
    } catch (error) {
      onError(error)
    }
  }

  function whenTold() {
    hasTold = true
    bringForward(SOON)
  }

  function bringForward(milliseconds: number) {
    if (!isStopped && (!timer || performance.now() + milliseconds < lookAt)) lookIn(milliseconds)
  }

  return {
    add(name: string, wake: () => void): void {
      addWorker(name, wake)
      bringForward(SOON)
    },
    soon: () => bringForward(SOON),
    atOnce: telling.atOnce,
    async stop(): Promise<void> {
      isStopped = true
      clearTimeout(timer)
      await telling.stop()
      await looking
      clearTimeout(timer)
    },
  }
}

/** Workers of this process by the names of their queues. */
function openWorkers() {
  const workers: { name: string; wake: () => void }[] = []
  return {
    addWorker: (name: string, wake: () => void) => void workers.push({ name, wake }),
    wakeAll(name: string) {
      for (const worker of workers) if (worker.name === name) worker.wake()
    },
  }
}

interface DueJob {
  name: string
  milliseconds: number
}
