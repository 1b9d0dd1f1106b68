import type * as contract from '@volute/domain/companies'
import { sortCompanies } from '@volute/domain/companies'
import { notFound } from '@volute/domain/kernel'
import type { Verb } from '../http/bind.ts'
import {
  findCompany,
  listAccounts,
  listAllCompanies,
  listCustomerCompanies,
  listDevices,
  listDeviceTypes,
} from './company-store.ts'

/** The companies that staff may act for (SHELL-60, E17). */
export const listCompanies: Verb<typeof contract.listCompanies> = async (ctx) => ({
  companies: await listCustomerCompanies(ctx.db),
})

/** Every company, and the accounts and device types that one can be given (COMPANY-11, E55). */
export const getCompanyMap: Verb<typeof contract.getCompanyMap> = async ({ db }) => {
  const [companies, accounts, deviceTypes] = await Promise.all([
    listAllCompanies(db),
    listAccounts(db),
    listDeviceTypes(db),
  ])
  return { companies: sortCompanies(companies), accounts, deviceTypes }
}

/** A company's flags, account and devices (COMPANY-12, E56). */
export const getCompany: Verb<typeof contract.getCompany> = async ({ db }, { companyId }) => {
  const [company, ownedDevices] = await Promise.all([findCompany(db, companyId), listDevices(db, companyId)])
  if (!company) throw notFound()
  return { ...company, ownedDevices }
}
