import type { getReviewOrder } from '@volute/domain/checkout'
import type { ReplyOf } from '@volute/domain/kernel'

/** Who orders, as the checkout shows it. */
export type Customer = ReplyOf<typeof getReviewOrder>['user']
