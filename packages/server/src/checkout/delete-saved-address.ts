import type { deleteSavedAddress as contract } from '@volute/domain/checkout'
import { notFound } from '@volute/domain/kernel'
import type { Verb } from '../http/bind.ts'
import { removeAddress } from './saved-address-store.ts'

/** Deletes an address of one's own (E43, CHECKOUT-36). */
export const deleteSavedAddress: Verb<typeof contract> = async (ctx, { savedCustomerAddressId }) => {
  if (!(await removeAddress(ctx.db, ctx.actor, savedCustomerAddressId))) throw notFound()
  return {}
}
