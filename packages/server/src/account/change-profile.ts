import { type changeProfile as contract, checkProfileName } from '@volute/domain/account'
import { badRequest, keptPhone } from '@volute/domain/kernel'
import { audit } from '../audit/index.ts'
import type { Verb } from '../http/bind.ts'
import { updateProfile } from './account-store.ts'
import { checkIsOwn } from './check-is-own.ts'

/** Saves the person's own name and phone (E19, ACCT-06 to ACCT-09). */
export const changeProfile: Verb<typeof contract> = async (ctx, { name, ...sent }) => {
  const { userId, originalCompanyId } = ctx.actor
  checkIsOwn(ctx.actor, sent)
  const wrong = checkProfileName(name)
  if (wrong) throw badRequest(wrong)

  await ctx.db.transaction(async (tx) => {
    await updateProfile(tx, userId, { name, ...keptPhone(sent) })
    await audit(tx, { userId, companyId: originalCompanyId, act: 'change-profile', now: ctx.now() })
  })
  return {}
}
