import type * as contract from '@volute/domain/people/account'
import { checkProfile } from '@volute/domain/people/account'
import { type InputOf, storedPhone, notFound, orThrow } from '@volute/domain/core/kernel'
import { recordEvent } from '../../core/events/index.ts'
import type { Actor, ActorContext } from '../../core/http/context.ts'
import type { Handler } from '../../core/http/bind.ts'
import { findCompanyUser } from '../users/index.ts'
import { findUser, updateProfile } from './account-store.ts'

/** The caller's own account, or one of the acting company's users for those who manage them (E18, ACCT-04, OQ-29). */
export const getUser: Handler<typeof contract.getUser> = async (ctx, path) => {
  const { actor } = ctx
  if (!isOwn(actor, path)) return getCompanyUser(ctx, path)
  const user = await findUser(ctx.db, actor.userId)
  if (!user) throw notFound()
  return { ...user, userId: actor.userId, permissions: actor.permissions }
}

async function getCompanyUser({ db, actor }: ActorContext, { userId }: InputOf<typeof contract.getUser>) {
  const user = await findCompanyUser(db, actor.companyId, userId)
  if (!user) throw notFound()
  return user
}

/** Saves the caller's own name and phone number (E19, ACCT-06 to ACCT-09). */
export const changeProfile: Handler<typeof contract.changeProfile> = async (ctx, typed) => {
  const { userId, originalCompanyId } = ctx.actor
  if (!isOwn(ctx.actor, typed)) throw notFound()
  const { name, ...phone } = orThrow(checkProfile(typed))
  await ctx.db.transaction(async (tx) => {
    await updateProfile(tx, userId, { name, ...storedPhone(phone) })
    await recordEvent(tx, { userId, companyId: originalCompanyId, kind: 'change-profile', now: ctx.now() })
  })
  return {}
}

interface AccountPath {
  companyId: number
  userId: number
}

/** True if this is the caller's own account, in the caller's original company. */
export function isOwn(actor: Actor, { companyId, userId }: AccountPath): boolean {
  return companyId === actor.originalCompanyId && userId === actor.userId
}
