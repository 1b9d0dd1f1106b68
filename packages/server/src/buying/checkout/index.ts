import * as contract from '@volute/domain/buying/checkout'
import { route } from '../../core/http/bind.ts'
import { getReviewOrder } from './get-review-order.ts'
import { deleteSavedAddress, getSavedAddress, saveAddress } from './saved-addresses.ts'

export { deliveryOf } from './checkout-store.ts'
export { checkDocument, documentLine, documentLines, frozenFits } from './check-document.ts'

export const checkoutRoutes = [
  route(contract.getReviewOrder, getReviewOrder),
  route(contract.getSavedAddress, getSavedAddress),
  route(contract.saveAddress, saveAddress),
  route(contract.deleteSavedAddress, deleteSavedAddress),
]
