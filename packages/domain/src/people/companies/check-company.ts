import {
  type Checked,
  checkedAs,
  type InputError,
  type InputErrorCode,
  invalid,
  limits,
  readerForm,
  sameText,
  valid,
} from '../../core/kernel/index.ts'
import { accountLabel, type CompanyAccount, type CompanyFields, type OwnedDevice } from './company.ts'
import { companyMessages } from './messages.ts'

type DeviceField = 'deviceTypeId' | 'deviceIdentifier'
export type CompanyField = 'companyName' | 'accountId' | `ownedDevices.${number}.${DeviceField}`

/** Trims and checks a company (COMPANY-17 to COMPANY-21, E57, OQ-51). */
export function checkCompany(typed: CompanyFields): Checked<CompanyFields, CompanyField> {
  const companyName = typed.companyName.trim()
  const errors: InputError<CompanyField>[] = []
  if (companyName === '')
    errors.push({ field: 'companyName', code: 'MISSING', error: companyMessages.nameMissing })
  if (companyName.length > limits.companyName)
    errors.push({ field: 'companyName', code: 'TOO_LONG', error: companyMessages.nameTooLong })

  const keys = new Set<string>()
  const ownedDevices = typed.ownedDevices.map((device, index) => {
    const checked = checkDeviceAgainst(device, keys)
    keys.add(deviceKey(device))
    if (checked.ok) return checked.value
    for (const { field, ...why } of checked.errors)
      errors.push({ field: `ownedDevices.${index}.${field}`, ...why })
    return device
  })
  return checkedAs({ ...typed, companyName, ownedDevices }, errors)
}

/**
 * Finds the account for a picker's text, by its label or its identifier alone; an error if there is none. An empty text
 * means no account: null (COMPANY-05).
 */
export function checkAccount(
  typed: string,
  accounts: readonly CompanyAccount[],
): Checked<CompanyAccount | null, 'accountId'> {
  if (typed.trim() === '') return valid(null)
  const found = accounts.find((one) => sameText(accountLabel(one), typed) || sameText(one.identifier, typed))
  return found ? valid(found) : invalid('accountId', 'UNKNOWN', companyMessages.accountNotFound)
}

/** Device being entered; the type is null until one is selected. */
export interface TypedDevice {
  deviceTypeId: number | null
  deviceIdentifier: string
}

/**
 * Checks a device to add to a company, and trims its identifier (COMPANY-18 to COMPANY-21). `{ 2, ' fm-1 ' }` is already
 * owned if the company has `{ 2, 'FM-1' }`: identifiers are compared trimmed and without case (OQ-33).
 */
export function checkDevice(
  typed: TypedDevice,
  owned: readonly OwnedDevice[],
): Checked<OwnedDevice, DeviceField> {
  return checkDeviceAgainst(typed, new Set(owned.map(deviceKey)))
}

function checkDeviceAgainst(
  { deviceTypeId, deviceIdentifier: typed }: TypedDevice,
  keys: ReadonlySet<string>,
): Checked<OwnedDevice, DeviceField> {
  const deviceIdentifier = typed.trim()
  const errors: InputError<DeviceField>[] = []
  const wrong = (field: DeviceField, code: InputErrorCode, error: string) =>
    errors.push({ field, code, error })
  if (deviceIdentifier === '') wrong('deviceIdentifier', 'MISSING', companyMessages.deviceBlank)
  if (deviceIdentifier.length > limits.deviceIdentifier)
    wrong('deviceIdentifier', 'TOO_LONG', companyMessages.deviceTooLong)
  if (deviceTypeId === null) wrong('deviceTypeId', 'MISSING', companyMessages.deviceTypeMissing)
  if (keys.has(deviceKey({ deviceTypeId, deviceIdentifier })))
    wrong('deviceIdentifier', 'NOT_ALLOWED', companyMessages.deviceOwned)

  // A missing type is an error, so the 0 is never used.
  return checkedAs({ deviceTypeId: deviceTypeId ?? 0, deviceIdentifier }, errors)
}

/** Key that identifies a device: `2 fm-1`. */
export const deviceKey = ({ deviceTypeId, deviceIdentifier }: TypedDevice) =>
  `${deviceTypeId} ${readerForm(deviceIdentifier)}`

/**
 * True if saving would change anything: name, flags, account or the set of devices (COMPANY-09). The order of devices
 * and spaces around the name do not matter, nor does a device removed and added again.
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

/** True if two lists contain the same devices, in any order. */
export function sameDevices(a: readonly OwnedDevice[], b: readonly OwnedDevice[]): boolean {
  const keys = new Set(a.map(deviceKey))
  return keys.size === b.length && b.every((device) => keys.has(deviceKey(device)))
}
