import { limits } from '@volute/domain/core/kernel'
import { sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import { instantText, jobProgress, prepareSql, type Queryable } from '../db/index.ts'

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

const facts = sql`id as "jobId", name as "queue", data, ${instantText(sql`created_on`)} as "createdUtc", ${jobProgress}, state = 'failed' as "isGivenUp"`

/**
 * The jobs that have failed and are not done, the oldest first, and those of the last day that were given up and have no
 * younger job of the same data.
 */
export const findFailingJobs = (db: Queryable) => failing(db, {})

const failing = prepareSql<StoredJob>(sql`
  select * from (
    (select ${facts} from pgboss.job
     where state <= 'active' and policy = 'exclusive' and output is not null
     order by created_on limit ${sql.raw(String(limits.supportJobs))})
    union all
    (select ${facts} from pgboss.job given_up
     where completed_on > now() - interval '1 day' and state = 'failed' and not exists (
       select from pgboss.job younger
       where younger.name = given_up.name and younger.singleton_key = given_up.singleton_key
         and younger.created_on > given_up.created_on)
     order by created_on limit ${sql.raw(String(limits.supportJobs))})) jobs
  order by "createdUtc"`)

/** A job that waits for its next try or is given up, with its kind as far as the database knows it. */
export async function findWaitingJob(db: Queryable, jobId: string) {
  const [job] = await waiting(db, { jobId })
  return job && { ...job, kind: { name: job.queue, payload: z.looseObject({}) } }
}

const waiting = prepareSql<StoredJob>(sql`
  select ${facts} from pgboss.job
  where name in (select name from pgboss.queue) and id = ${sql.placeholder('jobId')}::uuid and state in ('created', 'retry', 'failed')`)
