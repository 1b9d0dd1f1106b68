import { randomUUID } from 'node:crypto'
import { addDays, durations } from '@volute/domain/kernel'
import { pacificDate } from '@volute/domain/lead-time'
import type { Actor, ActorContext, Shop } from '../context.ts'
import { openOrderDesk } from '../erp/index.ts'
import type { OrderInput } from './check-order.ts'
import { findPaintColorIds, findPartIds, findPerson } from './past-order-store.ts'

/** What was ordered or quoted in the past. */
export interface PastDocument {
  poNumber: string
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
}

/** The context of a call that this person made so many days ago. */
export async function actAs(shop: Shop, email: string, daysAgo: number): Promise<ActorContext> {
  const { discountBasisPoints, ...person } = await findPerson(shop.db, email)
  const then = new Date(shop.now().getTime() - daysAgo * durations.day)
  const actor: Actor = {
    ...person,
    sessionId: 0,
    originalCompanyId: person.companyId,
    worksForProvider: person.isProviderStaff,
    permissions: [],
    discountBasisPoints: discountBasisPoints ?? 0,
  }
  const now = () => then
  const erp = openOrderDesk(shop.db, now)
  return { ...shop, now, erp, async sendMail() {}, token: undefined, address: '', userAgent: '', actor }
}

/** An order of these lines as the checkout would send it then. */
export async function orderBody(
  { db, actor, now }: ActorContext,
  { lines, ...order }: PastDocument,
): Promise<OrderInput> {
  const colors = await findPaintColorIds(db)
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
