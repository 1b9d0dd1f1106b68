import { forbidden, notFound, orThrow } from '@volute/domain/core/kernel'
import { shopDate } from '@volute/domain/catalogue/lead-time'
import {
  type addInvoice as invoiceContract,
  checkInvoice,
  checkReason,
  orderMessages,
  type stepManagedOrder as contract,
} from '@volute/domain/buying/orders'
import { brandFor } from '../../core/brand/index.ts'
import type { ActorContext } from '../../core/http/context.ts'
import type { Transaction } from '../../core/db/index.ts'
import { recordEvent } from '../../core/events/index.ts'
import type { ErpOrderState } from '@volute/erp'
import { type DeskStep, invoiceDeskOrder, stepDeskOrder, type Worked } from '../../core/erp/index.ts'
import type { Handler } from '../../core/http/bind.ts'
import { syncOrder } from './sync-order.ts'
import { lockManagedOrder } from './managed-order-store.ts'

/**
 * Works an order at the desk. The desk changes its own tables, and the shop syncs with the desk's state of the order in
 * the same transaction (E67, OQ-47, DESK-01).
 */
export const stepManagedOrder: Handler<typeof contract> = async (ctx, { salesOrderId, ...step }) => {
  if (step.step === 'REJECTED' || step.step === 'CANCELLED')
    step.reason = orThrow(checkReason(step.step, { reason: step.reason ?? '' })).reason
  const { brand } = await brandFor(ctx)
  const now = ctx.now()
  await work(ctx, salesOrderId, async (tx, orderId) => {
    const worked = await stepDeskOrder(tx, orderId, step, { now, today: shopDate(now, brand.timeZone) })
    const before = step.step === 'CORRECTED' && changedShipment(worked)
    return { worked, subject: { ...saidOf(step), ...(before && { before }) } }
  })
  return {}
}

/** Details of a step for the event record. */
const saidOf = ({ step, reason, lines, promises, parcelId }: DeskStep) => ({
  step,
  ...(reason && { reason }),
  ...(lines && { lines }),
  ...(promises && { promises }),
  ...(parcelId && { parcelId }),
})

/** Adds an invoice to an order at the desk (E155, DESK-07). */
export const addInvoice: Handler<typeof invoiceContract> = async (ctx, { salesOrderId, ...typed }) => {
  const invoice = orThrow(checkInvoice({ ...typed, pdf: typed.pdf ?? null }))
  await work(ctx, salesOrderId, async (tx, orderId) => ({
    worked: await invoiceDeskOrder(tx, orderId, invoice, ctx.now()),
    subject: { step: 'INVOICED', number: invoice.number },
  }))
  return {}
}

type Work = (tx: Transaction, orderId: string) => Promise<{ worked: Worked; subject: object }>

async function work(ctx: ActorContext, salesOrderId: number, act: Work): Promise<void> {
  if (!ctx.erp.isDesk) throw forbidden(orderMessages.workedInErp, 'WORKED_IN_ERP')
  await ctx.db.transaction(async (tx) => {
    const order = await lockManagedOrder(tx, salesOrderId)
    if (!order?.erpOrderId) throw notFound()
    const { worked, subject } = await act(tx, order.erpOrderId)
    await recordEvent(tx, {
      userId: ctx.actor.userId,
      companyId: order.companyId,
      kind: 'work-order',
      subject: { salesOrderId, ...subject },
      now: ctx.now(),
    })
    await syncOrder(ctx, tx, worked.after, { userId: ctx.actor.userId })
  })
}

/** The shipment that a correction changes, before the change. */
function changedShipment({ before, after }: Worked): object | undefined {
  const isChanged = (one: ErpOrderState['shipments'][number], index: number) =>
    JSON.stringify(one) !== JSON.stringify(after.shipments[index])
  const was = before.shipments.find(isChanged)
  return was && { parcelId: was.shipmentId, trackingNumber: was.trackingNumber, carrier: was.carrier }
}
