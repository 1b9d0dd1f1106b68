import { z } from 'zod/mini'
import { id, typedText } from '../../core/kernel/index.ts'

/** A device is identified by its type and its identifier (OQ-33). */
export const ownedDevice = z.object({ deviceTypeId: id, deviceIdentifier: typedText })
export type OwnedDevice = z.output<typeof ownedDevice>

/** A company as it is created and edited (COMPANY-13). */
export const companyFields = z.object({
  companyName: typedText,
  isPackager: z.boolean(),
  isMigrating: z.boolean(),
  isTest: z.boolean(),
  accountId: z.nullable(id),
  ownedDevices: z.array(ownedDevice),
})
export type CompanyFields = z.output<typeof companyFields>

/** A company in the list of all (COMPANY-11). */
export const listedCompany = z.object({
  companyId: id,
  companyName: z.string(),
  name: z.string(),
  isPackager: z.boolean(),
  isMigrating: z.boolean(),
  isTest: z.boolean(),
})
export type ListedCompany = z.output<typeof listedCompany>

/** An account of the ERP, which the shop only reads (OQ-33). */
export const account = z.object({ accountId: id, name: z.string(), identifier: z.string() })
export type CompanyAccount = z.output<typeof account>

/** An account as the picker shows it: `Kestrel Mining Group (KES-2210)` (COMPANY-05). */
export function accountLabel({ name, identifier }: CompanyAccount): string {
  return `${name} (${identifier})`
}

export const deviceType = z.object({ deviceTypeId: id, name: z.string() })
export type DeviceType = z.output<typeof deviceType>
