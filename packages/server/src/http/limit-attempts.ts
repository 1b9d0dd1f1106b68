import { messages, Refusal } from '@volute/domain/kernel'
import type { Queryable } from '../db/index.ts'
import { attemptsSince } from './attempts-store.ts'

export interface AttemptLimit {
  /** What is counted, such as `sign-in ben@riverbend.example`. */
  key: string
  most: number
  minutes: number
}

/** Refuses with 429 once a key has counted too often; the count stands in the database, so all processes share it. */
export async function checkAttempts(db: Queryable, limit: AttemptLimit, now: Date): Promise<void> {
  const since = new Date(now.getTime() - limit.minutes * 60_000)
  if ((await attemptsSince(db, limit.key, since)) >= limit.most)
    throw new Refusal(429, messages.tooManyAttempts)
}
