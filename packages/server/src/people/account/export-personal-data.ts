import type { exportPersonalData as contract } from '@volute/domain/people/account'
import { notFound } from '@volute/domain/core/kernel'
import { userMessages } from '@volute/domain/people/users'
import { recordEvent } from '../../core/events/index.ts'
import type { ActorContext } from '../../core/http/context.ts'
import { checkHolds } from '../../core/http/check-holds.ts'
import type { Handler } from '../../core/http/bind.ts'
import { findCompanyUser } from '../users/index.ts'
import { readPersonalData } from './personal-data-store.ts'
import { isOwn } from './profile.ts'

/**
 * Personal data of the caller, or of a user of the acting company whom the caller may delete (E118, ACCT-17). A customer's
 * people see only their own company's data of a user; the person and the provider's staff see all of it.
 */
export const exportPersonalData: Handler<typeof contract> = async (ctx, path) => {
  const { actor, db } = ctx
  const { userId } = path
  const own = isOwn(actor, path)
  if (!own) await checkUserOf(ctx, userId)
  const ofCompany = own || actor.isProviderStaff ? undefined : actor.companyId
  const companyId = own ? actor.originalCompanyId : actor.companyId
  const now = ctx.now()
  const data = await readPersonalData(db, userId, { ofCompany, showsDevices: own })
  await recordEvent(db, { userId: actor.userId, companyId, kind: 'export-user', subject: { userId }, now })
  return { exportedUtc: now.toISOString(), ...data }
}

async function checkUserOf({ actor, db }: ActorContext, userId: number) {
  const user = await findCompanyUser(db, actor.companyId, userId)
  if (!user) throw notFound()
  checkHolds(actor, user.permissions, userMessages.aboveExported)
}
