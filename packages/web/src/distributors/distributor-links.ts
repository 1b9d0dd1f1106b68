import { listDistributors } from '@volute/domain/distributors'
import type { ReplyOf } from '@volute/domain/kernel'
import { query } from '../api/index.ts'

export type DistributorLinks = ReplyOf<typeof listDistributors>

/** The read of every customer with its distributor (DIST-03). */
export const distributorLinks = query(listDistributors, {})
