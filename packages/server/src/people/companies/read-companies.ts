import type * as contract from '@volute/domain/people/companies'
import { limits, notFound } from '@volute/domain/core/kernel'
import type { Handler } from '../../core/http/bind.ts'
import {
  findCompanies,
  findCompany,
  listAccounts,
  listDevices,
  listDeviceTypes,
  suggestedAccounts,
} from './company-store.ts'

/** Companies that staff may act for (SHELL-60, E17). */
export const listCompanies: Handler<typeof contract.listCompanies> = async ({ db }, page) => {
  const { rows, ...counted } = await findCompanies(db, page, 'customers')
  const companies = rows.map(({ companyId, name, isPackager }) => ({ companyId, name, isPackager }))
  return { ...counted, companies }
}

/** A page of all companies, and the accounts and device types to choose from (COMPANY-11, E55, COMPANY-16, OQ-103). */
export const getCompanyMap: Handler<typeof contract.getCompanyMap> = async ({ db }, page) => {
  const [{ rows, ...counted }, accounts, deviceTypes] = await Promise.all([
    findCompanies(db, page, 'all'),
    listAccounts(db),
    listDeviceTypes(db),
  ])
  return {
    ...counted,
    companies: rows,
    accounts: accounts.slice(0, limits.choices),
    isMoreAccounts: accounts.length > limits.choices,
    deviceTypes: deviceTypes.slice(0, limits.choices),
    isMoreDeviceTypes: deviceTypes.length > limits.choices,
  }
}

/** Accounts that match a typed text, and the device types (COMPANY-11, E98). */
export const listCompanyChoices: Handler<typeof contract.listCompanyChoices> = async (
  { db },
  { searchValue },
) => {
  const [accounts, deviceTypes] = await Promise.all([suggestedAccounts(db, searchValue), listDeviceTypes(db)])
  return { accounts, deviceTypes }
}

/** A company's flags, account and devices (COMPANY-12, E56). */
export const getCompany: Handler<typeof contract.getCompany> = async ({ db }, { companyId }) => {
  const [company, ownedDevices] = await Promise.all([findCompany(db, companyId), listDevices(db, companyId)])
  if (!company) throw notFound()
  return { ...company, ownedDevices }
}
