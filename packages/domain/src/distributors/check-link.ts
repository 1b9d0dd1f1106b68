import { type Checked, invalid, sameText, valid } from '../kernel/index.ts'
import type { Distributor, LinkedCompany } from './contract.ts'
import { distributorMessages } from './messages.ts'

interface Links {
  companies: readonly LinkedCompany[]
  distributors: readonly Distributor[]
}

/**
 * The distributor that a typed name means for a company, or why it cannot be linked: case is ignored, and one that
 * serves another company is refused with that company's name (DIST-06, DIST-07).
 */
export function checkLink(typed: string, companyId: number, links: Links): Checked<Distributor> {
  if (typed.trim() === '') return invalid('distributor', 'MISSING', distributorMessages.missing)
  const distributor = links.distributors.find(({ name }) => sameText(name, typed))
  if (!distributor) return invalid('distributor', 'UNKNOWN', distributorMessages.notFound)
  const { distributorAccountId } = distributor
  const served = links.companies.find((one) => one.distributorAccountId === distributorAccountId)
  if (served && served.companyId !== companyId)
    return invalid('distributor', 'NOT_ALLOWED', distributorMessages.alreadyLinked(served.name))
  return valid(distributor)
}
