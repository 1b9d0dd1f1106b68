import { readerForm } from '../kernel/index.ts'
import type { CompanyFields, ListedCompany } from './company.ts'

/** Packagers before the others, each group by name ignoring case, then by id (COMPANY-03, OQ-84). */
export function sortCompanies<Company extends Pick<ListedCompany, 'companyId' | 'name' | 'isPackager'>>(
  companies: readonly Company[],
): Company[] {
  return companies.toSorted(
    (a, b) =>
      Number(b.isPackager) - Number(a.isPackager) ||
      readerForm(a.name).localeCompare(readerForm(b.name), 'en') ||
      a.companyId - b.companyId,
  )
}

/** A created or updated company as the list shows it. */
export function listedAs(companyId: number, fields: CompanyFields): ListedCompany {
  const { isPackager, isMigrating, isTest } = fields
  const name = fields.companyName.trim()
  return { companyId, companyName: name, name, isPackager, isMigrating, isTest }
}

/** The list with a created company, unless its id stands there already (COMPANY-16). */
export function addCompany(companies: readonly ListedCompany[], created: ListedCompany): ListedCompany[] {
  const isThere = companies.some(({ companyId }) => companyId === created.companyId)
  return sortCompanies(isThere ? companies : [...companies, created])
}

/** The list with an updated company in the old one's place, sorted again (COMPANY-16). */
export function replaceCompany(companies: readonly ListedCompany[], updated: ListedCompany): ListedCompany[] {
  return sortCompanies(companies.map((one) => (one.companyId === updated.companyId ? updated : one)))
}

/** The list without a deleted company (COMPANY-16). */
export function removeCompany(companies: readonly ListedCompany[], companyId: number): ListedCompany[] {
  return sortCompanies(companies.filter((one) => one.companyId !== companyId))
}
