import { getReviewOrder as contract } from '@volute/domain/checkout'
import { route } from '../http/bind.ts'
import { getReviewOrder } from './get-review-order.ts'

export const checkoutRoutes = [route(contract, getReviewOrder)]
