import { addressOf, type getSavedAddress as contract } from '@volute/domain/checkout'
import { notFound } from '@volute/domain/kernel'
import type { Verb } from '../http/bind.ts'
import { findSavedAddress } from './saved-address-store.ts'

/** An address to load into the checkout (E34, CHECKOUT-33, CHECKOUT-34). */
export const getSavedAddress: Verb<typeof contract> = async (ctx, { savedCustomerAddressId }) => {
  const found = await findSavedAddress(ctx.db, ctx.actor, savedCustomerAddressId)
  if (!found) throw notFound()
  const { id, userId, companyId, entryName, ...info } = found
  return {
    savedCustomerAddressId: id,
    entryName,
    name: entryName,
    shippingDependentLocality: null,
    shippingSortingCode: null,
    ...addressOf(info),
  }
}
