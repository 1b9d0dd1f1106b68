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
  const usual = isPooled ? POOLED : USUAL
  const workers: { name: string; wake: () => void }[] = []
  let timer: NodeJS.Timeout | undefined
  let lookAt = 0
  let looking: Promise<unknown> = Promise.resolve()
  const added = new Set<string>()
  let telling: NodeJS.Timeout | undefined
  let isNotified = false
  let isStopped = false

  function lookIn(milliseconds: number) {
    clearTimeout(timer)
    lookAt = performance.now() + milliseconds
    timer = setTimeout(() => begin(look()), milliseconds).unref()
  }

  function begin(work: Promise<void>) {
    looking = Promise.all([looking, work])
  }

  async function look() {
    // A check requested while this one runs brings the next one forward.
    lookIn(usual)
    const isLate = isNotified
    isNotified = false
    await orWarn(async () => {
      const { rows } = await runPrepared(db, jobStatements.dueJobs, [names, isLate])
      for (const { name, milliseconds } of rows as DueJob[])
        if (milliseconds > 0) bringForward(milliseconds)
        else wakeAll(name)
    })
  }

  async function tell() {
    telling = undefined
    const told = [...added]
    added.clear()
    for (const name of told) wakeAll(name)
    isNotified = true
    bringForward(SOON)
    await orWarn(() => runPrepared(db, jobStatements.tellOfJobs, [told]))
  }

  async function orWarn(work: () => Promise<unknown>) {
    try {
      await work()
    } catch (error) {
      log.warn({ err: error }, 'the queue could not be looked through')
    }
  }

  function wakeAll(name: string) {
    for (const worker of workers) if (worker.name === name) worker.wake()
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
    atOnce(name: string) {
      added.add(name)
      if (!isStopped) telling ??= setTimeout(() => begin(tell()), AT_ONCE).unref()
    },
    async stop(): Promise<void> {
      isStopped = true
      clearTimeout(telling)
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
