import { randomUUID } from 'node:crypto'
import { addDays } from '@volute/domain/core/kernel'
import { shopDate } from '@volute/domain/catalogue/lead-time'
import { ErpError, type ErpPort } from '@volute/erp'
import {
  type ActorContext,
  checkOrder,
  claimLine,
  brandFor,
  findQuote,
  insertLines,
  insertOrder,
  type OrderInput,
  placeOrder,
  type Queryable,
  readBrand,
  saveQuote,
  schema,
  type Shop,
  stepManagedOrder,
} from '@volute/server/seeding'
import { eq, inArray, sql } from 'drizzle-orm'
import { actAs } from './act-as.ts'
import type { Expected, PastDocument, PastOrder, PastQuote, PastStep } from './past-documents.ts'

/** Person who processes the orders at the desk. */
const CLERK = 'otto@volute.example'

/** Places and processes past orders through the shop's own handlers, on the clock of that time, without mails. */
export async function loadPastOrders(shop: Shop, orders: readonly PastOrder[]): Promise<void> {
  for (const order of orders) {
    const buyer = await actAs(shop, order.buyer, order.daysAgo)
    const salesOrderId = await takeOrder(buyer, order)
    const erp = order.refusal === undefined ? buyer.erp : refusing(buyer.erp, order.refusal)
    await placeOrder({ ...buyer, erp }, salesOrderId)
    for (const step of order.steps ?? []) await takeStep(shop, salesOrderId, step)
    await claimParts(shop, salesOrderId, order)
  }
}

/** Makes the next order of the desk get this number; the weekly orders came before the others, whose numbers people know. */
export async function numberFrom({ db }: Shop, next: number): Promise<void> {
  await db.execute(sql`select setval('desk_order_numbers', ${next}, false)`)
}

/** Files the claims of the order's buyer. */
async function claimParts(shop: Shop, salesOrderId: number, { buyer, lines, claims = [] }: PastOrder) {
  const [order] = await shop.db
    .select({ orderNumber: schema.salesOrders.erpOrderId })
    .from(schema.salesOrders)
    .where(eq(schema.salesOrders.id, salesOrderId))
  for (const { daysAgo, partNumber, ...claim } of claims)
    await claimLine(await actAs(shop, buyer, daysAgo), {
      ...claim,
      orderNumber: order?.orderNumber ?? '',
      code: randomUUID(),
      position: lines.findIndex((line) => line.partNumber === partNumber),
      serialNumber: '',
    })
}

async function takeStep(shop: Shop, salesOrderId: number, { daysAgo, promises, ...step }: PastStep) {
  const { brand } = await readBrand(shop)
  const today = shopDate(shop.now(), brand.timeZone)
  await stepManagedOrder(await actAs(shop, CLERK, daysAgo), {
    salesOrderId,
    ...step,
    promises: promises?.map(({ position, inDays }) => ({ position, date: addDays(today, inDays) })),
  })
}

/** Replaces the expected receipts with these, due some days from today. */
export async function loadReceipts(shop: Shop, receipts: readonly Expected[]): Promise<void> {
  const { brand } = await readBrand(shop)
  const today = shopDate(shop.now(), brand.timeZone)
  const partIds = await partIdsOf(
    shop.db,
    receipts.map(({ partNumber }) => partNumber),
  )
  await shop.db.delete(schema.expectedReceipts)
  await shop.db.insert(schema.expectedReceipts).values(
    receipts.map(({ partNumber, quantity, inDays }) => ({
      partId: partIds.get(partNumber) ?? 0,
      dueOn: addDays(today, inDays),
      quantity,
    })),
  )
}

/** Saves past quotes, and orders those that were ordered, without mails. */
export async function loadPastQuotes(shop: Shop, quotes: readonly PastQuote[]): Promise<void> {
  for (const quote of quotes) {
    const author = await actAs(shop, quote.buyer, quote.daysAgo)
    const body = await orderBody(author, quote)
    const { salesQuoteId } = await saveQuote(author, { ...body, quoteName: quote.quoteName })
    if (quote.orderedDaysAgo === undefined) continue
    const buyer = await actAs(shop, quote.buyer, quote.orderedDaysAgo)
    const salesOrderId = await takeOrder(buyer, quote, salesQuoteId)
    await placeOrder(buyer, salesOrderId)
    for (const step of quote.steps ?? []) await takeStep(shop, salesOrderId, step)
  }
}

/** Writes an order as the checkout would have sent it then, or from a saved quote; returns its id. */
async function takeOrder(ctx: ActorContext, document: PastDocument, quoteId?: number): Promise<number> {
  const quote = quoteId === undefined ? undefined : await findQuote(ctx.db, ctx.actor.companyId, quoteId)
  const order = await checkOrder(ctx, await orderBody(ctx, document), quote)
  return ctx.db.transaction(async (tx) => {
    const salesOrderId = await insertOrder(tx, ctx.actor, order, null)
    if (!salesOrderId) throw new Error(`the order ${document.poNumber} was not written`)
    await insertLines(tx, salesOrderId, order.lines)
    return salesOrderId
  })
}

const refusing = (erp: ErpPort, reason: string): ErpPort => ({
  ...erp,
  submitOrder: async () => {
    throw new ErpError('rejected', reason)
  },
})

async function orderBody(
  ctx: ActorContext,
  { lines, inParts = false, ...document }: PastDocument,
): Promise<OrderInput> {
  const { db, actor, now } = ctx
  const { brand, termsVersion } = await brandFor(ctx)
  const colors = await paintColorIds(db)
  const partIds = await partIdsOf(
    db,
    lines.map(({ partNumber }) => partNumber),
  )
  const pumpIds = await pumpIdsOf(
    db,
    lines.flatMap(({ pump }) => pump ?? []),
  )
  const wished = addDays(shopDate(now(), brand.timeZone), 14)
  const dates = { shipBy: wished, needBy: wished }
  return {
    ...shipTo,
    ...dates,
    shippingCompanyName: actor.companyName,
    shippingContactName: actor.userName,
    salesOrderRequestCode: randomUUID(),
    comment: '',
    allowPartialShipments: inParts,
    shippingBillingAccountNumber: document.accountNumber,
    specialInstructions: document.specialInstructions,
    shipVia: document.shipVia,
    poNumber: document.poNumber,
    termsVersion,
    cart: lines.map(({ partNumber, paintColor, quantity, pump, ...line }) => ({
      ...line,
      ...dates,
      partId: partIds.get(partNumber) ?? 0,
      paintColorId: paintColor === undefined ? null : (colors.get(paintColor) ?? 0),
      quantity: String(quantity),
      pumpId: pump === undefined ? null : (pumpIds.get(pump) ?? 0),
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

async function partIdsOf(db: Queryable, partNumbers: string[]): Promise<Map<string, number>> {
  const { id, partNumber } = schema.parts
  const rows = await db.select({ id, partNumber }).from(schema.parts).where(inArray(partNumber, partNumbers))
  return new Map(rows.map((row) => [row.partNumber, row.id]))
}

async function pumpIdsOf(db: Queryable, serialNumbers: string[]): Promise<Map<string, number>> {
  const { id, serialNumber } = schema.pumps
  const rows = await db
    .select({ id, serialNumber })
    .from(schema.pumps)
    .where(inArray(serialNumber, serialNumbers))
  return new Map(rows.map((row) => [row.serialNumber, row.id]))
}

async function paintColorIds(db: Queryable): Promise<Map<string, number>> {
  const { id, name } = schema.paintColors
  const rows = await db.select({ id, name }).from(schema.paintColors)
  return new Map(rows.map((row) => [row.name, row.id]))
}
