import { readLists } from '@volute/domain/buying/list-reading'
import {
  checkPoNumber,
  getCompletedOrder,
  getManagedOrder,
  getManagedPoFile,
  getPoFile,
  placeSalesOrder,
} from '@volute/domain/buying/orders'
import { addDays } from '@volute/domain/core/kernel'
import { savePreferences } from '@volute/domain/people/preferences'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { type Desk, openDesk } from '../../../test/order-desk.ts'
import { fillCart } from '../../../test/order-body.ts'
import { savedQuote } from '../../../test/quote-body.ts'
import { schema } from '../../core/db/index.ts'
import { placeOrder } from './place-order.ts'

let shop: TestShop
let desk: Desk
let kim: Caller
beforeAll(async () => {
  shop = await openTestShop()
  desk = await openDesk(shop)
  kim = await shop.signIn('kim@kestrel.example')
})
afterAll(() => shop.close())

const list = (poNumber: string, quantity = 4) =>
  `Purchase order ${poNumber}\nPart number,Qty\nTB10773,${quantity}\nHOSE-FT,25\n`

/** Reads a list as a file. */
async function upload(text: string, caller: Caller = desk.ben) {
  const file = { name: 'PO 88-1036.csv', base64: Buffer.from(text).toString('base64') }
  return (await shop.call(readLists, { file }, caller)).body
}

/** Orders TB10773 and HOSE-FT, and lets the desk receive the order. */
async function ordered(
  {
    poNumber,
    poFileId = null,
    quantity = 4,
  }: { poNumber: string; poFileId?: number | null; quantity?: number },
  buyer: Caller = desk.ben,
) {
  const lines = [
    { partId: desk.ids.part('TB10773'), quantity },
    { partId: desk.ids.part('HOSE-FT'), quantity: 25 },
  ]
  const body = await fillCart(shop, buyer, lines)
  const answer = await shop.call(placeSalesOrder, { ...body, poNumber, poFileId }, buyer)
  const [order] = await shop.shop.db
    .select()
    .from(schema.salesOrders)
    .where(eq(schema.salesOrders.requestCode, body.salesOrderRequestCode))
  if (order) await placeOrder(shop.shop, order.id)
  const [placed] = await shop.shop.db
    .select()
    .from(schema.salesOrders)
    .where(eq(schema.salesOrders.requestCode, body.salesOrderRequestCode))
  return { answer, id: order?.id ?? 0, number: placed?.erpOrderNumber ?? '' }
}

beforeEach(async () => {
  await shop.shop.db.delete(schema.carts)
})

describe('the file of a purchase order', () => {
  it('travels with the order, and company and desk download it (READ-09)', async () => {
    const text = list('88-1036')
    const { poFileId } = await upload(text)
    const { id, number } = await ordered({ poNumber: '88-1036', poFileId })
    const file = { fileName: 'PO 88-1036.csv', base64: Buffer.from(text).toString('base64') }
    expect((await shop.call(getPoFile, { orderNumber: number }, desk.ben)).body).toEqual(file)
    expect((await shop.call(getManagedPoFile, { salesOrderId: String(id) }, desk.otto)).body).toEqual(file)
    const poFile = { name: file.fileName, bytes: text.length }
    expect((await shop.call(getCompletedOrder, { orderNumber: number }, desk.ben)).body.poFile).toEqual(
      poFile,
    )
    expect((await shop.call(getManagedOrder, { salesOrderId: String(id) }, desk.otto)).body.poFile).toEqual(
      poFile,
    )
  })

  it("another company's is not found, whether to download or to order with (READ-09)", async () => {
    const { poFileId } = await upload(list('88-2000'))
    const { id, number } = await ordered({ poNumber: '88-2000', poFileId })
    expect((await shop.call(getPoFile, { orderNumber: number }, kim)).status).toBe(404)
    expect((await shop.call(getManagedPoFile, { salesOrderId: String(id) }, desk.ben)).status).toBe(403)
    const ofKim = (await upload(list('88-2001'), kim)).poFileId
    const { answer } = await ordered({ poNumber: '88-2001', poFileId: ofKim })
    expect(answer).toMatchObject({
      status: 404,
      body: {
        error: 'The file of your purchase order is no longer there. Please choose it again, or remove it.',
      },
    })
  })

  it('an order without one has none (READ-09)', async () => {
    const { id, number } = await ordered({ poNumber: '88-3000' })
    expect((await shop.call(getPoFile, { orderNumber: number }, desk.ben)).status).toBe(404)
    expect((await shop.call(getManagedPoFile, { salesOrderId: String(id) }, desk.otto)).status).toBe(404)
    expect((await shop.call(getCompletedOrder, { orderNumber: number }, desk.ben)).body.poFile).toBeNull()
  })

  it('is stored once for a person, and removed after 30 days unless it was ordered (READ-09)', async () => {
    const kept = (await upload(list('88-4000'))).poFileId
    await ordered({ poNumber: '88-4000', poFileId: kept })
    const left = (await upload(list('88-4001'))).poFileId
    expect((await upload(list('88-4001'))).poFileId).toBe(left)
    shop.clock.now = new Date(`${addDays('2026-11-20', 31)}T12:00:00Z`)
    const ben = await shop.signIn('ben@riverbend.example')
    await upload(list('88-4002'), ben)
    const rows = await shop.shop.db.select({ id: schema.poFiles.id }).from(schema.poFiles)
    const ids = rows.map(({ id }) => id)
    expect([ids.includes(kept ?? 0), ids.includes(left ?? 0)]).toEqual([true, false])
    expect([
      await shop.shop.files.exists(`po-files/${kept}`),
      await shop.shop.files.exists(`po-files/${left}`),
    ]).toEqual([true, false])
    shop.clock.now = new Date('2026-11-20T12:00:00Z')
  })
})

