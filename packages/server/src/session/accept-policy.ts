import type { acceptPolicy as contract } from '@volute/domain/session'
import { audit } from '../audit/index.ts'
import type { Verb } from '../http/bind.ts'
import { acceptCurrentPolicy } from './password-store.ts'

/** Records that the person accepts the current policy, and when (E04, OQ-17). */
export const acceptPolicy: Verb<typeof contract> = async (ctx) => {
  const { userId, originalCompanyId } = ctx.actor
  await ctx.db.transaction(async (tx) => {
    await acceptCurrentPolicy(tx, userId, ctx.now())
    await audit(tx, { userId, companyId: originalCompanyId, act: 'accept-policy', now: ctx.now() })
  })
  return {}
}
