import {
  addressOf,
  checkAddressToSave,
  checkoutMessages,
  type deleteSavedAddress as deleteContract,
  type getSavedAddress as getContract,
  type saveAddress as saveContract,
} from '@volute/domain/buying/checkout'
import { badRequest, limits, notFound, orThrow } from '@volute/domain/core/kernel'
import type { Handler } from '../../core/http/bind.ts'
import { countSaved, findSavedAddress, lockSaving, removeAddress, storeAddress } from './checkout-store.ts'

/** An address to load into the checkout (E34, CHECKOUT-33, CHECKOUT-34). */
export const getSavedAddress: Handler<typeof getContract> = async (ctx, { savedCustomerAddressId }) => {
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

/** Saves an address under a name; a name that exists is overwritten (E35, CHECKOUT-35, CHECKOUT-38, OQ-56). */
export const saveAddress: Handler<typeof saveContract> = async (ctx, input) => {
  const address = orThrow(checkAddressToSave(input))
  return ctx.db.transaction(async (tx) => {
    await lockSaving(tx, ctx.actor)
    const { knownId, count } = await countSaved(tx, ctx.actor, address.entryName)
    if (!knownId && count >= limits.savedAddresses)
      throw badRequest(checkoutMessages.savedAddressesFull, 'SAVED_ADDRESSES_FULL')
    return { savedCustomerAddressId: await storeAddress(tx, ctx.actor, knownId, address) }
  })
}

/** Deletes one of the caller's own addresses (E43, CHECKOUT-36). */
export const deleteSavedAddress: Handler<typeof deleteContract> = async (ctx, { savedCustomerAddressId }) => {
  if (!(await removeAddress(ctx.db, ctx.actor, savedCustomerAddressId))) throw notFound()
  return {}
}
