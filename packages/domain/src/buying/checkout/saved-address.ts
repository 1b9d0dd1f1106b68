import { z } from 'zod/mini'
import {
  type Checked,
  checkedAs,
  id,
  type InputError,
  invalid,
  joinChecks,
  limits,
  typedText,
  valid,
} from '../../core/kernel/index.ts'
import { checkShippingInfo, type ShippingInfo } from './address.ts'
import { checkoutMessages } from './messages.ts'

const optional = z.nullable(z.string())

const address = z.object({
  shippingCountry: z.string(),
  shippingAdministrativeArea: z.string(),
  shippingLocality: z.string(),
  shippingPostalCode: z.string(),
  shippingAddressLine1: z.string(),
  shippingAddressLine2: optional,
  shippingCompanyName: z.string(),
  shippingContactName: optional,
  shippingPhoneNumber: optional,
  comment: optional,
})
type Address = z.infer<typeof address>

/** Saved customer address, with the field names of its own endpoints (CHECKOUT-33, OQ-55). */
export const savedAddress = z.extend(address, {
  savedCustomerAddressId: id,
  entryName: z.string(),
  name: z.string(),
  /** No form in the shop has these two fields. */
  shippingDependentLocality: z.null(),
  shippingSortingCode: z.null(),
})

/** Address sent to be saved, before it is checked. */
export const addressToSave = z.object({
  entryName: typedText,
  shippingCountry: typedText,
  shippingAdministrativeArea: typedText,
  shippingLocality: typedText,
  shippingPostalCode: typedText,
  shippingAddressLine1: typedText,
  shippingAddressLine2: typedText,
  shippingCompanyName: typedText,
  shippingContactName: typedText,
  shippingPhoneNumber: typedText,
  comment: typedText,
})
type AddressToSave = z.infer<typeof addressToSave>

/** Converts a saved address to the form's fields: `shippingLocality` is its `shippingCity`; null becomes empty (OQ-55). */
export function shippingInfoOf(address: Address): ShippingInfo {
  return {
    shippingCompanyName: address.shippingCompanyName,
    shippingAddressLine1: address.shippingAddressLine1,
    shippingAddressLine2: address.shippingAddressLine2 ?? '',
    shippingCity: address.shippingLocality,
    shippingState: address.shippingAdministrativeArea,
    shippingZipCode: address.shippingPostalCode,
    shippingCountry: address.shippingCountry,
    shippingContactName: address.shippingContactName ?? '',
    shippingPhoneNumber: address.shippingPhoneNumber ?? '',
    comment: address.comment ?? '',
  }
}

/** Converts the form's fields back to the field names of a saved address (OQ-55). */
export function addressOf<
  Info extends Pick<ShippingInfo, 'shippingCity' | 'shippingState' | 'shippingZipCode'>,
>(info: Info) {
  const { shippingCity, shippingState, shippingZipCode, ...same } = info
  return {
    ...same,
    shippingLocality: shippingCity,
    shippingAdministrativeArea: shippingState,
    shippingPostalCode: shippingZipCode,
  }
}

/** Checks an address to save; errors use the field names that were sent (CHECKOUT-37, E35). */
export function checkAddressToSave({
  entryName,
  ...address
}: AddressToSave): Checked<ShippingInfo & { entryName: string }, keyof AddressToSave> {
  const info = shippingInfoOf(address)
  const checked = checkShippingInfo(info)
  const sent = checked.ok ? checked : checkedAs(info, checked.errors.map(asSent))
  return joinChecks(checkEntryName({ entryName }), sent)
}

const sentNames = {
  shippingCity: 'shippingLocality',
  shippingState: 'shippingAdministrativeArea',
  shippingZipCode: 'shippingPostalCode',
} as const

function asSent({ field, ...error }: InputError<keyof ShippingInfo>): InputError<keyof AddressToSave> {
  return {
    ...error,
    field: field in sentNames ? sentNames[field as keyof typeof sentNames] : (field as keyof AddressToSave),
  }
}

/** Checks the name of a saved address after trimming (CHECKOUT-37). */
export function checkEntryName(typed: { entryName: string }): Checked<{ entryName: string }, 'entryName'> {
  const entryName = typed.entryName.trim()
  if (entryName.length >= 1 && entryName.length <= limits.savedAddressName) return valid({ entryName })
  return invalid('entryName', 'WRONG_LENGTH', checkoutMessages.entryNameInvalid)
}
