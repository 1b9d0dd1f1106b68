import { limits } from '../kernel/index.ts'
import { checkDevices } from './check-device.ts'
import type { CompanyFields } from './company.ts'
import { companyMessages } from './messages.ts'

/** The first sentence of what is wrong with a company; null when it can be saved (COMPANY-17 to COMPANY-21, E57). */
export function checkCompany({ companyName, ownedDevices }: CompanyFields): string | null {
  return checkCompanyName(companyName) ?? checkDevices(ownedDevices)
}

/** The sentence of what is wrong with a company's name, measured after trimming (COMPANY-17, OQ-51). */
export function checkCompanyName(companyName: string): string | null {
  const { length } = companyName.trim()
  if (length === 0) return companyMessages.nameMissing
  return length > limits.companyName ? companyMessages.nameTooLong : null
}
