import { type getCompanyMap as contract, sortCompanies } from '@volute/domain/companies'
import type { Verb } from '../http/bind.ts'
import { listAccounts, listAllCompanies, listDeviceTypes } from './company-store.ts'

/** Every company, and the accounts and device types that one can be given (COMPANY-11, E55). */
export const getCompanyMap: Verb<typeof contract> = async ({ db }) => {
  const [companies, accounts, deviceTypes] = await Promise.all([
    listAllCompanies(db),
    listAccounts(db),
    listDeviceTypes(db),
  ])
  return { companies: sortCompanies(companies), accounts, deviceTypes }
}
