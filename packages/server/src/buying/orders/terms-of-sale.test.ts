import { publishLegalText } from '@volute/domain/core/brand'
import { getCartMap } from '@volute/domain/buying/cart'
import {
  getCompletedOrder,
  getManagedOrder,
  orderMessages,
  placeSalesOrder,
} from '@volute/domain/buying/orders'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { fillCart, type OrderBody, orderBody } from '../../../test/order-body.ts'
import { savedQuote } from '../../../test/quote-body.ts'
import { type WorldIds, worldIds } from '../../../test/world-lookups.ts'
import { schema } from '../../core/db/index.ts'

let shop: TestShop
let ids: WorldIds
let ada: Caller
let rosa: Caller
let order: OrderBody
beforeAll(async () => {
  shop = await openTestShop()
  ids = await worldIds(shop)
  ada = await shop.signIn('ada@volute.example')
  rosa = await shop.signIn('rosa@riverbend.example')
  order = await fillCart(shop, rosa, [{ partId: ids.part('TB10773'), quantity: 2 }])
  await publish(0)
})
afterAll(() => shop.close())

const publish = (version: number) =>
  shop.call(publishLegalText, { kind: 'terms', version, sections: [{ title: 'Price', text: 'Ours.' }] }, ada)
const place = (body: OrderBody) => shop.call(placeSalesOrder, body, rosa)
const stored = async (requestCode: string) => {
  const { salesOrders } = schema
  const [row] = await shop.shop.db.select().from(salesOrders).where(eq(salesOrders.requestCode, requestCode))
  return row
}

it('an order with no terms version or one not in force is rejected, and the cart is kept (FACE-07, OQ-111)', async () => {
  await publish(1)
  for (const termsVersion of [null, 1, 3])
    expect(await place({ ...order, termsVersion })).toMatchObject({
      status: 409,
      body: { code: 'TERMS_CHANGED', error: orderMessages.termsChanged },
    })
  expect((await shop.call(getCartMap, {}, rosa)).body.items).toHaveLength(1)
  expect(await stored(order.salesOrderRequestCode)).toBeUndefined()
})

it('the buyer and the desk see the terms version the buyer agreed to (FACE-07)', async () => {
  expect((await place({ ...order, termsVersion: 2 })).status).toBe(201)
  await shop.shop.startWorkers()
  const row = await eventually(async () => {
    const found = await stored(order.salesOrderRequestCode)
    return found?.erpOrderId ? found : undefined
  })
  await publish(2)
  const orderNumber = row.erpOrderId ?? ''
  expect((await shop.call(getCompletedOrder, { orderNumber }, rosa)).body.termsVersion).toBe(2)
  const otto = await shop.signIn('otto@volute.example')
  const { body } = await shop.call(getManagedOrder, { salesOrderId: String(row.id) }, otto)
  expect(body.termsVersion).toBe(2)
})

it('an order from a quote must agree to the terms in force and keeps their version (FACE-07)', async () => {
  const line = { partId: ids.part('TB10773'), quantity: 1 }
  const { salesQuoteId } = await savedQuote(shop, rosa, [line])
  const body = { ...orderBody([line], shop.clock.now), salesQuoteId }
  expect((await place({ ...body, termsVersion: 2 })).body.code).toBe('TERMS_CHANGED')
  expect((await place({ ...body, termsVersion: 3 })).status).toBe(201)
  expect((await stored(body.salesOrderRequestCode))?.termsVersion).toBe(3)
})

it('an order without the terms version field agrees to the terms in force (ORDER-02, OQ-111)', async () => {
  const body = await fillCart(shop, rosa, [{ partId: ids.part('235626'), quantity: 1 }])
  expect(body).not.toHaveProperty('termsVersion')
  expect((await place(body)).status).toBe(201)
  expect((await stored(body.salesOrderRequestCode))?.termsVersion).toBe(3)
})
