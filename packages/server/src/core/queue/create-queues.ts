import type { PgBoss } from 'pg-boss'
import type { Job } from './define-job.ts'

/**
 * Seconds between heartbeats: a job whose process was killed misses its heartbeat, and `watchDueJobs` requeues it within 20
 * seconds.
 */
const heartbeatSeconds = 10

const yearSeconds = 365 * 86_400

/** Creates the missing queues, and disables NOTIFY at each commit where it is enabled. */
export async function createQueues(boss: PgBoss, jobs: readonly Job[]) {
  const known = await boss.getQueues()
  for (const { name, retryLimit, retryDelayMax, seconds } of jobs) {
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
