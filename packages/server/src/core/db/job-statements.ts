import { limits } from '@volute/domain/core/kernel'
import { type SQL, sql } from 'drizzle-orm'
import { instantText } from './schema/columns.ts'

/**
 * All our statements on the tables of pg-boss 12.38.0, each because the library has no call for it.
 * `job-statements.test.ts` fails when the version changes, so that somebody reviews them.
 */

/**
 * Assignments for a job whose process was killed. The library waits for the heartbeat to expire and does not count kills
 * separately. A reported failure overwrites the count.
 */
const leftByKilled = `
  state = 'retry', start_after = now(), output = jsonb_build_object('message', 'Its process ended while it was at work.',
    'kills', coalesce((output ->> 'kills')::int, 0) + 1)`

/** Requeues jobs that a killed process left active; the library would wait for their heartbeat to expire. */
export const retryActive = `update pgboss.job set ${leftByKilled} where state = 'active'`

/**
 * Returns those of these queues that have an unfinished job: the library's counts are up to a minute old, and `findJobs`
 * lists finished jobs first.
 */
export const anyUnfinished = `
  select name from unnest($1::text[]) queue (name) where exists (
    select from pgboss.job where name = queue.name and state in ('created', 'retry', 'active'))`

/** Trace of the unfinished job with a key; the library cannot find a job by its key. */
export const traceOfJob = `
  select group_id as trace from pgboss.job
  where name = $1 and coalesce(singleton_key, '') = $2 and state <= 'active' and policy = 'exclusive'
    and group_id is not null`

/** Makes the job with a key due, in the caller's transaction; the library's call would run outside it. */
export const runningNow = `
  update pgboss.job set start_after = now()
  where name = $1 and coalesce(singleton_key, '') = $2 and state <= 'active' and policy = 'exclusive'
    and state <> 'active'`

/** Counts and ages of unfinished jobs, by their index; the library's counts are up to a minute old, and it reports no ages. */
export const backlog = sql`
  select name queue, state, count(*)::int count, extract(epoch from now() - min(created_on))::float seconds
  from pgboss.job where state <= 'active' and policy = 'exclusive' group by name, state`

/** Makes jobs due that a clock set back left far in the future: no job waits more than ten minutes between attempts. */
export const dueOfFarJobs = `
  update pgboss.job set start_after = least(start_after, now()), heartbeat_on = least(heartbeat_on, now())
  where name in (select name from pgboss.queue) and state in ('created', 'retry', 'active')
    and greatest(start_after, heartbeat_on) > now() + interval '10 minutes'`

const heartbeatEnd = `heartbeat_on + heartbeat_seconds * interval '1 second'`

/** Channel on which the library listens for queues with jobs. It builds the name and does not expose it. */
const channel = `'pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24)`

/** When the first job in a state is due: one probe of an index, however many are waiting or done. */
const firstDue = (state: 'created' | 'retry') => `
  (select min(start_after) from pgboss.job where name = queue.name and state = '${state}' and not blocked)`

/** Notifies the other processes that these queues have jobs; the library would do so within each transaction that adds one. */
export const tellOfJobs = `select pg_notify(${channel}, name) from unnest($1::text[]) queue (name)`

/**
 * Requeues jobs whose heartbeat has expired and returns, per queue, the milliseconds until the next job is due or the next
 * heartbeat expires. The library would need several statements per queue.
 */
export const dueJobs = `
  with lost as (
    update pgboss.job set ${leftByKilled}
    where name = any($1) and state = 'active' and ${heartbeatEnd} <= now() and retry_count < retry_limit),
  due as (
    select queue.name, extract(epoch from least(waiting.due, active.due) - now())::float8 * 1000 as milliseconds
    from unnest($1::text[]) queue (name),
      lateral (select least(${firstDue('created')}, ${firstDue('retry')}) due offset 0) waiting,
      lateral (
        select min(${heartbeatEnd}) due from pgboss.job where name = queue.name and state = 'active' offset 0) active
    where waiting.due is not null or active.due is not null)
  select name, milliseconds, case when $2 and milliseconds <= 0 then pg_notify(${channel}, name) end from due`

