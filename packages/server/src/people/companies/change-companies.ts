import type * as contract from '@volute/domain/people/companies'
import { checkCompany, type CompanyFields, companyMessages } from '@volute/domain/people/companies'
import { badRequest, conflict, notFound, orThrow } from '@volute/domain/core/kernel'
import { recordEvent } from '../../core/events/index.ts'
import type { Transaction } from '../../core/db/index.ts'
import type { Handler } from '../../core/http/bind.ts'
import { lockRegistration, openCompanyRoles } from '../people/index.ts'
import {
  disablePeople,
  freeDevicesAndDistributor,
  markCompanyDeleted,
  withdrawInvitations,
} from './company-closing-store.ts'
import {
  insertCompany,
  isAccount,
  isCompanyNameTaken,
  listDeviceTypes,
  lockCompany,
  replaceDevices,
  saveCompany,
} from './company-store.ts'

/** Creates a company with its own Admin and Basic User (COMPANY-13, E57). */
export const createCompany: Handler<typeof contract.createCompany> = async (ctx, typed) =>
  ctx.db.transaction(async (tx) => {
    await lockRegistration(tx)
    const { ownedDevices, companyName: name, ...company } = await checkFields(tx, 0, typed)
    const companyId = await insertCompany(tx, { ...company, name, provisionalUntilUtc: null })
    await giveDevices(tx, companyId, ownedDevices)
    await openCompanyRoles(tx)
    await recordEvent(tx, { userId: ctx.actor.userId, companyId, kind: 'create-company', now: ctx.now() })
    return { companyId }
  })

/**
 * Replaces a company's name, flags, account and devices. The provider keeps its name and is never a packager (COMPANY-14,
 * E58, OQ-03, OQ-98).
 */
export const changeCompany: Handler<typeof contract.changeCompany> = async (ctx, { companyId, ...typed }) =>
  ctx.db.transaction(async (tx) => {
    await lockRegistration(tx)
    const before = await lockCompany(tx, companyId)
    if (!before) throw notFound()
    const { ownedDevices, companyName: name, ...company } = await checkFields(tx, companyId, typed)
    if (before.isProvider && name !== before.name) throw conflict(companyMessages.nameFixed, 'PROVIDER_FIXED')
    const isPackager = company.isPackager && !before.isProvider
    await saveCompany(tx, companyId, { ...company, name, isPackager, provisionalUntilUtc: null })
    await giveDevices(tx, companyId, ownedDevices)
    await recordEvent(tx, { userId: ctx.actor.userId, companyId, kind: 'update-company', now: ctx.now() })
    return {}
  })

/** Deletes a company other than the provider's; its orders and quotes stay (COMPANY-15, E59, OQ-32). */
export const deleteCompany: Handler<typeof contract.deleteCompany> = async (ctx, { companyId }) => {
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    await lockRegistration(tx)
    const company = await lockCompany(tx, companyId)
    if (!company) throw notFound()
    if (company.isProvider) throw conflict(companyMessages.cannotBeDeleted, 'PROVIDER_FIXED')
    await markCompanyDeleted(tx, companyId, now)
    await withdrawInvitations(tx, companyId, now)
    await disablePeople(tx, companyId, now)
    await freeDevicesAndDistributor(tx, companyId)
    const { userId } = ctx.actor
    await recordEvent(tx, { userId, companyId, kind: 'delete-company', subject: { name: company.name }, now })
    return {}
  })
}

/** Rejects invalid fields, accounts or device types that do not exist, and names that are taken (E57, OQ-33). */
async function checkFields(tx: Transaction, companyId: number, typed: CompanyFields): Promise<CompanyFields> {
  const fields = orThrow(checkCompany(typed))
  const types = new Set((await listDeviceTypes(tx)).map(({ deviceTypeId }) => deviceTypeId))
  if (!fields.ownedDevices.every(({ deviceTypeId }) => types.has(deviceTypeId)))
    throw badRequest(companyMessages.deviceTypeMissing)
  if (fields.accountId !== null && !(await isAccount(tx, fields.accountId)))
    throw badRequest(companyMessages.accountNotFound, 'ACCOUNT_UNKNOWN')
  if (await isCompanyNameTaken(tx, fields.companyName, companyId))
    throw conflict(companyMessages.nameTaken, 'NAME_TAKEN')
  return fields
}

async function giveDevices(tx: Transaction, companyId: number, devices: CompanyFields['ownedDevices']) {
  if (!(await replaceDevices(tx, companyId, devices)))
    throw conflict(companyMessages.deviceTaken, 'DEVICE_TAKEN')
}
