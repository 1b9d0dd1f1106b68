import { type AttemptLimit, limits } from '@volute/domain/kernel'
import { eq, lte, sql } from 'drizzle-orm'
import { prepareSql, type Queryable, schema } from '../db/index.ts'

const { attempts } = schema

export interface Attempt {
  /** What is counted, such as `sign-in of ben@riverbend.example`. */
  key: string
  most: number
  minutes: number
}

/** One attempt of a person, an address or a place; its key is no longer than an address can make it. */
export const attemptOf = ({ act, most, minutes }: AttemptLimit, of: string | number): Attempt => ({
  key: `${act} ${String(of).slice(0, limits.email)}`,
  most,
  minutes,
})

/** Takes one attempt, or returns false when the last minutes have had as many as allowed. */
export const takeAttempt = async (db: Queryable, attempt: Attempt, now: Date): Promise<boolean> =>
  (await takeEach(db, [attempt], now)).length > 0

/**
 * Takes one attempt of each key, and answers the keys that had one left. One statement checks and counts, so concurrent calls
 * cannot exceed a limit; a refused attempt is not counted.
 */
export async function takeEach(db: Queryable, attempts: readonly Attempt[], now: Date): Promise<string[]> {
  const asked = attempts.map((attempt) => ({
    ...attempt,
    free_utc: new Date(now.getTime() + attempt.minutes * 60_000),
  }))
  const taken = await taking(db, { now, asked: JSON.stringify(asked) })
  return taken.map(({ key }) => key)
}

/** The attempts that still count: those within the span of the one that is taken now, before it or, by a clock that was put back, after it. */
const counting = sql`
  select taken from unnest(attempts.taken_utc) taken
  where taken > excluded.taken_utc[1] - (excluded.free_utc - excluded.taken_utc[1]) and taken < excluded.free_utc`

/** Keys are locked in their order here and below, so that two calls never wait for each other. */
const taking = prepareSql<{ key: string }>(sql`
  with asked as (
    select * from json_to_recordset(${sql.placeholder('asked')}) as one (key text, most int, free_utc timestamptz))
  insert into attempts (key, taken_utc, free_utc)
  select key, array[${sql.placeholder('now')}::timestamptz], free_utc from asked order by key
  on conflict (key) do update
    set taken_utc = array(${counting}) || excluded.taken_utc, free_utc = excluded.free_utc
    where (select count(*) from (${counting}) counted) < (select most from asked where asked.key = excluded.key)
  returning key`)

/** Gives back one attempt of each key that was taken at this moment. */
export async function giveBackEach(db: Queryable, keys: readonly string[], taken: Date): Promise<void> {
  if (keys.length > 0) await givingBack(db, { keys, taken })
}

const place = sql`array_position(attempts.taken_utc, ${sql.placeholder('taken')}::timestamptz)`
const givingBack = prepareSql(sql`
  with given as (select key from attempts where key = any(${sql.placeholder('keys')}) order by key for update)
  update attempts set taken_utc = attempts.taken_utc[:${place} - 1] || attempts.taken_utc[${place} + 1:]
  from given where attempts.key = given.key and ${place} is not null`)

/** When the attempts of a key were taken that still count, the earliest first. */
export async function countingAttempts(db: Queryable, { key, minutes }: Attempt, now: Date): Promise<Date[]> {
  const [row] = await db.select({ taken: attempts.takenUtc }).from(attempts).where(eq(attempts.key, key))
  const since = now.getTime() - minutes * 60_000
  return (row?.taken ?? []).filter((at) => at.getTime() > since)
}

/** Deletes the keys of which no attempt counts any more. */
export async function forgetAttempts(db: Queryable, now: Date): Promise<void> {
  await db.delete(attempts).where(lte(attempts.freeUtc, now))
}
