import { conflict, notFound, orThrow } from '@volute/domain/core/kernel'
import {
  checkAnswer,
  type decideClaim as contract,
  mayDecide,
  returnMessages,
} from '@volute/domain/service/returns'
import type { ActorContext } from '../../core/http/context.ts'
import type { Transaction } from '../../core/db/index.ts'
import { recordEvent } from '../../core/events/index.ts'
import type { Handler } from '../../core/http/bind.ts'
import { announceClaimJob } from './announce-claim.ts'
import { findNamedClaim, lockClaim, writeDecision } from './claim-store.ts'
import { decisionNotice } from './return-mails.ts'

/**
 * Accepts or declines an open claim and mails its buyer. An accepted claim goes to the ERP through the queue, again if the
 * ERP had rejected it (E159, CLAIM-08, CLAIM-09).
 */
export const decideClaim: Handler<typeof contract> = async (ctx, input) => {
  const { claimId } = input
  const { decision, answer } = orThrow(checkAnswer(input))
  await ctx.db.transaction(async (tx) => {
    const claim = await lockClaim(tx, claimId)
    if (!claim) throw notFound()
    if (!mayDecide(claim, decision)) throw conflict(returnMessages.alreadyDecided, 'CLAIM_DECIDED')

    if (claim.status === 'OPEN') {
      const decidedBy = ctx.actor.userId
      await writeDecision(tx, claimId, { status: decision, answer, decidedBy, decidedUtc: ctx.now() })
      await notifyBuyer(ctx, tx, claimId)
    } else await writeDecision(tx, claimId, { erpRefusal: null })
    if (decision === 'ACCEPTED') await ctx.runNow(tx, announceClaimJob, { claimId })
    await recordEvent(tx, {
      userId: ctx.actor.userId,
      companyId: claim.companyId,
      kind: 'decide-claim',
      subject: { claimId, salesOrderId: claim.salesOrderId, decision },
      now: ctx.now(),
    })
  })
  return {}
}

async function notifyBuyer(ctx: ActorContext, tx: Transaction, claimId: number) {
  const named = await findNamedClaim(tx, claimId)
  if (named) await ctx.sendMail(tx, decisionNotice(named, ctx.settings.publicUrl))
}
