import type { PgBoss } from 'pg-boss'
import type { Job } from './define-job.ts'

/** In seconds: a job whose process was killed misses its heartbeat, and `watchDueJobs` takes it back within 20. */
const heartbeatSeconds = 10

const yearSeconds = 365 * 86_400

/** Creates the queues that the database lacks, and turns NOTIFY at each commit off where it is on. */
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
