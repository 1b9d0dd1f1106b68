import type { PgBoss, QueueResult } from 'pg-boss'
import { jobStatements } from '../db/index.ts'
import type { Job } from './define-job.ts'

/**
 * Seconds between heartbeats: a job whose process was killed misses its heartbeat, and `watchDueJobs` requeues it within 20
 * seconds.
 */
const heartbeatSeconds = 10

const daySeconds = 86_400
const yearSeconds = 365 * daySeconds

/** Seconds that a finished job stays: the fewer there are, the less the queue's statements and indexes have to do. */
const finishedSeconds = 300

/** Settings that a queue of an older release may lack. NOTIFY at each commit would make commits wait for each other. */
const common = { notify: false, deadLetter: jobStatements.GIVEN_UP, deleteAfterSeconds: finishedSeconds }

/** Creates the missing queues and brings the settings of the others up to date. A job that is given up stays a day apart. */
export async function createQueues(boss: PgBoss, jobs: readonly Job[]) {
  const known = await boss.getQueues()
  if (!known.some(({ name }) => name === jobStatements.GIVEN_UP))
    await boss.createQueue(jobStatements.GIVEN_UP, { retentionSeconds: daySeconds })
  for (const { name, retryLimit, retryDelayMax, seconds } of jobs) {
    const found = known.find((queue) => queue.name === name)
    if (found) {
      if (isUpToDate(found)) continue
      await boss.updateQueue(name, common)
      await boss.getDb().executeSql(jobStatements.adoptSettings, [name, finishedSeconds])
      continue
    }
    await boss.createQueue(name, {
      ...common,
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

function isUpToDate({ notify, deadLetter, deleteAfterSeconds }: QueueResult): boolean {
  return !notify && deadLetter === common.deadLetter && deleteAfterSeconds === common.deleteAfterSeconds
}
