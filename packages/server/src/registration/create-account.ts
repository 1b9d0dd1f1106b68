import { badRequest, conflict, PRODUCT_NAME, sameText } from '@volute/domain/kernel'
import {
  checkRegistration,
  type createAccount as contract,
  type Registration,
  registrationMessages,
} from '@volute/domain/registration'
import { audit } from '../audit/index.ts'
import type { PublicContext } from '../context.ts'
import type { Transaction } from '../db/index.ts'
import type { Verb } from '../http/bind.ts'
import { limitCalls } from '../http/limit-attempts.ts'
import { findAdminRole, lockRegistration, openCompanyRoles } from '../people/index.ts'
import { newTemporaryPassword } from '../session/index.ts'
import { findAccount, takeSeat } from './account-store.ts'
import { checkIsOpen } from './check-is-open.ts'
import { giveTemporaryPassword } from './give-temporary-password.ts'
import { newAccount } from './registration-mails.ts'
import { insertCompany, isCompanyNameTaken } from './registration-store.ts'
import { tellOwner } from './tell-owner.ts'

/** Creates a company and its administrator, who signs in by a mailed temporary password (E11, OQ-23). */
export const createAccount: Verb<typeof contract> = async (ctx, typed) => {
  checkIsOpen(ctx)
  const [wrong] = Object.values(checkRegistration(typed))
  if (wrong) throw badRequest(wrong)
  const key = `register from ${ctx.address}`
  await limitCalls(ctx.db, { key, most: 30, minutes: 15 }, ctx.now())

  const { password, passwordHash } = await newTemporaryPassword()
  await ctx.db.transaction(async (tx) => {
    await lockRegistration(tx)
    if (sameText(typed.companyName, PRODUCT_NAME) || (await isCompanyNameTaken(tx, typed.companyName)))
      throw conflict(registrationMessages.companyTaken, 'COMPANY_TAKEN')
    const known = await findAccount(tx, typed.emailAddress)
    if (known) return tellOwner(ctx, tx, known.email)
    await openCompany(ctx, tx, typed, passwordHash)
    await ctx.sendMail(tx, newAccount(typed.emailAddress, password, ctx.settings.publicUrl))
  })
  return { message: registrationMessages.accountCreated }
}

async function openCompany(ctx: PublicContext, tx: Transaction, typed: Registration, passwordHash: string) {
  const now = ctx.now()
  const companyId = await insertCompany(tx, typed.companyName)
  await openCompanyRoles(tx)
  const roleId = await findAdminRole(tx, companyId)
  const { name, emailAddress: email } = typed
  const userId = await takeSeat(tx, undefined, { companyId, roleId, name, email, state: 'ENABLED' }, now)
  await giveTemporaryPassword(tx, userId, passwordHash, now)
  await audit(tx, { userId, companyId, act: 'create-company', now })
}
