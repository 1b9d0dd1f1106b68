import { sameDevices } from './check-device.ts'
import type { CompanyFields } from './company.ts'

/**
 * Whether saving would change anything: name, flags, account or the set of devices (COMPANY-09).
 * Devices in another order, or one removed and added again, are the same set; spaces around a name are not a change.
 */
export function isCompanyChanged(saved: CompanyFields, edited: CompanyFields): boolean {
  return (
    saved.companyName !== edited.companyName.trim() ||
    saved.isPackager !== edited.isPackager ||
    saved.isMigrating !== edited.isMigrating ||
    saved.isTest !== edited.isTest ||
    saved.accountId !== edited.accountId ||
    !sameDevices(saved.ownedDevices, edited.ownedDevices)
  )
}
