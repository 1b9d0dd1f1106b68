import type { PgBoss } from 'pg-boss'
import type { QueueName } from '../http/context.ts'

interface QueueSettings {
  /** Number of times that a job is tried: effectively for ever for an order, for days for a mail. */
  retryLimit: number
  /** Longest time between two tries, in seconds. */
  retryDelayMax: number
  /** Number of workers that take jobs at the same time, so that one slow answer does not block the queue. */
  workers: number
  /** Number of jobs that a worker takes, does at once and ends with one statement. */
  batch: number
  /** Most seconds of a job, where the library's quarter of an hour is too short. */
  seconds?: number
}

export const queues: Record<QueueName, QueueSettings> = {
  'place-order': { retryLimit: 1_000_000, retryDelayMax: 20, workers: 3, batch: 4 },
  'watch-erp': { retryLimit: 1_000_000, retryDelayMax: 10, workers: 1, batch: 2 },
  'announce-claim': { retryLimit: 1_000_000, retryDelayMax: 20, workers: 1, batch: 4 },
  'keep-in-step': { retryLimit: 10, retryDelayMax: 60, workers: 1, batch: 1 },
  'send-mail': { retryLimit: 1_000, retryDelayMax: 300, workers: 2, batch: 5 },
  'forgotten-password': { retryLimit: 10, retryDelayMax: 60, workers: 1, batch: 2 },
  'read-file': { retryLimit: 5, retryDelayMax: 60, workers: 1, batch: 1, seconds: 3_600 },
  'look-for-callouts': { retryLimit: 5, retryDelayMax: 60, workers: 1, batch: 1, seconds: 3_600 },
  'compare-draft': { retryLimit: 100, retryDelayMax: 60, workers: 1, batch: 1, seconds: 80_000 },
  publish: { retryLimit: 1_000, retryDelayMax: 60, workers: 1, batch: 1, seconds: 80_000 },
}

/** In seconds: a job whose process was killed misses its heartbeat, and `watchDueJobs` takes it back within 20. */
const heartbeatSeconds = 10

const yearSeconds = 365 * 86_400

/** Creates the queues that the database lacks, and turns NOTIFY at each commit off where it is on. */
export async function createQueues(boss: PgBoss) {
  const known = await boss.getQueues()
  for (const [name, { retryLimit, retryDelayMax, seconds }] of Object.entries(queues)) {
    const found = known.find((queue) => queue.name === name)
    if (found?.notify) await boss.updateQueue(name, { notify: false })
    if (found) continue
    await boss.createQueue(name, {
      retryLimit,
      retryDelayMax,
      policy: 'exclusive',
      retryDelay: 1,
      retryBackoff: true,
      heartbeatSeconds,
      retentionSeconds: yearSeconds,
      ...(seconds && { expireInSeconds: seconds }),
    })
  }
}
