import { warrantyNames } from '@volute/domain/service/returns'
import { claimKindNames } from '@volute/domain/buying/orders'
import type { MailTemplate } from '../../core/http/context.ts'
import { exact, lines, link, type MailText, reachUs, words, writeMail } from '../../core/mail/index.ts'
import type { NamedClaim } from './claim-store.ts'

/** To the staff who decide on claims: a company has claimed a part (CLAIM-06). */
export function claimNotice(
  recipient: string,
  named: NamedClaim,
  companyName: string,
  publicUrl: string,
): MailTemplate {
  const { claim } = named
  return writeMail(recipient, words`claim ${claim.id} of ${companyName}`, [
    words`${companyName} has claimed ${claimed(named)}.`,
    lines(
      words`Kind: ${claimKindNames[claim.kind]}`,
      ...(claim.warranty ? [words`Warranty, by its dates: ${warrantyNames[claim.warranty]}`] : []),
      ...(claim.serialNumber ? [words`Pump: ${exact(claim.serialNumber)}`] : []),
      words`Reason: ${claim.reason}`,
    ),
    decideOn(claim.id, publicUrl),
  ])
}

/** To the person who claimed: the staff's decision (CLAIM-08). */
export function decisionNotice(named: NamedClaim, publicUrl: string): MailTemplate {
  const { claim, orderNumber, orderId, buyerEmail } = named
  const isAccepted = claim.status === 'ACCEPTED'
  const decided = isAccepted ? 'accepted' : 'declined'
  const subject = words`claim ${claim.id} of order ${exact(orderNumber)} ${decided}`
  return writeMail(buyerEmail, subject, ({ contact }) => [
    words`Your claim of ${claimed(named)} was ${decided}.`,
    ...(claim.answer ? [words`${isAccepted ? 'Note' : 'Reason'}: ${claim.answer}`] : []),
    isAccepted
      ? words`The order's page shows the return number as soon as there is one. Please write it on what you send back.`
      : words`If you have questions, contact us: ${reachUs(contact)}.`,
    words`See the order: ${link(`${publicUrl}/orders/${encodeURIComponent(orderId)}`)}`,
  ])
}

/** To the staff who decide on claims: the ERP rejects an accepted claim (CLAIM-09). */
export function refusalNotice(
  recipient: string,
  named: NamedClaim,
  { reason, isRetried }: { reason: string; isRetried: boolean },
  publicUrl: string,
): MailTemplate {
  const { claim } = named
  return writeMail(recipient, words`the ERP does not take claim ${claim.id}`, [
    words`The ERP does not take the accepted claim of ${claimed(named)}.`,
    words`Reason: ${reason}`,
    isRetried
      ? words`Please check the shop's credentials and rights at the ERP. Once they are right the claim follows by itself.`
      : words`Please settle it and announce the claim again.`,
    decideOn(claim.id, publicUrl),
  ])
}

const claimed = ({ claim, unitName, partNumber, description, orderNumber }: NamedClaim): MailText =>
  words`${claim.quantity} ${unitName} ${exact(partNumber)}, ${description}, of order ${exact(orderNumber)}`

const decideOn = (claimId: number, publicUrl: string) =>
  words`See the claim: ${link(`${publicUrl}/manage/claims/${claimId}`)}`
