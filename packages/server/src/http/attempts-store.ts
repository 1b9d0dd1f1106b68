import { type AttemptLimit, limits } from '@volute/domain/kernel'
import { lte, sql } from 'drizzle-orm'
import { type Queryable, schema } from '../db/index.ts'

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

/**
 * Takes one attempt, or returns false when the last minutes have had as many as allowed. One statement checks and counts,
 * so concurrent calls cannot exceed the limit; a refused attempt is not counted.
 */
export async function takeAttempt(
  db: Queryable,
  { key, most, minutes }: Attempt,
  now: Date,
): Promise<boolean> {
  const span = minutes * 60_000
  const counting = sql`select taken from unnest(attempts.taken_utc) taken where taken > ${new Date(now.getTime() - span)}`
  const { rows } = await db.execute(sql`
    insert into attempts (key, taken_utc, free_utc)
    values (${key}, array[${now}::timestamptz], ${new Date(now.getTime() + span)})
    on conflict (key) do update
      set taken_utc = array(${counting}) || excluded.taken_utc, free_utc = excluded.free_utc
      where (select count(*) from (${counting}) counted) < ${most}
    returning key`)
  return rows.length > 0
}

/** Gives back one attempt that was taken at this moment. */
export async function giveBackAttempt(db: Queryable, key: string, taken: Date): Promise<void> {
  const place = sql`array_position(taken_utc, ${taken}::timestamptz)`
  await db.execute(sql`
    update attempts set taken_utc = taken_utc[:${place} - 1] || taken_utc[${place} + 1:]
    where key = ${key} and ${place} is not null`)
}

/** Deletes the keys of which no attempt counts any more. */
export async function forgetAttempts(db: Queryable, now: Date): Promise<void> {
  await db.delete(attempts).where(lte(attempts.freeUtc, now))
}
