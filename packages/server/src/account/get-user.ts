import type { getUser as contract } from '@volute/domain/account'
import { notFound } from '@volute/domain/kernel'
import type { Verb } from '../http/bind.ts'
import { findUser } from './account-store.ts'
import { checkIsOwn } from './check-is-own.ts'

/** The person's own account as its page shows it (E18, ACCT-04). */
export const getUser: Verb<typeof contract> = async (ctx, path) => {
  const { actor } = ctx
  checkIsOwn(actor, path)
  const user = await findUser(ctx.db, actor.userId)
  if (!user) throw notFound()
  return { ...user, userId: actor.userId, permissions: actor.permissions }
}
