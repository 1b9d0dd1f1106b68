import { z } from 'zod/mini'
import { jobStatements, prepareSql, type Queryable } from '../db/index.ts'

interface StoredJob {
  jobId: string
  queue: string
  data: { salesOrderId?: number; mailId?: number; email?: string }
  createdUtc: string
  tries: number
  lastError: string | null
  nextTryUtc: string | null
  isGivenUp: boolean
}

/**
 * The jobs that have failed and are not done, the oldest first, and those of the last day that were given up and have no
 * younger job of the same data.
 */
export const findFailingJobs = (db: Queryable) => failing(db, {})

const failing = prepareSql<StoredJob>(jobStatements.failingJobs)

/** A job that waits for its next try or is given up, with its kind as far as the database knows it. */
export async function findWaitingJob(db: Queryable, jobId: string) {
  const [job] = await waiting(db, { jobId })
  return job && { ...job, kind: { name: job.queue, payload: z.looseObject({}) } }
}

const waiting = prepareSql<StoredJob>(jobStatements.waitingJob)
