import { z } from 'zod/mini'
import { id, utc } from '../../core/kernel/index.ts'

/** Kinds of claims: a part sent back as it was, or a part that failed. */
export const claimKinds = ['RETURN', 'WARRANTY'] as const
export type ClaimKind = (typeof claimKinds)[number]

export const claimKindNames: Record<ClaimKind, string> = { RETURN: 'Return', WARRANTY: 'Warranty claim' }

export const claimStatuses = ['OPEN', 'ACCEPTED', 'DECLINED'] as const
export type ClaimStatus = (typeof claimStatuses)[number]

export const claimStatusNames: Record<ClaimStatus, string> = {
  OPEN: 'Open',
  ACCEPTED: 'Accepted',
  DECLINED: 'Declined',
}

/** Warranty answers for a claim, by its dates; staff make the decision. */
export const warrantyAnswers = ['WITHIN', 'OUTSIDE', 'UNKNOWN'] as const

/** Claim as the buyer sees it on the order's page (E38). */
export const orderClaim = z.object({
  claimId: id,
  /** Index of the order line. */
  position: z.int(),
  quantity: z.int(),
  kind: z.enum(claimKinds),
  serialNumber: z.nullable(z.string()),
  reason: z.string(),
  /** Answer of the warranty rule on the day of the claim; null for a return, and if the shop has no warranty terms. */
  warranty: z.nullable(z.enum(warrantyAnswers)),
  status: z.enum(claimStatuses),
  claimedUtc: utc,
  /** Answer from the staff. */
  answer: z.nullable(z.string()),
  decidedUtc: z.nullable(utc),
  /** Return number at the ERP, for an accepted claim that the ERP has. */
  returnNumber: z.nullable(z.string()),
  photoIds: z.array(id),
})

/** Quantity of a line that can still be claimed: shipped, and not in a claim that is open or accepted (CLAIM-02). */
export function returnable(line: { shipped: number; claimed: number }): number {
  return Math.max(0, line.shipped - line.claimed)
}
