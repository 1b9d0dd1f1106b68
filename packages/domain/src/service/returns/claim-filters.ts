import { claimStatuses } from '../../buying/orders/index.ts'

/** Filters of the staff's claim list. */
export const claimFilters = [...claimStatuses, 'ALL'] as const
export type ClaimFilter = (typeof claimFilters)[number]
