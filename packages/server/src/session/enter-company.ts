import { notFound } from '@volute/domain/kernel'
import { type enterCompany as contract, sessionMessages } from '@volute/domain/session'
import { audit } from '../audit/index.ts'
import type { Verb } from '../http/bind.ts'
import { findActor } from './find-actor.ts'
import { isCustomerCompany, setActingCompany } from './session-store.ts'
import { sessionUserOf } from './session-user-of.ts'

/** Lets staff act for a customer company; their own permissions stay (E15, AUTH-23). */
export const enterCompany: Verb<typeof contract> = async (ctx, { companyId }) => {
  if (!(await isCustomerCompany(ctx.db, companyId))) throw notFound(sessionMessages.companyNotFound)
  await ctx.db.transaction(async (tx) => {
    await setActingCompany(tx, ctx.actor.sessionId, companyId)
    await audit(tx, { userId: ctx.actor.userId, companyId, act: 'enter-company', now: ctx.now() })
  })
  return sessionUserOf(await actorNow(ctx))
}

/** The actor as the session stands after the change. */
export async function actorNow(ctx: Parameters<Verb<typeof contract>>[0]) {
  const found = await findActor(ctx, ctx.token ?? '')
  return found?.actor ?? ctx.actor
}
