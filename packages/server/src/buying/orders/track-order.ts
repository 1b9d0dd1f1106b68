import { fileNameOf, formatMoment, notFound, unavailable } from '@volute/domain/core/kernel'
import { clockName } from '@volute/domain/catalogue/lead-time'
import {
  type getCompletedOrder as contract,
  type getOrderInvoice as invoiceContract,
  orderMessages,
  orderStatus,
  returnable,
  type TrackedOrder,
} from '@volute/domain/buying/orders'
import { toDollars } from '@volute/domain/core/pricing'
import { brandFor } from '../../core/brand/index.ts'
import type { ActorContext } from '../../core/http/context.ts'
import type { ErpPort } from '@volute/erp'
import { findStep } from '../../core/erp/index.ts'
import type { Handler } from '../../core/http/bind.ts'
import { orderItem, orderSheet } from './order-sheet.ts'
import { findPlacedOrder, type OrderLine } from './order-store.ts'
import { poFileOf } from './po-file-store.ts'
import { timelineOf } from './timeline.ts'
import { claimsOf, invoicesOf, type Parcel, parcelsOf, delayEventsOf } from './parcel-store.ts'

/** An order of the acting company in full, for its page (E38, ORDER-12, STEP-08). */
export const getCompletedOrder: Handler<typeof contract> = async (ctx, { orderNumber }) => {
  const order = await findPlacedOrder(ctx.db, ctx.actor.companyId, orderNumber)
  if (!order) throw notFound()
  const { brand } = await brandFor(ctx)
  const [parcels, invoices, claims, slips, step, poFile] = await Promise.all([
    parcelsOf(ctx.db, [order.id]),
    invoicesOf(ctx.db, [order.id]),
    claimsOf(ctx.db, order.id),
    delayEventsOf(ctx.db, order.id),
    findStep(ctx.db, 'orders'),
    poFileOf(ctx.db, order),
  ])
  return {
    ...orderSheet(order, brand.timeZone),
    poFile,
    erpSalesOrderNumber: order.erpOrderNumber,
    allowPartialShipments: order.allowPartialShipments,
    companyName: ctx.actor.companyName,
    status: orderStatus(order),
    timeline: timelineOf({ order, lines: order.lines, parcels, invoices, claims, slips }, brand.timeZone),
    orderItems: order.lines.map((line) => trackedLine(line, claims)),
    addedLines: order.addedLines,
    parcels: parcels.map(trackedParcel),
    invoices: invoices.map(trackedInvoice),
    claims: claims.map(trackedClaim),
    ...ageOf(order, step, brand.timeZone),
  }
}

type Claim = Awaited<ReturnType<typeof claimsOf>>[number]

function trackedLine(line: OrderLine, claims: Claim[]): TrackedOrder['orderItems'][number] {
  const claimed = claims.filter(({ position, status }) => position === line.position && status !== 'DECLINED')
  return {
    ...lineProgress(line),
    returnable: returnable({
      shipped: line.shippedQuantity,
      claimed: claimed.reduce((sum, { quantity }) => sum + quantity, 0),
    }),
  }
}

/** A line with its progress. */
export const lineProgress = (line: OrderLine) => ({
  ...orderItem(line),
  position: line.position,
  unitName: line.unitName,
  shippedQuantity: line.shippedQuantity,
  cancelledQuantity: line.cancelledQuantity,
  promisedDate: line.promisedDate,
  shownPromise: line.shownPromise,
  delayReason: line.delayReason,
})

export const trackedInvoice = ({
  id,
  totalCents,
  ...invoice
}: Awaited<ReturnType<typeof invoicesOf>>[number]): TrackedOrder['invoices'][number] => ({
  ...invoice,
  invoiceId: id,
  total: toDollars(totalCents),
})

export const trackedParcel = ({ parcel, lines }: Parcel, index: number): TrackedOrder['parcels'][number] => ({
  parcelNumber: index + 1,
  shippedUtc: parcel.shippedUtc?.toISOString() ?? null,
  cancelledUtc: parcel.cancelledUtc?.toISOString() ?? null,
  carrier: parcel.carrier,
  trackingNumber: parcel.trackingNumber,
  ...(parcel.partReason && { partReason: parcel.partReason }),
  lines,
})

const trackedClaim = (claim: Claim): TrackedOrder['claims'][number] => ({
  claimId: claim.id,
  position: claim.position,
  quantity: claim.quantity,
  kind: claim.kind,
  serialNumber: claim.serialNumber,
  reason: claim.reason,
  warranty: claim.warranty,
  status: claim.status,
  claimedUtc: claim.createdUtc.toISOString(),
  answer: claim.answer,
  decidedUtc: claim.decidedUtc?.toISOString() ?? null,
  returnNumber: claim.erpReturnNumber,
  photoIds: claim.photoIds,
})

/** Age of the ERP data. A list of changes that omits an order confirms that the order is unchanged. */
function ageOf(
  { asOfUtc }: { asOfUtc: Date | null },
  step: Awaited<ReturnType<typeof findStep>>,
  timeZone: string,
): Pick<TrackedOrder, 'asOfUtc' | 'comingBehind'> {
  const latest = Math.max(asOfUtc?.getTime() ?? 0, step?.lastUtc?.getTime() ?? 0)
  const since = step?.failingSinceUtc
  return {
    asOfUtc: latest > 0 ? new Date(latest).toISOString() : null,
    comingBehind: since
      ? orderMessages.comingBehind(`${formatMoment(since.toISOString(), timeZone)} ${clockName(timeZone)}`)
      : null,
  }
}

/** An invoice of an order of the acting company (E154, STEP-09). */
export const getOrderInvoice: Handler<typeof invoiceContract> = async (ctx, { orderNumber, invoiceId }) => {
  const order = await findPlacedOrder(ctx.db, ctx.actor.companyId, orderNumber)
  const invoice = order && (await invoicesOf(ctx.db, [order.id])).find(({ id }) => id === invoiceId)
  if (!order || !invoice?.hasPdf) throw notFound()
  const pdf = await askInvoice(ctx, { requestCode: order.requestCode, invoiceId: invoice.erpInvoiceId })
  if (!pdf) throw notFound()
  const fileName = `Invoice-${fileNameOf(invoice.number)}.pdf`
  return { fileName, pdf: Buffer.from(pdf).toString('base64') }
}

async function askInvoice({ erp, log }: ActorContext, invoice: Parameters<ErpPort['getInvoice']>[0]) {
  try {
    return await erp.getInvoice(invoice)
  } catch (error) {
    log.warn({ err: error }, 'the ERP did not answer an invoice')
    throw unavailable(orderMessages.invoiceFailed)
  }
}
