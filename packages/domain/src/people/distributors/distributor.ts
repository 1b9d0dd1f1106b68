import { z } from 'zod/mini'
import { type Checked, id, invalid, sameText, valid } from '../../core/kernel/index.ts'

export const linkedCompany = z.object({
  companyId: id,
  name: z.string(),
  /** Distributor that the company buys through; null while it has none and cannot order (OQ-34). */
  distributorAccountId: z.nullable(id),
})
export type LinkedCompany = z.output<typeof linkedCompany>

export const distributor = z.object({ distributorAccountId: id, name: z.string() })
export type Distributor = z.output<typeof distributor>

/** Distributor that can be linked, and the company that it already serves. */
export const distributorChoice = z.extend(distributor, {
  company: z.nullable(z.object({ companyId: id, name: z.string() })),
})
export type DistributorChoice = z.output<typeof distributorChoice>

/**
 * Finds the distributor with a typed name for a company, or the reason that it cannot be linked. Case is ignored, and a
 * distributor that serves another company is rejected with that company's name (DIST-06, DIST-07).
 */
export function checkLink(
  typed: string,
  companyId: number,
  distributors: readonly DistributorChoice[],
): Checked<Distributor, 'distributorAccountId'> {
  if (typed.trim() === '') return invalid('distributorAccountId', 'MISSING', distributorMessages.missing)
  const found = distributors.find(({ name }) => sameText(name, typed))
  if (!found) return invalid('distributorAccountId', 'UNKNOWN', distributorMessages.notFound)
  const { company, ...distributor } = found
  if (company && company.companyId !== companyId)
    return invalid('distributorAccountId', 'NOT_ALLOWED', distributorMessages.alreadyLinked(company.name))
  return valid(distributor)
}

export const distributorMessages = {
  companyNotFound: 'The requested company was not found.',
  notFound: 'The requested distributor was not found.',
  /** `This account is already associated with the company Kestrel Mining.` (DIST-07) */
  alreadyLinked: (company: string) => `This account is already associated with the company ${company}.`,
  missing: 'Please enter the name of a distributor.',

  listFailed: 'Internal server error. Unable to load the distributors.',
  /** DIST-08 */
  linkFailed: 'Unable to link the requested distributor to the company.',
  /** DIST-08 */
  unlinkFailed: 'Unable to delete link between company and distributor.',
} as const
