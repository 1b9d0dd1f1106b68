import { conflict, notFound } from '@volute/domain/core/kernel'
import { type TryOutcome, whyNotTried } from '@volute/domain/backoffice/support'
import type { Shop } from '../../core/http/context.ts'
import type { Transaction } from '../../core/db/index.ts'
import { ErpError } from '../../core/erp/index.ts'
import { describeError } from '../../core/log/log.ts'
import type { SalesOrder } from './order-store.ts'
import { lockTried, markPending } from './try-store.ts'

/**
 * Submits an order to the ERP now: one that waits for its next try, or one that the ERP rejected, which is pending again.
 * It keeps its request code, so that the ERP makes one order of it whatever it has taken before (SUPPORT-05, OQ-44).
 */
export async function tryOrder(shop: Shop, tx: Transaction, salesOrderId: number): Promise<SalesOrder> {
  const found = await lockTried(tx, salesOrderId)
  if (!found) throw notFound()
  const whyNot = whyNotTried(found.order.deskStatus, found.isPlacedAgain)
  if (whyNot) throw conflict(whyNot, 'NOT_TRIED_AGAIN')
  await markPending(tx, salesOrderId)
  await shop.runNow(tx, 'place-order', { salesOrderId })
  return found.order
}

const outcomes: Record<ErpError['kind'], TryOutcome> = {
  retryable: 'UNANSWERED',
  rejected: 'REFUSED',
  config: 'HELD',
}

/** Note of an attempt that ended in this error (SUPPORT-04). */
export const failedTry = (error: Error) => ({
  outcome: outcomeOf(error),
  reason: describeError(error).message,
})

function outcomeOf(error: Error): TryOutcome {
  if (!(error instanceof ErpError)) return 'BROKEN'
  return isStuck(error) ? 'STUCK' : outcomes[error.kind]
}

/** True when the ERP's people have to correct something for this order, while it takes others. */
export const isStuck = (error: unknown): boolean =>
  error instanceof ErpError && error.kind === 'config' && error.concerns === 'order'

/** True when the ERP rejects the shop, and with it every order. */
export const isRefusal = (error: unknown): error is ErpError =>
  error instanceof ErpError && error.kind === 'config' && error.concerns === 'shop'
