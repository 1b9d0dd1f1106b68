import * as contract from '@volute/domain/checkout'
import { route } from '../http/bind.ts'
import { deleteSavedAddress } from './delete-saved-address.ts'
import { getReviewOrder } from './get-review-order.ts'
import { getSavedAddress } from './get-saved-address.ts'
import { saveAddress } from './save-address.ts'

export const checkoutRoutes = [
  route(contract.getReviewOrder, getReviewOrder),
  route(contract.getSavedAddress, getSavedAddress),
  route(contract.saveAddress, saveAddress),
  route(contract.deleteSavedAddress, deleteSavedAddress),
]
