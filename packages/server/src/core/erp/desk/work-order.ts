import { shipTypeName } from '@volute/domain/buying/checkout'
import { conflict, type InputOf, notFound, orThrow } from '@volute/domain/core/kernel'
import {
  type addInvoice,
  cancelsAll,
  checkPartReason,
  checkQuantities,
  checkPromises,
  mayStep,
  orderMessages,
  quantitiesToCome,
  type stepManagedOrder,
  workedStatus,
} from '@volute/domain/buying/orders'
import { toCents } from '@volute/domain/core/pricing'
import type { Queryable } from '../../db/index.ts'
import type { ErpOrderState } from '@volute/erp'
import { type DeskOrder, readOrders } from './desk-store.ts'
import {
  cancelQuantities,
  changeOrder,
  changeShipment,
  insertInvoice,
  insertShipment,
  lockOrder,
  type OrderChange,
  promiseLines,
} from './desk-work-store.ts'
import { documentOf, orderState, workedOrder } from './order-state.ts'

/** Step of the desk's staff, as they send it. */
export type DeskStep = Omit<InputOf<typeof stepManagedOrder>, 'salesOrderId'>
export type DeskInvoice = Omit<InputOf<typeof addInvoice>, 'salesOrderId'>

interface Moment {
  now: Date
  /** Date at the shop. */
  today: string
}

/** Desk order before and after a step of its staff. */
export interface Worked {
  before: ErpOrderState
  after: ErpOrderState
}

/** Applies a step of the staff to a desk order, in the desk's tables alone (E67, DESK-01 to DESK-06). */
export async function stepDeskOrder(
  tx: Queryable,
  orderId: string,
  step: DeskStep,
  { now, today }: Moment,
): Promise<Worked> {
  return work(tx, orderId, now, async (found) => {
    const order = workedOrder(found)
    const isUnseen = step.seenParcels != null && step.seenParcels !== order.parcels.length
    if (isUnseen || !mayStep(workedStatus(order), step.step))
      throw conflict(orderMessages.alreadyChanged, 'ORDER_CHANGED')
    return { ...notesOf(step), ...(await acts[step.step](tx, found, step, { now, today })) }
  })
}

/** Attaches an invoice to a desk order (E155, DESK-07). */
export async function invoiceDeskOrder(
  tx: Queryable,
  orderId: string,
  { number, invoicedOn, total, pdf }: DeskInvoice,
  now: Date,
): Promise<Worked> {
  return work(tx, orderId, now, async ({ order }) => {
    const isNew = await insertInvoice(tx, {
      deskOrderId: order.id,
      number,
      invoicedOn,
      totalCents: toCents(total),
      pdf: pdf ? Buffer.from(pdf, 'base64') : null,
      createdUtc: now,
    })
    if (!isNew) throw conflict(orderMessages.invoiceTaken, 'INVOICE_TAKEN')
    return {}
  })
}

/** Changes an order under its lock, so that the second of two people sees the changes of the first. */
async function work(
  tx: Queryable,
  orderId: string,
  now: Date,
  act: (found: DeskOrder) => Promise<OrderChange>,
): Promise<Worked> {
  const deskOrderId = await lockOrder(tx, orderId)
  const read = async () => (await readOrders(tx, { orderIds: [orderId] }))[0]
  const found = deskOrderId === undefined ? undefined : await read()
  if (deskOrderId === undefined || !found) throw new Error(`the order desk has no order ${orderId}`)
  await changeOrder(tx, deskOrderId, await act(found), now)
  const after = await read()
  if (!after) throw new Error(`the order desk has lost order ${orderId}`)
  return { before: orderState(found), after: orderState(after) }
}

/** Changes of the step's notes; an empty note changes nothing. */
function notesOf({ terms, fob, salesPerson, shipVia }: DeskStep): OrderChange {
  const noted = { terms, fob, salesPerson, shipVia: shipVia && shipTypeName(shipVia) }
  return Object.fromEntries(Object.entries(noted).filter(([, value]) => value))
}

type Act = (tx: Queryable, found: DeskOrder, step: DeskStep, moment: Moment) => Promise<OrderChange>

const acts: Record<DeskStep['step'], Act> = {
  PICKED: async (_tx, _found, _step, { now }) => ({ pickedUtc: now }),
  REJECTED: async (_tx, _found, { reason }, { now }) => ({ cancelledUtc: now, reason: reason ?? null }),
  SHIPPED: ship,
  CORRECTED: async (tx, found, step) => {
    const shipmentId = shipmentOf(found, step)
    await changeShipment(tx, found.order.id, shipmentId, {
      trackingNumber: step.trackingNumber || null,
      ...(step.shipVia && { shipVia: shipTypeName(step.shipVia) }),
    })
    // The order takes its ship type from its last parcel.
    return shipmentId === found.shipments.at(-1)?.id ? {} : { shipVia: found.order.shipVia }
  },
  UNSHIPPED: async (tx, found, step, { now }) => {
    await changeShipment(tx, found.order.id, shipmentOf(found, step), { cancelledUtc: now })
    return {}
  },
  PROMISED: promise,
  CANCELLED: cancel,
}

async function ship(tx: Queryable, found: DeskOrder, step: DeskStep, { now }: Moment) {
  const toCome = quantitiesToCome(workedOrder(found))
  const lines = orThrow(checkQuantities(toCome, step.lines))
  const { allowPartialShipments: mayBeInParts } = documentOf(found.order)
  const asked = { quantities: lines, reason: step.reason ?? '', mayBeInParts }
  const shipment = {
    partReason: orThrow(checkPartReason(toCome, asked)),
    deskOrderId: found.order.id,
    shippedUtc: now,
    shipVia: step.shipVia ? shipTypeName(step.shipVia) : null,
    trackingNumber: step.trackingNumber || null,
  }
  await insertShipment(tx, shipment, lines)
  return {}
}

async function cancel(tx: Queryable, found: DeskOrder, step: DeskStep, { now }: Moment) {
  const order = workedOrder(found)
  const lines = orThrow(checkQuantities(quantitiesToCome(order), step.lines))
  const reason = step.reason ?? ''
  if (cancelsAll(order, lines)) return { cancelledUtc: now, reason }
  await cancelQuantities(tx, found.order.id, lines, reason)
  return {}
}

async function promise(tx: Queryable, found: DeskOrder, step: DeskStep, { today }: Moment) {
  const promises = orThrow(checkPromises(quantitiesToCome(workedOrder(found)), step.promises, today))
  await promiseLines(tx, found.order.id, promises, step.reason || null)
  return {}
}

/** Finds the parcel of a step: the one named, or the last that has left. */
function shipmentOf({ shipments }: DeskOrder, { parcelId }: DeskStep): number {
  const left = shipments.filter((one) => one.cancelledUtc === null)
  const meant = parcelId ? left.find((one) => String(one.id) === parcelId) : left.at(-1)
  if (!meant) throw notFound(orderMessages.noParcel)
  return meant.id
}
