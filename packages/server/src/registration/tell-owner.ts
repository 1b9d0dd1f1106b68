import type { PublicContext } from '../context.ts'
import type { Transaction } from '../db/index.ts'
import { attemptsSince, countAttempt } from '../http/attempts-store.ts'
import { emailKey } from '../http/limit-attempts.ts'
import { triedToRegister } from './registration-mails.ts'

/**
 * Tells the owner of an address that somebody has typed it, where the answer may not (OQ-21). Five mails an hour at
 * most, so that nobody can flood another's mailbox.
 */
export async function tellOwner(ctx: PublicContext, tx: Transaction, email: string): Promise<void> {
  const key = emailKey('tried to register', email)
  const hourAgo = new Date(ctx.now().getTime() - 3_600_000)
  if ((await attemptsSince(tx, key, hourAgo)) >= 5) return
  await countAttempt(tx, [key], ctx.now())
  await ctx.sendMail(tx, triedToRegister(email, ctx.settings.publicUrl))
}
