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

/** A company with its texts trimmed, or what is wrong with it (COMPANY-17 to COMPANY-21, E57, OQ-51). */
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
 * The account that a picker's text means, by its label or its identifier alone, or an error when there is none.
 * An empty text means no account: null (COMPANY-05).
 */
export function checkAccount(
  typed: string,
  accounts: readonly CompanyAccount[],
): Checked<CompanyAccount | null, 'accountId'> {
  if (typed.trim() === '') return valid(null)
  const found = accounts.find((one) => sameText(accountLabel(one), typed) || sameText(one.identifier, typed))
  return found ? valid(found) : invalid('accountId', 'UNKNOWN', companyMessages.accountNotFound)
}

/** A device as it is typed; null while no type is selected. */
export interface TypedDevice {
  deviceTypeId: number | null
  deviceIdentifier: string
}

/**
 * A device that can join a company's others, its identifier trimmed, or why it cannot (COMPANY-18 to COMPANY-21).
 * `{ 2, ' fm-1 ' }` beside `{ 2, 'FM-1' }` is owned already: identifiers compare trimmed and without case (OQ-33).
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

  // A missing type is an error, so that this value is never read.
  return checkedAs({ deviceTypeId: deviceTypeId ?? 0, deviceIdentifier }, errors)
}

/** Key that tells a device from others: `2 fm-1`. */
export const deviceKey = ({ deviceTypeId, deviceIdentifier }: TypedDevice) =>
  `${deviceTypeId} ${readerForm(deviceIdentifier)}`

/**
 * True when saving would change anything: name, flags, account or the set of devices (COMPANY-09). Devices in another order, or one removed
 * and added again, are the same set; spaces around a name are not a change.
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

/** True when two companies would own the same devices, in whatever order. */
export function sameDevices(a: readonly OwnedDevice[], b: readonly OwnedDevice[]): boolean {
  const keys = new Set(a.map(deviceKey))
  return keys.size === b.length && b.every((device) => keys.has(deviceKey(device)))
}
