import { sameText } from '../kernel/index.ts'
import type { CompanyAccount } from './company.ts'

/** An account as the picker shows it: `Kestrel Mining Group (KES-2210)` (COMPANY-05). */
export function accountLabel({ name, identifier }: CompanyAccount): string {
  return `${name} (${identifier})`
}

/**
 * The account that a picker's text means, by its label or its identifier alone; undefined when there is none.
 * An empty text means no account: null.
 */
export function findAccount(
  accounts: readonly CompanyAccount[],
  typed: string,
): CompanyAccount | null | undefined {
  if (typed.trim() === '') return null
  return accounts.find((one) => sameText(accountLabel(one), typed) || sameText(one.identifier, typed))
}
