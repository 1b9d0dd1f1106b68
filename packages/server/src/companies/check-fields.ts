import { badRequest, conflict } from '@volute/domain/kernel'
import { checkCompany, type CompanyFields, companyMessages } from '@volute/domain/companies'
import type { Queryable } from '../db/index.ts'
import { isAccount, isNameTaken, listDeviceTypes } from './company-store.ts'

/** Refuses what no company can be saved with: by rule, by what the ERP has, by what other companies have (E57, OQ-33). */
export async function checkFields(tx: Queryable, companyId: number, fields: CompanyFields): Promise<void> {
  const wrong = checkCompany(fields)
  if (wrong) throw badRequest(wrong)
  const types = new Set((await listDeviceTypes(tx)).map(({ deviceTypeId }) => deviceTypeId))
  if (!fields.ownedDevices.every(({ deviceTypeId }) => types.has(deviceTypeId)))
    throw badRequest(companyMessages.deviceTypeMissing)
  if (fields.accountId !== null && !(await isAccount(tx, fields.accountId)))
    throw badRequest(companyMessages.accountNotFound, 'ACCOUNT_UNKNOWN')
  if (await isNameTaken(tx, fields.companyName, companyId))
    throw conflict(companyMessages.nameTaken, 'NAME_TAKEN')
}
