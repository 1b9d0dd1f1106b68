import { limits, readerForm } from '../kernel/index.ts'
import type { OwnedDevice } from './company.ts'
import { companyMessages } from './messages.ts'

/** A device as it is typed; null while no type is selected. */
export interface TypedDevice {
  deviceTypeId: number | null
  deviceIdentifier: string
}

/**
 * The sentence of why a device cannot join a company's others; null when it can (COMPANY-18 to COMPANY-21).
 * `{ 2, ' fm-1 ' }` beside `{ 2, 'FM-1' }` is owned already: identifiers compare trimmed and without case (OQ-33).
 */
export function checkDevice(typed: TypedDevice, owned: readonly OwnedDevice[]): string | null {
  return checkDeviceAgainst(typed, new Set(owned.map(deviceKey)))
}

/** The sentence about the first device that its company cannot have; null when all can stand side by side. */
export function checkDevices(devices: readonly OwnedDevice[]): string | null {
  const keys = new Set<string>()
  for (const device of devices) {
    const wrong = checkDeviceAgainst(device, keys)
    if (wrong) return wrong
    keys.add(deviceKey(device))
  }
  return null
}

/** Whether two companies would own the same devices, in whatever order. */
export function sameDevices(a: readonly OwnedDevice[], b: readonly OwnedDevice[]): boolean {
  const keys = new Set(a.map(deviceKey))
  return keys.size === b.length && b.every((device) => keys.has(deviceKey(device)))
}

/** What tells a device from others: `2 fm-1`. */
export const deviceKey = ({ deviceTypeId, deviceIdentifier }: TypedDevice) =>
  `${deviceTypeId} ${readerForm(deviceIdentifier)}`

function checkDeviceAgainst(typed: TypedDevice, keys: ReadonlySet<string>): string | null {
  const { length } = typed.deviceIdentifier.trim()
  if (length === 0) return companyMessages.deviceBlank
  if (length > limits.deviceIdentifier) return companyMessages.deviceTooLong
  if (typed.deviceTypeId === null) return companyMessages.deviceTypeMissing
  return keys.has(deviceKey(typed)) ? companyMessages.deviceOwned : null
}
