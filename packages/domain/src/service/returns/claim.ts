import { z } from 'zod/mini'
import { type Checked, checkedAs, date, id, type InputError, limits, utc } from '../../core/kernel/index.ts'
import { claimKinds, type ClaimStatus, claimStatuses, warrantyAnswers } from '../../buying/orders/index.ts'
import { returnMessages } from './messages.ts'

/** Row of the staff's claim list (E157). */
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
  /** Reason that the ERP rejected an accepted claim; null until the ERP has answered, and once it has accepted it. */
  erpRefusal: z.nullable(z.string()),
})
export type ManagedClaimRow = z.infer<typeof managedClaimRow>

/** Claim with everything needed to decide it (E158). */
export const managedClaim = z.extend(managedClaimRow, {
  salesOrderId: id,
  poNumber: z.string(),
  buyer: z.object({ name: z.string(), email: z.string() }),
  serialNumber: z.nullable(z.string()),
  reason: z.string(),
  ordered: z.int(),
  shipped: z.int(),
  /** Claimed quantity of the line, over all claims that were not declined. */
  claimed: z.int(),
  shippedOn: z.array(date),
  /** Day the claimed part was installed in the pump with that serial number, as recorded by its company. */
  installedOn: z.nullable(date),
  photoIds: z.array(id),
  answer: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  decidedUtc: z.nullable(utc),
  /** Next open claim; after the newest it starts again with the oldest. Null if there is no other. */
  nextClaimId: z.nullable(id),
})
export type ManagedClaim = z.infer<typeof managedClaim>

interface TypedClaim {
  quantity: string
  serialNumber: string
  reason: string
}

type ClaimField = keyof TypedClaim

/** Checks a claim and returns it as stored (CLAIM-03). */
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

/** True if a claim can be decided this way: an open claim, or accepting an accepted claim again after the ERP rejected it. */
export function mayDecide(
  claim: { status: ClaimStatus; erpRefusal: string | null },
  decision: Decision,
): boolean {
  return (
    claim.status === 'OPEN' ||
    (decision === 'ACCEPTED' && claim.status === 'ACCEPTED' && claim.erpRefusal !== null)
  )
}

/** Checks the answer from the staff: an optional note for an accepted claim, a required reason for a declined one (CLAIM-08). */
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
