import { limits } from '@volute/domain/core/kernel'
import { sql } from 'drizzle-orm'
import type { QueueName } from '../http/context.ts'
import { instantText, jobProgress, prepareSql, type Queryable } from '../db/index.ts'

interface Job {
  jobId: string
  queue: QueueName
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

const failing = prepareSql<Job>(sql`
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

/** A job that waits for its next try or is given up. */
export async function findWaitingJob(db: Queryable, jobId: string) {
  const [job] = await waiting(db, { jobId })
  return job
}

const waiting = prepareSql<Job>(sql`
  select ${facts} from pgboss.job
  where name in (select name from pgboss.queue) and id = ${sql.placeholder('jobId')}::uuid and state in ('created', 'retry', 'failed')`)
