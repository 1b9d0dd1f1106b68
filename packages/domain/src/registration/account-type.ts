import { sameText } from '../kernel/index.ts'

export type AccountType = 'NEW_COMPANY' | 'EXISTING_COMPANY'

/** Whether the typed company is a new one; `' acme PUMPS'` is 'Acme Pumps' (REG-15). */
export function accountType(companyName: string, companies: readonly { name: string }[]): AccountType {
  return companies.some(({ name }) => sameText(name, companyName)) ? 'EXISTING_COMPANY' : 'NEW_COMPANY'
}
