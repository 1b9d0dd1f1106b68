import { limits, readerForm, tooManyAttempts } from '@volute/domain/kernel'
import type { Queryable } from '../db/index.ts'
import { attemptsSince, countAttempt } from './attempts-store.ts'

export interface AttemptLimit {
  /** What is counted, such as `sign-in ben@riverbend.example`. */
  key: string
  most: number
  minutes: number
}

/** Refuses with 429 once a key has counted too often; the count stands in the database, so all processes share it. */
export async function checkAttempts(db: Queryable, limit: AttemptLimit, now: Date): Promise<void> {
  const since = new Date(now.getTime() - limit.minutes * 60_000)
  if ((await attemptsSince(db, limit.key, since)) >= limit.most) throw tooManyAttempts()
}

/** Counts every call and not only failures: the call after the last one allowed is refused. */
export async function limitCalls(db: Queryable, limit: AttemptLimit, now: Date): Promise<void> {
  await checkAttempts(db, limit, now)
  await countAttempt(db, [limit.key], now)
}

/** What is counted for an address, however it is written. */
export const emailKey = (act: string, email: string) => `${act} ${readerForm(email).slice(0, limits.email)}`
