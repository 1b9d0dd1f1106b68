import { badRequest, conflict, durations, PRODUCT_NAME, sameText } from '@volute/domain/kernel'
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
import { attemptsSince, countAttempt } from '../http/attempts-store.ts'
import { emailKey, limitCalls } from '../http/limit-attempts.ts'
import { findAdminRole, openCompanyRoles } from '../people/index.ts'
import { insertTemporaryPassword, newTemporaryPassword } from '../session/index.ts'
import { checkIsOpen } from './check-is-open.ts'
import { newAccount, triedToRegister } from './registration-mails.ts'
import {
  findAccount,
  insertCompany,
  insertUser,
  isCompanyNameTaken,
  lockRegistration,
} from './registration-store.ts'

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
      throw conflict(registrationMessages.companyTaken)
    const known = await findAccount(tx, typed.emailAddress)
    if (known) return tellOwner(ctx, tx, known.email)
    await openCompany(ctx, tx, typed, passwordHash)
    await ctx.sendMail(tx, newAccount(typed.emailAddress, password, ctx.settings.publicUrl))
  })
  return { message: registrationMessages.accountCreated }
}

/** Five mails an hour at most, so that nobody can flood another's mailbox; the answer stays the same. */
async function tellOwner(ctx: PublicContext, tx: Transaction, email: string) {
  const key = emailKey('tried to register', email)
  const hourAgo = new Date(ctx.now().getTime() - 3_600_000)
  if ((await attemptsSince(tx, key, hourAgo)) >= 5) return
  await countAttempt(tx, [key], ctx.now())
  await ctx.sendMail(tx, triedToRegister(email, ctx.settings.publicUrl))
}

async function openCompany(ctx: PublicContext, tx: Transaction, typed: Registration, passwordHash: string) {
  const now = ctx.now()
  const companyId = await insertCompany(tx, typed.companyName)
  await openCompanyRoles(tx)
  const roleId = await findAdminRole(tx, companyId)
  const userId = await insertUser(tx, { companyId, roleId, name: typed.name, email: typed.emailAddress })
  const expiresUtc = new Date(now.getTime() + durations.newAccountPasswordDays * durations.day)
  await insertTemporaryPassword(tx, { userId, purpose: 'NEW_ACCOUNT', passwordHash, expiresUtc })
  await audit(tx, { userId, companyId, act: 'create-company', now })
}
