import { type AttemptLimit, limits } from '@volute/domain/core/kernel'
import { eq, lte, sql } from 'drizzle-orm'
import { prepareSql, type Queryable, schema } from '../db/index.ts'

const { attempts } = schema

export interface Attempt {
  /** Counted subject, such as `sign-in of ben@riverbend.example`. */
  key: string
  most: number
  minutes: number
  /** Attempts that one call takes, all or none. */
  times: number
}

/** One attempt of a person, an address or a network; its key is limited to the length of an address. */
export const attemptOf = ({ act, most, minutes }: AttemptLimit, of: string | number, times = 1): Attempt => ({
  key: `${act} ${String(of).slice(0, limits.email)}`,
  most,
  minutes,
  times,
})

/** One attempt on a text that is counted separately for each network; no network contains a blank. */
export const attemptApart = (limit: AttemptLimit, place: string, of: string): Attempt => ({
  ...attemptOf(limit, place),
  key: keyApart(limit, of) + place,
})

/** Takes one attempt; false if the limit for the last minutes is reached. */
export const takeAttempt = async (db: Queryable, attempt: Attempt, now: Date): Promise<boolean> =>
  (await takeEach(db, [attempt], now)).length > 0

/**
 * Takes the attempts of each key, and returns the keys that had enough left. One statement checks and counts, so concurrent
 * calls cannot exceed a limit; a rejected attempt is not counted.
 */
export async function takeEach(db: Queryable, attempts: readonly Attempt[], now: Date): Promise<string[]> {
  const asked = attempts.map((attempt) => ({
    ...attempt,
    free_utc: new Date(now.getTime() + attempt.minutes * 60_000),
  }))
  const taken = await taking(db, { now, asked: JSON.stringify(asked) })
  return taken.map(({ key }) => key)
}

/** Attempts that still count: those within the limit's span before the current one, or after it if the clock was set back. */
const counting = sql`
  select taken from unnest(attempts.taken_utc) taken
  where taken > excluded.taken_utc[1] - (excluded.free_utc - excluded.taken_utc[1]) and taken < excluded.free_utc`

/** Locks keys in their order here and below, so that two calls never deadlock. */
const taking = prepareSql<{ key: string }>(sql`
  with asked as (
    select * from json_to_recordset(${sql.placeholder('asked')})
      as one (key text, most int, times int, free_utc timestamptz))
  insert into attempts (key, taken_utc, free_utc)
  select key, array_fill(${sql.placeholder('now')}::timestamptz, array[times]), free_utc
  from asked where times <= most order by key
  on conflict (key) do update
    set taken_utc = array(${counting}) || excluded.taken_utc, free_utc = excluded.free_utc
    where (select count(*) from (${counting}) counted) + cardinality(excluded.taken_utc)
      <= (select most from asked where asked.key = excluded.key)
  returning key`)

/** Gives back the attempts of each key that one call took at this moment. */
export async function giveBackEach(
  db: Queryable,
  given: readonly Pick<Attempt, 'key' | 'times'>[],
  taken: Date,
): Promise<void> {
  if (given.length > 0) await givingBack(db, { given: JSON.stringify(given), taken })
}

/** Removes the first of equal attempts, since other calls may have taken some at the same moment. */
const givingBack = prepareSql(sql`
  with given as (
    select attempts.key, times from attempts
    join json_to_recordset(${sql.placeholder('given')}) as one (key text, times int) on one.key = attempts.key
    order by attempts.key for update of attempts)
  update attempts set taken_utc = array(
    select at from (
      select at, place, row_number() over (partition by at order by place) as turn
      from unnest(attempts.taken_utc) with ordinality as one (at, place)) one
    where at <> ${sql.placeholder('taken')}::timestamptz or turn > given.times order by place)
  from given where attempts.key = given.key`)

/** Times of a key's attempts that still count, the earliest first. */
export async function countingAttempts(
  db: Queryable,
  { key, minutes }: Pick<Attempt, 'key' | 'minutes'>,
  now: Date,
): Promise<Date[]> {
  const [row] = await db.select({ taken: attempts.takenUtc }).from(attempts).where(eq(attempts.key, key))
  const since = now.getTime() - minutes * 60_000
  return (row?.taken ?? []).filter((at) => at.getTime() > since)
}

/** Keys under which a limit counts one text separately for each network. */
export async function keysApart(db: Queryable, limit: AttemptLimit, of: string): Promise<string[]> {
  const from = keyApart(limit, of)
  // `!` is the character after the blank.
  const to = from.replace(/ $/, '!')
  const rows = await db
    .select({ key: attempts.key })
    .from(attempts)
    .where(sql`${attempts.key} ~>=~ ${from} and ${attempts.key} ~<~ ${to}`)
  return rows.map(({ key }) => key).filter((key) => !key.slice(from.length).includes(' '))
}

const keyApart = ({ act }: AttemptLimit, of: string) => `${act} ${of.slice(0, limits.email)} at `

/** Deletes the keys without any attempt that still counts. */
export async function forgetAttempts(db: Queryable, now: Date): Promise<void> {
  await db.delete(attempts).where(lte(attempts.freeUtc, now))
}
