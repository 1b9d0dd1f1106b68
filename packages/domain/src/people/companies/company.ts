import { z } from 'zod/mini'
import { id, typedText } from '../../core/kernel/index.ts'

/** A device is identified by its type and its identifier (OQ-33). */
export const ownedDevice = z.object({ deviceTypeId: id, deviceIdentifier: typedText })
export type OwnedDevice = z.output<typeof ownedDevice>

/** Company data to create or edit (COMPANY-13). */
export const companyFields = z.object({
  companyName: typedText,
  isPackager: z.boolean(),
  isMigrating: z.boolean(),
  isTest: z.boolean(),
  accountId: z.nullable(id),
  ownedDevices: z.array(ownedDevice),
})
export type CompanyFields = z.output<typeof companyFields>

/** Company in the list of all companies (COMPANY-11). */
export const listedCompany = z.object({
  companyId: id,
  companyName: z.string(),
  name: z.string(),
  isPackager: z.boolean(),
  isMigrating: z.boolean(),
  isTest: z.boolean(),
})
export type ListedCompany = z.output<typeof listedCompany>

/** ERP account, read-only in the shop (OQ-33). */
export const account = z.object({ accountId: id, name: z.string(), identifier: z.string() })
export type CompanyAccount = z.output<typeof account>

/** Label of an account in the picker: `Kestrel Mining Group (KES-2210)` (COMPANY-05). */
export function accountLabel({ name, identifier }: CompanyAccount): string {
  return `${name} (${identifier})`
}

export const deviceType = z.object({ deviceTypeId: id, name: z.string() })
export type DeviceType = z.output<typeof deviceType>