/** Progress of a job. The library does not count the first attempt, and a running job has not failed again yet. */
const progress = sql`
  retry_count + (state in ('retry', 'failed'))::int as "tries",
  coalesce(output ->> 'message', output -> 'value' ->> 'message') as "lastError",
  case when state < 'active' then ${instantText(sql`start_after`)} end as "nextTryUtc"`

/** Progress of the unfinished job with this data, by the index that keeps it unique; `data` is JSON. */
export const unfinishedJob = (queue: string, data: SQL) => sql`
  select ${progress} from pgboss.job
  where name = ${sql.raw(`'${queue}'`)} and coalesce(singleton_key, '') = ${data}
    and state <= 'active' and policy = 'exclusive'`

const facts = sql`id as "jobId", name as "queue", data, ${instantText(sql`created_on`)} as "createdUtc", ${progress}, false as "isGivenUp"`

/** Queue of the library's copies of jobs that were given up; the jobs themselves leave with the finished ones. */
export const GIVEN_UP = 'given-up'
const givenUpName = sql.raw(`'${GIVEN_UP}'`)

const givenUpFacts = sql`
  source_id as "jobId", source_name as "queue", data, ${instantText(sql`source_created_on`)} as "createdUtc",
  source_retry_count + 1 as "tries",
  coalesce(source_output ->> 'message', source_output -> 'value' ->> 'message') as "lastError",
  null as "nextTryUtc", true as "isGivenUp"`

/** A job with the data of one that was given up, added after that. */
const isYounger = sql`younger.name = given_up.source_name and younger.singleton_key = given_up.singleton_key
  and younger.created_on > given_up.created_on`

/** Failed jobs that are not done, oldest first, and jobs given up without a newer job for the same data; the library lists neither. */
export const failingJobs = sql`
  select * from (
    (select ${facts} from pgboss.job
     where state <= 'active' and policy = 'exclusive' and output is not null
     order by created_on limit ${sql.raw(String(limits.supportJobs))})
    union all
    (select ${givenUpFacts} from (
       select distinct on (source_name, singleton_key) * from pgboss.job where name = ${givenUpName}
       order by source_name, singleton_key, created_on desc) given_up
     where not exists (select from pgboss.job younger where ${isYounger})
     order by source_created_on limit ${sql.raw(String(limits.supportJobs))})) jobs
  order by "createdUtc"`

/** A job by its id, in any queue; the library needs the queue's name. */
export const waitingJob = sql`
  select ${facts} from pgboss.job
  where name in (select name from pgboss.queue) and id = ${sql.placeholder('jobId')}::uuid and policy = 'exclusive'
    and state in ('created', 'retry')
  union all
  select ${givenUpFacts} from pgboss.job where name = ${givenUpName} and source_id = ${sql.placeholder('jobId')}::uuid`

/** Forgets jobs that were given up and have a newer one that is done, before that leaves; the library deletes by id only. */
export const forgetDone = sql`
  delete from pgboss.job given_up where name = ${givenUpName} and exists (
    select from pgboss.job younger where ${isYounger} and younger.state = 'completed')`

/** Gives the unfinished jobs of a queue the settings that its next ones get; the library changes a queue, but not its jobs. */
export const adoptSettings = `
  update pgboss.job set dead_letter = '${GIVEN_UP}', deletion_seconds = $2
  where name = $1 and state in ('created', 'retry', 'active')`

/** True if a shop has created its queues in this database; callable in a transaction. */
export const hasQueues = sql`select to_regclass('pgboss.job') is not null as found`

/** All unfinished jobs, one `line` of queue and data each, for moving a shop; the library reads one queue at a time. */
export const unfinishedLines = `
  select to_json(array[name, data::text])::text as line from pgboss.job
  where state < 'completed' and policy = 'exclusive'
  order by name, data::text collate "C"`
