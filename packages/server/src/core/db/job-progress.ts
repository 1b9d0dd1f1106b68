import { type SQL, sql } from 'drizzle-orm'

/** An instant as JSON has it. */
export const instantText = (column: SQL) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Progress of a job: the queue's library counts what follows the first try; one that is at work has not failed again yet. */
export const jobProgress = sql`
  retry_count + (state in ('retry', 'failed'))::int as "tries",
  coalesce(output ->> 'message', output -> 'value' ->> 'message') as "lastError",
  case when state < 'active' then ${instantText(sql`start_after`)} end as "nextTryUtc"`

/** The job of these data that is not done, by the index that keeps it single; `data` is written as JSON. */
export const unfinishedJob = (queue: string, data: SQL) => sql`
  select ${jobProgress} from pgboss.job
  where name = ${sql.raw(`'${queue}'`)} and coalesce(singleton_key, '') = ${data}
    and state <= 'active' and policy = 'exclusive'`
