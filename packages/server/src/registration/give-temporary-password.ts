import { durations } from '@volute/domain/kernel'
import type { Queryable } from '../db/index.ts'
import { insertTemporaryPassword } from '../session/index.ts'

/** The first way into a new account, for seven days (OQ-18). */
export async function giveTemporaryPassword(
  tx: Queryable,
  userId: number,
  passwordHash: string,
  now: Date,
): Promise<void> {
  const expiresUtc = new Date(now.getTime() + durations.newAccountPasswordDays * durations.day)
  await insertTemporaryPassword(tx, { userId, purpose: 'NEW_ACCOUNT', passwordHash, expiresUtc })
}