describe('a PO number that was ordered before', () => {
  const check = (poNumber: string, caller: Caller = desk.ben, salesQuoteId?: number) =>
    shop.call(
      checkPoNumber,
      { poNumber, ...(salesQuoteId && { salesQuoteId: String(salesQuoteId) }) },
      caller,
    )

  it('is named with the order and how many lines are the same, whatever its signs (READ-10)', async () => {
    const { number } = await ordered({ poNumber: 'RB-0077' })
    await fillCart(shop, desk.ben, [
      { partId: desk.ids.part('TB10773'), quantity: 4 },
      { partId: desk.ids.part('HOSE-FT'), quantity: 26 },
    ])
    const samePo = {
      poNumber: 'RB-0077',
      orderedOn: '2026-11-20',
      orderNumber: number,
      lines: 2,
      linesSame: 1,
    }
    expect((await check('rb 0077')).body).toEqual({ samePo, isRefused: false })
    expect((await upload(list('rb.0077'))).samePo).toEqual({ ...samePo, linesSame: 2 })
    expect((await check('RB-0078')).body.samePo).toBeNull()
    expect((await check('---')).body.samePo).toBeNull()
  })

  it('is compared with a quote when that is ordered (READ-10)', async () => {
    await ordered({ poNumber: 'RB-0100' })
    const { salesQuoteId } = await savedQuote(shop, desk.ben, [
      { partId: desk.ids.part('HOSE-FT'), quantity: 25 },
    ])
    expect((await check('RB-0100', desk.ben, salesQuoteId)).body.samePo).toMatchObject({
      lines: 1,
      linesSame: 1,
    })
    expect((await check('RB-0100', kim, salesQuoteId)).status).toBe(404)
  })

  it("another company's order with it is not named, nor is one that was rejected or is 13 months old (READ-10)", async () => {
    const { id } = await ordered({ poNumber: 'RB-0200' })
    expect((await check('RB-0200', kim)).body.samePo).toBeNull()
    expect((await upload(list('RB-0200'), kim)).samePo).toBeNull()
    const set = (values: Partial<typeof schema.salesOrders.$inferInsert>) =>
      shop.shop.db.update(schema.salesOrders).set(values).where(eq(schema.salesOrders.id, id))
    await set({ createdUtc: new Date('2025-10-20T12:00:01Z') })
    expect((await check('RB-0200')).body.samePo).not.toBeNull()
    await set({ createdUtc: new Date('2025-10-20T11:59:59Z') })
    expect((await check('RB-0200')).body.samePo).toBeNull()
    await set({ createdUtc: shop.clock.now, rejectedUtc: shop.clock.now })
    expect((await check('RB-0200')).body.samePo).toBeNull()
  })

  it('the same file again is named, even for another person of the company (READ-10)', async () => {
    const text = list('RB-0300', 7)
    const first = await upload(text)
    expect(first.sameFile).toBeNull()
    const { number } = await ordered({ poNumber: 'OTHER-1', poFileId: first.poFileId, quantity: 7 })
    const sameFile = {
      poNumber: 'OTHER-1',
      orderedOn: '2026-11-20',
      orderNumber: number,
      lines: 2,
      linesSame: 2,
    }
    expect((await upload(text)).sameFile).toEqual(sameFile)
    expect((await upload(text, await shop.signIn('vic@riverbend.example'))).sameFile).toEqual(sameFile)
    expect((await upload(text, kim)).sameFile).toBeNull()
  })

  it('is refused where the company wants it so (READ-11)', async () => {
    await ordered({ poNumber: 'RB-0400' })
    const rosa = await shop.signIn('rosa@riverbend.example')
    const refuse = (refusesUsedPo: boolean) =>
      shop.call(
        savePreferences,
        { companyId: String(rosa.companyId), defaultPaintColor: null, refusesUsedPo },
        rosa,
      )
    expect((await refuse(true)).status).toBe(200)
    expect((await check('RB-0400')).body).toMatchObject({ isRefused: true })
    expect((await ordered({ poNumber: 'rb 0400' })).answer).toMatchObject({
      status: 409,
      body: {
        error: 'Your company has already ordered under PO number rb 0400. Enter another one.',
        code: 'PO_NUMBER_USED',
      },
    })
    await shop.shop.db.delete(schema.carts)
    expect((await ordered({ poNumber: 'RB-0401' })).answer.status).toBe(201)
    await refuse(false)
    await shop.shop.db.delete(schema.carts)
    expect((await ordered({ poNumber: 'RB-0400' })).answer.status).toBe(201)
  })
})
