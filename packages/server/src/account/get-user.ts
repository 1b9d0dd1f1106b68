import type { getUser as contract } from '@volute/domain/account'
import { type InputOf, notFound } from '@volute/domain/kernel'
import type { ActorContext } from '../context.ts'
import type { Verb } from '../http/bind.ts'
import { findCompanyUser } from '../users/index.ts'
import { findUser } from './account-store.ts'
import { isOwn } from './check-is-own.ts'

/** The person's own account, or one of the acting company's users for who manages them (E18, ACCT-04, OQ-29). */
export const getUser: Verb<typeof contract> = async (ctx, path) => {
  const { actor } = ctx
  if (!isOwn(actor, path)) return getCompanyUser(ctx, path)
  const user = await findUser(ctx.db, actor.userId)
  if (!user) throw notFound()
  return { ...user, userId: actor.userId, permissions: actor.permissions }
}

async function getCompanyUser({ db, actor }: ActorContext, { userId }: InputOf<typeof contract>) {
  const user = await findCompanyUser(db, actor.companyId, userId)
  if (!user) throw notFound()
  return user
}
