import { z } from 'zod/mini'
import { NotYet, type Shop } from '../../core/http/context.ts'
import { ErpError, type ErpReturn } from '@volute/erp'
import { defineJob } from '../../core/queue/index.ts'
import { isErpRefusing } from '../../buying/orders/index.ts'
import { listHolders } from '../../people/people/index.ts'
import {
  beginAnnouncing,
  findNamedClaim,
  type NamedClaim,
  noteRefusal,
  writeDecision,
} from './claim-store.ts'
import { refusalNotice } from './return-mails.ts'

export const announceClaimJob = defineJob({
  name: 'announce-claim',
  payload: z.object({ claimId: z.number() }),
  retryLimit: 1_000_000,
  retryDelayMax: 20,
  workers: 1,
  batch: 4,
  work: (shop, { claimId }) => announceClaim(shop, claimId),
})

/**
 * Announces an accepted claim at the ERP exactly once, regardless of the number of attempts (CLAIM-09). Throws if the ERP
 * did not answer or rejects the shop, and the queue retries; a claim that the ERP rejects waits for the staff. While
 * another caller's request may still be running, no new one is sent.
 */
export async function announceClaim(shop: Shop, claimId: number): Promise<void> {
  const named = await findNamedClaim(shop.db, claimId)
  if (named?.claim.status !== 'ACCEPTED' || named.claim.erpReturnId !== null) return
  if (await isErpRefusing(shop)) throw new NotYet('The ERP refuses the shop.')
  if (!(await beginAnnouncing(shop.db, claimId, shop.now()))) throw new NotYet('The ERP may still be at it.')
  try {
    const { returnId, returnNumber } = await shop.erp.requestReturn(returnOf(named))
    await writeDecision(shop.db, claimId, {
      erpReturnId: returnId,
      erpReturnNumber: returnNumber,
      erpRefusal: null,
      announcingUtc: null,
    })
  } catch (error) {
    if (!(error instanceof ErpError) || error.outcome === 'unknown') throw error
    await writeDecision(shop.db, claimId, { announcingUtc: null })
    if (error.kind === 'retryable') throw error
    await notifyStaff(shop, named, error)
    if (error.kind === 'config') throw error
  }
}

const returnOf = ({ claim, orderId, requestCode }: NamedClaim): ErpReturn => ({
  claimCode: claim.code,
  orderId,
  requestCode,
  lines: [
    {
      position: claim.position,
      quantity: String(claim.quantity),
      serialNumber: claim.serialNumber,
      reason: claim.reason,
    },
  ],
  isWarranty: claim.kind === 'WARRANTY',
})

/** Records the ERP's reason for rejecting a claim, and mails it whenever the reason changes. */
async function notifyStaff(shop: Shop, named: NamedClaim, { message, kind }: ErpError): Promise<void> {
  await shop.db.transaction(async (tx) => {
    if (!(await noteRefusal(tx, named.claim.id, message))) return
    const refused = { reason: message, isRetried: kind === 'config' }
    for (const email of await listHolders(tx, 'provider', 'MANAGE_RETURNS'))
      await shop.sendMail(tx, refusalNotice(email, named, refused, shop.settings.publicUrl))
  })
}
