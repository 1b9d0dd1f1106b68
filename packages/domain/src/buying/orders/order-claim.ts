import { z } from 'zod/mini'
import { id, utc } from '../../core/kernel/index.ts'

/** A part that is sent back as it was, or one that has failed. */
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

/** Answers of the warranty to a claim, by its dates; the staff decide. */
export const warrantyAnswers = ['WITHIN', 'OUTSIDE', 'UNKNOWN'] as const

/** A claim as its buyer sees it on the order's page (E38). */
export const orderClaim = z.object({
  claimId: id,
  /** The order's line. */
  position: z.int(),
  quantity: z.int(),
  kind: z.enum(claimKinds),
  serialNumber: z.nullable(z.string()),
  reason: z.string(),
  /** By the rule, when it was claimed; null for a return, and where the shop has no terms. */
  warranty: z.nullable(z.enum(warrantyAnswers)),
  status: z.enum(claimStatuses),
  claimedUtc: utc,
  /** Answer of the staff. */
  answer: z.nullable(z.string()),
  decidedUtc: z.nullable(utc),
  /** Number of the return at the ERP, for an accepted claim that it knows. */
  returnNumber: z.nullable(z.string()),
})

/** Number of pieces of a line that can still be claimed: what was shipped and is in no claim that stands (CLAIM-02). */
export function returnable(line: { shipped: number; claimed: number }): number {
  return Math.max(0, line.shipped - line.claimed)
}
