import {
  checkEntryName,
  checkoutMessages,
  checkShippingInfo,
  firstError,
  type saveAddress as contract,
  shippingInfoOf,
} from '@volute/domain/checkout'
import { badRequest, limits } from '@volute/domain/kernel'
import type { Verb } from '../http/bind.ts'
import { countSaved, lockSaving, storeAddress } from './saved-address-store.ts'

/** Saves an address under a name; a name that exists is overwritten (E35, CHECKOUT-35, CHECKOUT-38, OQ-56). */
export const saveAddress: Verb<typeof contract> = async (ctx, { entryName, ...address }) => {
  const info = shippingInfoOf(address)
  const error = checkEntryName(entryName) ?? firstError(checkShippingInfo(info))
  if (error) throw badRequest(error)

  return ctx.db.transaction(async (tx) => {
    await lockSaving(tx, ctx.actor)
    const { knownId, count } = await countSaved(tx, ctx.actor, entryName)
    if (!knownId && count >= limits.savedAddresses)
      throw badRequest(checkoutMessages.savedAddressesFull, 'SAVED_ADDRESSES_FULL')
    return { savedCustomerAddressId: await storeAddress(tx, ctx.actor, knownId, { entryName, ...info }) }
  })
}
