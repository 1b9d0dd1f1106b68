import { sql } from 'drizzle-orm'
import type { Transaction } from '../../core/db/index.ts'
import { type InvitedTo, mailFirstPasswords } from '../../people/registration/index.ts'

/** Mails a temporary password to each user created by this transaction, and returns their number. */
export async function inviteNew(
  tx: Transaction,
  invitedTo: InvitedTo,
  stop: AbortSignal | undefined,
): Promise<number> {
  const { rows } = await tx.execute<{ userId: number; email: string }>(sql`
    select id as "userId", email from users where created_utc = now() and state = 'ENABLED' order by id`)
  await mailFirstPasswords(tx, rows, { invitedTo, now: new Date(), stop })
  return rows.length
}
