import type { exitCompany as contract } from '@volute/domain/session'
import { audit } from '../audit/index.ts'
import type { Verb } from '../http/bind.ts'
import { actorNow } from './enter-company.ts'
import { setActingCompany } from './session-store.ts'
import { sessionUserOf } from './session-user-of.ts'

/** Returns to the user's original company (E16, AUTH-24). */
export const exitCompany: Verb<typeof contract> = async (ctx) => {
  const { sessionId, userId, companyId, originalCompanyId } = ctx.actor
  await ctx.db.transaction(async (tx) => {
    await setActingCompany(tx, sessionId, originalCompanyId)
    if (companyId !== originalCompanyId)
      await audit(tx, { userId, companyId, act: 'exit-company', now: ctx.now() })
  })
  return sessionUserOf(await actorNow(ctx))
}
