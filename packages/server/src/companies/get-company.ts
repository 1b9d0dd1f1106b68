import { notFound } from '@volute/domain/kernel'
import type { getCompany as contract } from '@volute/domain/companies'
import type { Verb } from '../http/bind.ts'
import { findCompany, listDevices } from './company-store.ts'

/** A company's flags, account and devices (COMPANY-12, E56). */
export const getCompany: Verb<typeof contract> = async ({ db }, { companyId }) => {
  const [company, ownedDevices] = await Promise.all([findCompany(db, companyId), listDevices(db, companyId)])
  if (!company) throw notFound()
  return { ...company, ownedDevices }
}
