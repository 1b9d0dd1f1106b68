import { attemptLimits } from '@volute/domain/kernel'
import type { PublicContext } from '../context.ts'
import type { Transaction } from '../db/index.ts'
import { attemptOf, takeAttempt } from '../http/attempts-store.ts'
import { triedToRegister } from './registration-mails.ts'

/**
 * Tells the owner of an address that somebody has typed it, where the answer may not (OQ-21). Five mails an hour at
 * most, so that nobody can flood another's mailbox.
 */
export async function tellOwner(ctx: PublicContext, tx: Transaction, email: string): Promise<void> {
  if (!(await takeAttempt(tx, attemptOf(attemptLimits.mailToOwner, email), ctx.now()))) return
  await ctx.sendMail(tx, triedToRegister(email, ctx.settings.publicUrl))
}
