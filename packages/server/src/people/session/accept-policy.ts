import type { acceptPolicy as contract } from '@volute/domain/people/session'
import { recordEvent } from '../../core/events/index.ts'
import { acceptPolicyInForce } from '../../core/brand/index.ts'
import type { Handler } from '../../core/http/bind.ts'

/** Records that the person accepts the current policy, with the time (E04, OQ-17). */
export const acceptPolicy: Handler<typeof contract> = async (ctx) => {
  const { userId, originalCompanyId } = ctx.actor
  await ctx.db.transaction(async (tx) => {
    await acceptPolicyInForce(tx, userId, ctx.now())
    await recordEvent(tx, { userId, companyId: originalCompanyId, kind: 'accept-policy', now: ctx.now() })
  })
  return {}
}
