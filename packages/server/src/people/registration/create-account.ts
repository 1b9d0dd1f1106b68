import { conflict, durations, orThrow } from '@volute/domain/core/kernel'
import {
  checkRegistration,
  type createAccount as contract,
  type Registration,
  registrationMessages,
} from '@volute/domain/people/registration'
import { recordEvent } from '../../core/events/index.ts'
import { insertCompany, isCompanyNameTaken } from '../companies/index.ts'
import type { PublicContext } from '../../core/http/context.ts'
import type { Transaction } from '../../core/db/index.ts'
import type { Handler } from '../../core/http/bind.ts'
import { findAdminRole, lockRegistration, openCompanyRoles } from '../people/index.ts'
import { newTemporaryPassword } from '../session/index.ts'
import { findAccount, insertFirstPassword, takeSeat } from './account-store.ts'
import { checkIsOpen } from './read-registration.ts'
import { newAccount, mailOwner } from './registration-mails.ts'

/**
 * Creates a company. It is provisional until its administrator has signed in with a mailed temporary password (E11,
 * REG-23, REG-24, OQ-21, OQ-23).
 */
export const createAccount: Handler<typeof contract> = async (ctx, typed) => {
  await checkIsOpen(ctx)
  const asked = orThrow(checkRegistration(typed))
  const { password, passwordHash } = await newTemporaryPassword()
  await ctx.db.transaction(async (tx) => {
    await lockRegistration(tx)
    if (await isCompanyNameTaken(tx, asked.companyName))
      throw conflict(registrationMessages.companyTaken, 'COMPANY_TAKEN')
    // A known address reserves the name too, so that the answer does not reveal that it is known.
    const companyId = await openCompany(tx, asked.companyName, ctx.now())
    const known = await findAccount(tx, asked.emailAddress)
    const userId = known ? null : await openAccount(ctx, tx, asked, companyId, passwordHash)
    await recordEvent(tx, { userId, companyId, kind: 'create-company', now: ctx.now() })
    if (known) await mailOwner(ctx, tx, known.email)
    else await ctx.sendMail(tx, newAccount(asked.emailAddress, password, ctx.settings.publicUrl))
  })
  return { message: registrationMessages.accountCreated }
}

async function openCompany(tx: Transaction, name: string, now: Date) {
  const provisionalUntilUtc = new Date(now.getTime() + durations.newAccountPasswordDays * durations.day)
  const companyId = await insertCompany(tx, { name, provisionalUntilUtc })
  await openCompanyRoles(tx)
  return companyId
}

async function openAccount(
  ctx: PublicContext,
  tx: Transaction,
  { name, emailAddress: email }: Registration,
  companyId: number,
  passwordHash: string,
) {
  const roleId = await findAdminRole(tx, companyId)
  const seat = { companyId, roleId, name, email, state: 'ENABLED' } as const
  const userId = await takeSeat(tx, undefined, seat, ctx.now())
  await insertFirstPassword(tx, userId, passwordHash, ctx.now())
  return userId
}
