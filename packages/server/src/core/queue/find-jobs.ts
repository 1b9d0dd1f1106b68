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

/** Failed jobs that are not done, oldest first, and jobs given up in the last day without a newer job for the same data. */
export const findFailingJobs = (db: Queryable) => failing(db, {})

const failing = prepareSql<StoredJob>(jobStatements.failingJobs)

/** Finds a job that waits for its next attempt or is given up, with as much of its kind as the database knows. */
export async function findWaitingJob(db: Queryable, jobId: string) {
  const [job] = await waiting(db, { jobId })
  return job && { ...job, kind: { name: job.queue, payload: z.looseObject({}) } }
}

const waiting = prepareSql<StoredJob>(jobStatements.waitingJob)
