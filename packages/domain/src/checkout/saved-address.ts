import { z } from 'zod/mini'
import { id, limits, typedText } from '../kernel/index.ts'
import { checkoutMessages } from './messages.ts'
import type { ShippingInfo } from './shipping-info.ts'

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

/** A saved customer address, under the field names of its own calls (CHECKOUT-33, OQ-55). */
export const savedAddress = z.extend(address, {
  savedCustomerAddressId: id,
  entryName: z.string(),
  name: z.string(),
  /** No form of the shop asks for these two. */
  shippingDependentLocality: z.null(),
  shippingSortingCode: z.null(),
})

/** The same fields as they are sent to be saved, before any rule has looked at them. */
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

/** The form's fields of an address: `shippingLocality` is its `shippingCity`; what is null is left empty (OQ-55). */
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

/** The way back: the form's fields under the names of the saved addresses' calls (OQ-55). */
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

/** The sentence for a missing or too long name of a saved address, measured after trimming (CHECKOUT-37). */
export function checkEntryName(typed: string): string | undefined {
  const { length } = typed.trim()
  return length >= 1 && length <= limits.savedAddressName ? undefined : checkoutMessages.entryNameInvalid
}
