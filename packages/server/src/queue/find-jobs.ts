import { limits } from '@volute/domain/kernel'
import { type SQL, sql } from 'drizzle-orm'
import type { QueueName } from '../context.ts'
import { prepareSql, type Queryable } from '../db/index.ts'

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

const instant = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The library counts what follows the first try; a job that is at work has not failed again yet. */
const progress = sql`
  retry_count + (state in ('retry', 'failed'))::int as "tries",
  coalesce(output ->> 'message', output -> 'value' ->> 'message') as "lastError",
  case when state < 'active' then ${instant(sql`start_after`)} end as "nextTryUtc"`

/** The job of these data that is not done, by the index that keeps it single; `data` is written as JSON. */
export const unfinishedJob = (queue: QueueName, data: SQL) => sql`
  select ${progress} from pgboss.job
  where name = ${sql.raw(`'${queue}'`)} and coalesce(singleton_key, '') = ${data}
    and state <= 'active' and policy = 'exclusive'`

const facts = sql`id as "jobId", name as "queue", data, ${instant(sql`created_on`)} as "createdUtc", ${progress}, state = 'failed' as "isGivenUp"`

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
