import { z } from 'zod/mini'
import { type Checked, checkedAs, date, id, type InputError, limits, utc } from '../../core/kernel/index.ts'
import { claimKinds, type ClaimStatus, claimStatuses, warrantyAnswers } from '../../buying/orders/index.ts'
import { returnMessages } from './messages.ts'

/** A row of the staff's list (E157). */
export const managedClaimRow = z.object({
  claimId: id,
  claimedUtc: utc,
  companyName: z.string(),
  orderNumber: z.string(),
  partNumber: z.string(),
  description: z.string(),
  quantity: z.int(),
  kind: z.enum(claimKinds),
  warranty: z.nullable(z.enum(warrantyAnswers)),
  status: z.enum(claimStatuses),
  returnNumber: z.nullable(z.string()),
  /** Why the ERP does not take an accepted claim; null while it has not answered, and once it has taken it. */
  erpRefusal: z.nullable(z.string()),
})
export type ManagedClaimRow = z.infer<typeof managedClaimRow>

/** A claim with all that its decision needs (E158). */
export const managedClaim = z.extend(managedClaimRow, {
  salesOrderId: id,
  poNumber: z.string(),
  buyer: z.object({ name: z.string(), email: z.string() }),
  serialNumber: z.nullable(z.string()),
  reason: z.string(),
  ordered: z.int(),
  shipped: z.int(),
  /** Claimed pieces of the line, over all claims that were not declined. */
  claimed: z.int(),
  shippedOn: z.array(date),
  /** When the claimed part was put into the pump of that serial number, as its company writes it. */
  installedOn: z.nullable(date),
  answer: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  decidedUtc: z.nullable(utc),
  /** The open claim after it, from the oldest again after the newest; null without another. */
  nextClaimId: z.nullable(id),
})
export type ManagedClaim = z.infer<typeof managedClaim>

interface TypedClaim {
  quantity: string
  serialNumber: string
  reason: string
}

type ClaimField = keyof TypedClaim

/** A claim as it is stored, or what is wrong with it (CLAIM-03). */
export function checkClaim(
  typed: TypedClaim,
  most: number,
): Checked<{ quantity: number; serialNumber: string; reason: string }, ClaimField> {
  const reason = typed.reason.trim()
  const serialNumber = typed.serialNumber.trim()
  const quantity = /^\d{1,6}$/.test(typed.quantity.trim()) ? Number(typed.quantity) : NaN
  return checkedAs({ quantity, serialNumber, reason }, [
    !(quantity >= 1 && quantity <= most) && wrong('quantity', 'OUT_OF_RANGE', returnMessages.quantity(most)),
    serialNumber.length > limits.catalogueNumber &&
      wrong('serialNumber', 'UNKNOWN', returnMessages.serialUnknown),
    reason === '' && wrong('reason', 'MISSING', returnMessages.reasonMissing),
    reason.length > limits.claimText && wrong('reason', 'TOO_LONG', returnMessages.tooLong(reason.length)),
  ])
}

export const decisions = ['ACCEPTED', 'DECLINED'] as const
export type Decision = (typeof decisions)[number]

/** True when a claim may be decided so: an open one, and an accepted one that the ERP rejected is accepted again. */
export function mayDecide(
  claim: { status: ClaimStatus; erpRefusal: string | null },
  decision: Decision,
): boolean {
  return (
    claim.status === 'OPEN' ||
    (decision === 'ACCEPTED' && claim.status === 'ACCEPTED' && claim.erpRefusal !== null)
  )
}

/** Checks the answer of the staff: a note to an accepted claim, the reason of a declined one (CLAIM-08). */
export function checkAnswer(typed: {
  decision: Decision
  answer: string
}): Checked<{ decision: Decision; answer: string }, 'answer'> {
  const answer = typed.answer.trim()
  return checkedAs({ decision: typed.decision, answer }, [
    typed.decision === 'DECLINED' &&
      answer === '' &&
      wrong('answer', 'MISSING', returnMessages.declineReasonMissing),
    answer.length > limits.claimText && wrong('answer', 'TOO_LONG', returnMessages.tooLong(answer.length)),
  ])
}

const wrong = <Field extends string>(
  field: Field,
  code: InputError['code'],
  error: string,
): InputError<Field> => ({ field, code, error })
