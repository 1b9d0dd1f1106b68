import { limits } from '@volute/domain/core/kernel'
import { type SQL, sql } from 'drizzle-orm'
import { instantText } from './instant-text.ts'

/**
 * Own statements on the tables of pg-boss 12.38.0, all of them, each for something that the library has no call for;
 * `job-statements.test.ts` fails when the version changes, so that they are read again.
 */

/**
 * Assignments for a job whose process was killed: the library, which waits for the heartbeat to run out, does not count these apart. A
 * failure that is told overwrites the count.
 */
const leftByKilled = `
  state = 'retry', start_after = now(), output = jsonb_build_object('message', 'Its process ended while it was at work.',
    'kills', coalesce((output ->> 'kills')::int, 0) + 1)`

/** Takes back what a killed process has left active; the library would wait for its heartbeat to run out. */
export const retryActive = `update pgboss.job set ${leftByKilled} where state = 'active'`

/** Row if a queue has a job that is not done: the library's counts are up to a minute old, and `findJobs` lists finished jobs first. */
export const anyUnfinished = `
  select 1 from pgboss.job where name = $1 and state in ('created', 'retry', 'active') limit 1`

/** Trace of the unfinished job with a key; the library finds no job by its key. */
export const traceOfJob = `
  select group_id as trace from pgboss.job
  where name = $1 and coalesce(singleton_key, '') = $2 and state <= 'active' and policy = 'exclusive'
    and group_id is not null`

/** Makes the job with a key due, in the caller's transaction, which the library's call would not be in. */
export const runningNow = `
  update pgboss.job set start_after = now()
  where name = $1 and coalesce(singleton_key, '') = $2 and state <= 'active' and policy = 'exclusive'
    and state <> 'active'`

/** Counts and ages of what is not done, by its index; the library's counts are up to a minute old, and it tells no ages. */
export const backlog = sql`
  select name queue, state, count(*)::int count, extract(epoch from now() - min(created_on))::float seconds
  from pgboss.job where state <= 'active' and policy = 'exclusive' group by name, state`

/** Makes due what a clock that was put back has left in the far future: no job waits longer than ten minutes between two tries. */
export const dueOfFarJobs = `
  update pgboss.job set start_after = least(start_after, now()), heartbeat_on = least(heartbeat_on, now())
  where state <= 'active' and greatest(start_after, heartbeat_on) > now() + interval '10 minutes'`

const heartbeatEnd = `heartbeat_on + heartbeat_seconds * interval '1 second'`

/** Channel on which the library hears which queue has jobs; it makes the name, but does not tell it. */
const channel = `'pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24)`

/**
 * Takes back the jobs whose heartbeat has run out, and says of each queue in how long the next job is due or the next
 * heartbeat runs out. The library would look for the latter by several statements for each queue.
 */
export const dueJobs = `
  with lost as (
    update pgboss.job set ${leftByKilled}
    where name = any($1) and state = 'active' and ${heartbeatEnd} <= now() and retry_count < retry_limit),
  due as (
    select queue.name, extract(epoch from least(waiting.due, active.due) - now())::float8 * 1000 as milliseconds
    from unnest($1::text[]) queue (name),
      lateral (select min(start_after) due from pgboss.job where name = queue.name and state < 'active') waiting,
      lateral (select min(${heartbeatEnd}) due from pgboss.job where name = queue.name and state = 'active') active
    where waiting.due is not null or active.due is not null)
  select name, milliseconds, case when $2 and milliseconds <= 0 then pg_notify(${channel}, name) end from due`

/** Progress of a job: the library counts what follows the first try; one that is at work has not failed again yet. */
const progress = sql`
  retry_count + (state in ('retry', 'failed'))::int as "tries",
  coalesce(output ->> 'message', output -> 'value' ->> 'message') as "lastError",
  case when state < 'active' then ${instantText(sql`start_after`)} end as "nextTryUtc"`

/** Progress of the job of these data that is not done, by the index that keeps it single; `data` is written as JSON. */
export const unfinishedJob = (queue: string, data: SQL) => sql`
  select ${progress} from pgboss.job
  where name = ${sql.raw(`'${queue}'`)} and coalesce(singleton_key, '') = ${data}
    and state <= 'active' and policy = 'exclusive'`

const facts = sql`id as "jobId", name as "queue", data, ${instantText(sql`created_on`)} as "createdUtc", ${progress}, state = 'failed' as "isGivenUp"`

/**
 * The jobs that have failed and are not done, the oldest first, and those of the last day that were given up and have no
 * younger job of the same data; the library lists neither.
 */
export const failingJobs = sql`
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
  order by "createdUtc"`

/** A job by its id, whatever its queue, which the library has to be told. */
export const waitingJob = sql`
  select ${facts} from pgboss.job
  where name in (select name from pgboss.queue) and id = ${sql.placeholder('jobId')}::uuid and state in ('created', 'retry', 'failed')`

/** True when some shop has made its queues in this database, asked within a transaction. */
export const hasQueues = sql`select to_regclass('pgboss.job') is not null as found`

/** Every job that is not done, each a `line` of its queue and data, for a move; the library reads a queue at a time. */
export const unfinishedLines = `
  select to_json(array[name, data::text])::text as line from pgboss.job where state < 'completed'
  order by name, data::text collate "C"`
