import { shipTypeName } from '@volute/domain/checkout'
import { conflict, type InputOf, notFound, orRefuse } from '@volute/domain/kernel'
import {
  checkRejection,
  mayStep,
  orderMessages,
  orderStatus,
  type stepManagedOrder as contract,
} from '@volute/domain/orders'
import { audit } from '../audit/index.ts'
import type { ActorContext, Letter } from '../context.ts'
import { writeDeskStep } from '../erp/index.ts'
import type { Verb } from '../http/bind.ts'
import { lockManagedOrder, writeOrderStep } from './managed-order-store.ts'
import { correctionNotice, rejectionNotice, shippingNotice } from './order-mails.ts'

type Step = InputOf<typeof contract>
type Managed = NonNullable<Awaited<ReturnType<typeof lockManagedOrder>>>

/** Picks, ships or rejects an order at the desk, or puts its shipment right; desk and shop change in one transaction, and the buyer is mailed (E67, OQ-47). */
export const stepManagedOrder: Verb<typeof contract> = async (ctx, input) => {
  if (input.step === 'REJECTED') orRefuse(checkRejection({ reason: input.reason ?? '' }))
  await ctx.db.transaction(async (tx) => {
    const managed = await lockManagedOrder(tx, input.salesOrderId)
    if (!managed?.order.erpOrderId) throw notFound()
    if (!mayStep(orderStatus(managed.order), input.step))
      throw conflict(orderMessages.alreadyChanged, 'ORDER_CHANGED')

    const { shop, desk } = changes(input, ctx.now())
    await writeOrderStep(tx, managed.order.id, shop)
    await writeDeskStep(tx, managed.order.erpOrderId, desk)
    const mail = noticeOf(ctx, managed, input)
    if (mail) await ctx.sendMail(tx, mail)
    await audit(tx, {
      userId: ctx.actor.userId,
      companyId: managed.order.companyId,
      act: 'work-order',
      detail: {
        salesOrderId: managed.order.id,
        step: input.step,
        ...(input.step === 'CORRECTED' && { before: shipmentOf(managed) }),
      },
      now: ctx.now(),
    })
  })
  return {}
}

/** What a correction replaces. */
const shipmentOf = ({ order }: Managed) => ({
  trackingNumber: order.trackingNumber,
  shipVia: order.shippedVia ?? order.shipVia,
})

/** The changes of the shop's order and of the desk's; a note left empty changes nothing, but a correction takes a tracking number away. */
function changes({ step, reason, trackingNumber, terms, fob, salesPerson, shipVia }: Step, now: Date) {
  const said = Object.fromEntries(
    Object.entries({ trackingNumber, terms, fob, salesPerson }).filter(([, value]) => value),
  )
  const both = {
    ...said,
    ...(step === 'CORRECTED' && { trackingNumber: trackingNumber || null }),
    ...(step === 'PICKED' && { pickedUtc: now }),
    ...(step === 'SHIPPED' && { shippedUtc: now }),
  }
  const isRejected = step === 'REJECTED'
  return {
    shop: {
      ...both,
      ...(shipVia && { shippedVia: shipVia }),
      ...(isRejected && {
        requestStatus: 'FAILED' as const,
        rejectedUtc: now,
        rejectionReason: reason ?? null,
      }),
    },
    desk: {
      ...both,
      ...(shipVia && { shipVia: shipTypeName(shipVia) }),
      status: (
        { PICKED: 'picked', SHIPPED: 'shipped', REJECTED: 'cancelled', CORRECTED: 'shipped' } as const
      )[step],
      ...(isRejected && { cancelledUtc: now, reason: reason ?? null }),
    },
  }
}

function noticeOf(ctx: ActorContext, { order, buyerEmail }: Managed, input: Step): Letter | undefined {
  if (input.step === 'PICKED') return undefined
  const named = {
    orderNumber: order.erpOrderNumber ?? '',
    orderId: order.erpOrderId ?? '',
    poNumber: order.poNumber,
  }
  const { publicUrl } = ctx.settings
  if (input.step === 'REJECTED')
    return rejectionNotice(buyerEmail, { ...named, reason: input.reason ?? '' }, publicUrl)
  const shipVia = shipTypeName(input.shipVia || order.shippedVia || order.shipVia)
  if (input.step === 'CORRECTED')
    return correctionNotice(
      buyerEmail,
      { ...named, shipVia, trackingNumber: input.trackingNumber || null },
      publicUrl,
    )
  const trackingNumber = input.trackingNumber || order.trackingNumber
  return shippingNotice(buyerEmail, { ...named, shipVia, trackingNumber }, publicUrl)
}
