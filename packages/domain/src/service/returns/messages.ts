import { counted, formatNumber, limits } from '../../core/kernel/index.ts'

export const returnMessages = {
  claimFailed: 'Internal server error. Unable to save the claim.',
  warrantyFailed: 'Internal server error. Unable to load the warranty.',
  listFailed: 'Internal server error. Unable to load the claims.',
  detailsFailed: 'Internal server error. Unable to load the claim.',
  decideFailed: 'Internal server error. Unable to save the answer.',

  quantity: (most: number) =>
    most === 0
      ? 'Nothing on this line can be claimed: it has not shipped yet, or all of it is already claimed.'
      : `The quantity must be a whole number between 1 and ${formatNumber(most)}, the quantity shipped and not yet claimed.`,
  reasonMissing: 'Describe what is wrong, or why you are returning it.',
  tooLong: (length: number) =>
    `The text must be ${formatNumber(limits.claimText)} characters or less. Currently ${formatNumber(length)} characters.`,
  serialUnknown: 'There is no pump with this serial number.',
  codeUsed: 'This claim code has already been used.',
  declineReasonMissing: 'A reason is required to decline a claim.',
  alreadyDecided: 'This claim has already been decided. Please reload the page.',
  noClaims: 'No claims exist',
  nothingToDecide: 'There is nothing to decide',
  /** Shown below the quantity field. */
  upTo: (most: number) => `Up to ${formatNumber(most)}, the quantity shipped and not yet claimed.`,
  /** `Claim sent for 3 parts. We’ll reply by email and here.` */
  claimed: (quantity: number) =>
    `Claim sent for ${counted(quantity, 'part')}. We’ll reply by email and here.`,
  accepted: 'The claim was accepted.',
  declined: 'The claim was declined.',
  waitsForErp: 'The ERP has not accepted this claim yet. The shop keeps sending it.',
  /** `The ERP rejected this claim: The order is closed.` */
  refusedByErp: (reason: string) => `The ERP rejected this claim: ${reason}`,
} as const
