import { notFound } from '@volute/domain/core/kernel'
import type * as contract from '@volute/domain/people/session'
import { sessionMessages } from '@volute/domain/people/session'
import { recordEvent } from '../../core/events/index.ts'
import type { ActorContext } from '../../core/http/context.ts'
import type { Handler } from '../../core/http/bind.ts'
import { findActs, isCustomerCompany } from './acting-store.ts'
import { findActor, sessionUserOf } from './find-actor.ts'
import { setActingCompany } from './session-store.ts'

/** Lets staff act for a customer company with their own permissions (E15, AUTH-23). */
export const enterCompany: Handler<typeof contract.enterCompany> = async (ctx, { companyId }) => {
  if (!(await isCustomerCompany(ctx.db, companyId))) throw notFound(sessionMessages.companyNotFound)
  await ctx.db.transaction(async (tx) => {
    await setActingCompany(tx, ctx.actor.sessionId, companyId)
    await recordEvent(tx, { userId: ctx.actor.userId, companyId, kind: 'enter-company', now: ctx.now() })
  })
  return sessionUserOf(await actorNow(ctx))
}

/** Returns to the user's original company (E16, AUTH-24). */
export const exitCompany: Handler<typeof contract.exitCompany> = async (ctx) => {
  const { sessionId, userId, companyId, originalCompanyId } = ctx.actor
  await ctx.db.transaction(async (tx) => {
    await setActingCompany(tx, sessionId, originalCompanyId)
    if (companyId !== originalCompanyId)
      await recordEvent(tx, { userId, companyId, kind: 'exit-company', now: ctx.now() })
  })
  return sessionUserOf(await actorNow(ctx))
}

/** The actor, read again after the change. */
async function actorNow(ctx: ActorContext) {
  const found = await findActor(ctx, ctx.token ?? '')
  return found?.actor ?? ctx.actor
}

/** Provider staff who acted for the company, with the times (E85, OQ-13). */
export const listActing: Handler<typeof contract.listActing> = async (ctx, page) => {
  const { rows, ...counted } = await findActs(ctx.db, ctx.actor.companyId, page)
  return { ...counted, acts: rows.map((one) => ({ ...one, atUtc: one.atUtc.toISOString() })) }
}
