import type { AccountKind, TypedAccount } from '@volute/domain/people/accounts'
import { companyMessages } from '@volute/domain/people/companies'
import { distributorMessages } from '@volute/domain/people/distributors'
import {
  checkOpening,
  type openCompany as contract,
  type OpenedCompany,
  openingMessages,
} from '@volute/domain/people/registration'
import { conflict, forbidden, orThrow } from '@volute/domain/core/kernel'
import { customerPermissions, type Permission } from '@volute/domain/core/permissions'
import { checkHolds } from '../../core/http/check-holds.ts'
import type { ActorContext } from '../../core/http/context.ts'
import type { Transaction } from '../../core/db/index.ts'
import { recordEvent } from '../../core/events/index.ts'
import type { Handler } from '../../core/http/bind.ts'
import { findByCode, openAccount } from '../accounts/index.ts'
import { insertCompany, isCompanyNameTaken } from '../companies/index.ts'
import { companyName, lockDistributors, setLink } from '../distributors/index.ts'
import { findAdminRole, lockRegistration, openCompanyRoles } from '../people/index.ts'
import { findAccount } from './account-store.ts'
import { inviteOne } from './invite-users.ts'

/**
 * Opens a company with its account and its distributor, and invites its administrator: all of it, or nothing (OPEN-01,
 * E245).
 */
export const openCompany: Handler<typeof contract> = async (ctx, typed) => {
  const opened = orThrow(checkOpening(typed))
  checkRights(ctx, opened)
  return ctx.db.transaction(async (tx) => {
    await lockRegistration(tx)
    const { companyName: name, account, distributor, emailAddress } = opened
    if (await isCompanyNameTaken(tx, name)) throw conflict(companyMessages.nameTaken, 'NAME_TAKEN')
    const accountId = account && (await findOrOpen(ctx, tx, 'customer', account))
    const companyId = await insertCompany(tx, { name, accountId, provisionalUntilUtc: null })
    await openCompanyRoles(tx)
    const { userId } = ctx.actor
    await recordEvent(tx, { userId, companyId, kind: 'create-company', now: ctx.now() })
    if (distributor) await link(ctx, tx, companyId, distributor)
    if (emailAddress) await inviteAdmin(ctx, tx, { companyId, companyName: name }, emailAddress)
    return { companyId }
  })
}

/** Each part of the sheet needs what its own page needs; nobody invites an administrator who may do more (OQ-31). */
function checkRights({ actor }: ActorContext, { distributor, emailAddress }: OpenedCompany) {
  const needs = (...codes: Permission[]) => {
    if (!codes.every((code) => actor.permissions.includes(code))) throw forbidden()
  }
  if (distributor) needs('UPDATE_COMPANY')
  if (!emailAddress) return
  needs('CROSS_COMPANY', 'INVITE_USERS')
  checkHolds(actor, customerPermissions)
}

/** The account with the code; a new one if there is none. */
async function findOrOpen(ctx: ActorContext, tx: Transaction, kind: AccountKind, typed: TypedAccount) {
  const known = await findByCode(tx, kind, typed.code)
  return known?.accountId ?? openAccount(ctx, tx, kind, typed)
}

async function link(ctx: ActorContext, tx: Transaction, companyId: number, typed: TypedAccount) {
  const distributorAccountId = await findOrOpen(ctx, tx, 'distributor', typed)
  const [wanted] = await lockDistributors(tx, companyId, distributorAccountId)
  if (wanted?.companyId)
    throw conflict(
      distributorMessages.alreadyLinked(await companyName(tx, wanted.companyId)),
      'ALREADY_LINKED',
    )
  await setLink(tx, companyId, distributorAccountId)
  const { userId } = ctx.actor
  const subject = { distributorAccountId }
  await recordEvent(tx, { userId, companyId, kind: 'link-distributor', subject, now: ctx.now() })
}

async function inviteAdmin(
  ctx: ActorContext,
  tx: Transaction,
  company: { companyId: number; companyName: string },
  emailAddress: string,
) {
  const roleId = await findAdminRole(tx, company.companyId)
  const known = await findAccount(tx, emailAddress)
  const outcome = await inviteOne(ctx, tx, company, { emailAddress, roleId }, known)
  if (typeof outcome === 'number') return
  const isTaken = outcome === 'alreadyRegistered' || known !== undefined
  throw conflict(isTaken ? openingMessages.addressTaken : openingMessages.notMailed, 'ALREADY_REGISTERED')
}
