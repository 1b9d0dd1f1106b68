import { randomUUID } from 'node:crypto'
import { addDays, durations, type InputOf } from '@volute/domain/kernel'
import { pacificDate } from '@volute/domain/lead-time'
import type { stepManagedOrder as stepContract } from '@volute/domain/orders'
import type { Actor, ActorContext, Shop } from '../context.ts'
import { ErpError, type ErpPort, openOrderDesk } from '../erp/index.ts'
import { checkOrder, type OrderInput } from './check-order.ts'
import { insertOrder } from './order-store.ts'
import { findPaintColorIds, findPartIds, findPerson } from './past-order-store.ts'
import { placeOrder } from './place-order.ts'
import { stepManagedOrder } from './step-managed-order.ts'

/** An order to start with: who ordered what how many days ago, and what was done with it since. */
export interface PastOrder {
  buyer: string
  poNumber: string
  daysAgo: number
  shipVia: string
  accountNumber: string
  specialInstructions: string
  lines: readonly {
    partNumber: string
    quantity: number
    paintColor?: string
    impellerTrim?: number
    impellerAngle?: number
  }[]
  steps: readonly ({ daysAgo: number } & Omit<InputOf<typeof stepContract>, 'salesOrderId'>)[]
  /** Why the ERP refused it. */
  refusal?: string
}

/** Places and works orders as they were in the past, by the shop's own verbs on the clock of then, without mails. */
export async function loadPastOrders(shop: Shop, orders: readonly PastOrder[], clerk: string): Promise<void> {
  const colors = await findPaintColorIds(shop.db)
  for (const order of orders) {
    const buyer = await actAs(shop, order.buyer, order.daysAgo)
    const body = await orderBody(buyer, order, colors)
    const checked = await checkOrder(buyer, body)
    const salesOrderId = await shop.db.transaction((tx) => insertOrder(tx, buyer.actor, checked, null))
    if (!salesOrderId) throw new Error(`the order ${order.poNumber} was not written`)

    await placeOrder(
      { ...buyer, erp: order.refusal ? refusing(buyer.erp, order.refusal) : buyer.erp },
      salesOrderId,
    )
    for (const { daysAgo, ...step } of order.steps)
      await stepManagedOrder(await actAs(shop, clerk, daysAgo), { salesOrderId, ...step })
  }
}

/** The context of a call that this person made so many days ago. */
async function actAs(shop: Shop, email: string, daysAgo: number): Promise<ActorContext> {
  const { discountBasisPoints, ...person } = await findPerson(shop.db, email)
  const then = new Date(shop.now().getTime() - daysAgo * durations.day)
  const actor: Actor = {
    ...person,
    sessionId: 0,
    originalCompanyId: person.companyId,
    permissions: [],
    discountBasisPoints: discountBasisPoints ?? 0,
  }
  const now = () => then
  const erp = openOrderDesk(shop.db, now)
  return { ...shop, now, erp, async sendMail() {}, token: undefined, address: '', userAgent: '', actor }
}

async function orderBody(
  { db, actor, now }: ActorContext,
  { lines, ...order }: PastOrder,
  colors: Map<string, number>,
): Promise<OrderInput> {
  const partIds = await findPartIds(
    db,
    lines.map(({ partNumber }) => partNumber),
  )
  const wished = addDays(pacificDate(now()), 14)
  const dates = { shipBy: wished, needBy: wished }
  return {
    ...shipTo,
    ...dates,
    shippingCompanyName: actor.companyName,
    shippingContactName: actor.userName,
    salesOrderRequestCode: randomUUID(),
    comment: '',
    allowPartialShipments: false,
    shippingBillingAccountNumber: order.accountNumber,
    specialInstructions: order.specialInstructions,
    shipVia: order.shipVia,
    poNumber: order.poNumber,
    cart: lines.map(({ partNumber, paintColor, quantity, ...line }) => ({
      ...line,
      ...dates,
      partId: partIds.get(partNumber) ?? 0,
      paintColorId: paintColor === undefined ? null : (colors.get(paintColor) ?? 0),
      quantity: String(quantity),
    })),
  }
}

const shipTo = {
  shippingCountry: 'US',
  shippingState: 'CA',
  shippingCity: 'Fresno',
  shippingZipCode: '93706',
  shippingAddressLine1: '12 Canal Road',
  shippingAddressLine2: '',
  shippingPhoneNumber: '',
}

const refusing = (erp: ErpPort, reason: string): ErpPort => ({
  ...erp,
  submitOrder: async () => {
    throw new ErpError('rejected', reason)
  },
})
