import { getCartMap, putCart } from '@volute/domain/buying/cart'
import { placeSalesOrder } from '@volute/domain/buying/orders'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { fillCart, type OrderBody } from '../../../test/order-body.ts'
import { type WorldIds, worldIds } from '../../../test/world-lookups.ts'
import { schema } from '../../core/db/index.ts'

let shop: TestShop
let ids: WorldIds
let ben: Caller & { userId: number }
let body: OrderBody

beforeAll(async () => {
  shop = await openTestShop()
  ids = await worldIds(shop)
  ben = await shop.signIn('ben@riverbend.example')
})
afterAll(() => shop.close())
beforeEach(async () => {
  const { version } = (await shop.call(getCartMap, {}, ben)).body
  await shop.call(putCart, { replaceAll: true, version, items: [] }, ben)
  body = await fillCart(shop, ben, [
    { partId: ids.part('AB/1-2'), quantity: 3, paintColorId: ids.color('Safety Blue') },
    { partId: ids.part('C2134-3-BZ'), quantity: 1, impellerTrim: 5.1, impellerAngle: 10 },
  ])
})

const { partInvalid, cartChanged, quantity, invalid, codeUsed } = {
  partInvalid: 'Part number invalid. Please check the part number and try again.',
  cartChanged: 'Your shopping cart has changed. Please review it again.',
  quantity: 'Quantity must be a number between 1 and 999.',
  invalid: 'The request is not valid.',
  codeUsed: 'This order request code has already been used.',
}

async function place(sent: OrderBody, caller: Partial<Caller> = ben) {
  const { status, body: answer } = await shop.call(placeSalesOrder, sent, caller)
  return [status, answer.error]
}

async function storedOrder() {
  const [order] = await shop.shop.db
    .select()
    .from(schema.salesOrders)
    .where(eq(schema.salesOrders.requestCode, body.salesOrderRequestCode))
  return order
}

/** The order with its first line changed. */
const first = (change: object) => ({
  cart: body.cart.map((one, at) => (at === 0 ? { ...one, ...change } : one)),
})

describe('lines that differ from the stored cart (OQ-37)', () => {
  it.each<[string, () => Partial<OrderBody>]>([
    ['a line less', () => ({ cart: body.cart.slice(1) })],
    ['a line more', () => ({ cart: [...body.cart, ...body.cart.slice(1)] })],
    ['another quantity', () => first({ quantity: 2 })],
    ['another part', () => first({ partId: ids.part('D7232-2-CP') })],
    ['another paint', () => first({ paintColorId: ids.color('Machine Gray') })],
    ['no paint', () => first({ paintColorId: null })],
    ['another trim', () => ({ cart: body.cart.map((one) => ({ ...one, impellerTrim: 5.2 })) })],
    ['another angle', () => ({ cart: body.cart.map((one) => ({ ...one, impellerAngle: 11 })) })],
  ])('%s is rejected', async (_, change) => {
    expect(await place({ ...body, ...change() })).toEqual([409, cartChanged])
    expect(await storedOrder()).toBeUndefined()
  })
})

describe('values out of range (E36)', () => {
  it.each<[string, () => Partial<OrderBody>, string]>([
    ['an unknown part', () => first({ partId: 999_999 }), partInvalid],
    ['an unsellable part', () => first({ partId: ids.part('NS9000') }), partInvalid],
    ['quantity 1000', () => first({ quantity: 1000 }), quantity],
    ['quantity -1', () => first({ quantity: -1 }), quantity],
    ['quantity 1.5', () => first({ quantity: 1.5 }), quantity],
    ['a day that no calendar has', () => ({ shipBy: '2026-12-32' }), invalid],
    ['the day before yesterday', () => ({ needBy: '2026-11-18' }), invalid],
    ['a line wished for in six years', () => first({ shipBy: '2032-11-20' }), invalid],
  ])('%s is rejected', async (_, change, sentence) => {
    expect(await place({ ...body, ...change() })).toEqual([400, sentence])
    expect(await storedOrder()).toBeUndefined()
  })

  it('an order with a part no longer sold is rejected, and so is the order without it (CART-09)', async () => {
    const sell = (isSellable: boolean) =>
      shop.shop.db.update(schema.parts).set({ isSellable }).where(eq(schema.parts.partNumber, 'AB/1-2'))
    await sell(false)
    const answers = [await place(body), await place({ ...body, cart: body.cart.slice(1) })]
    await sell(true)
    expect(answers).toEqual([
      [400, partInvalid],
      [409, cartChanged],
    ])
  })
})

describe('forged order data', () => {
  it('ids, status, totals and times in the request are ignored (OQ-41, OQ-79)', async () => {
    const forged = {
      ...body,
      userId: 1,
      companyId: 999,
      salesOrderId: 1,
      requestStatus: 'COMPLETED',
      erpOrderNumber: '1',
      subtotalCents: 1,
      totalCents: 1,
      discountBasisPoints: 10_000,
      weight: 1,
      createdUtc: '2001-01-01T00:00:00Z',
      receivedUtc: '2001-01-01T00:00:00Z',
      orderDate: '2001-01-01',
    }
    expect(await place(forged)).toEqual([201, undefined])
    expect(await storedOrder()).toMatchObject({
      userId: ben.userId,
      companyId: ben.companyId,
      requestStatus: 'PENDING',
      erpOrderNumber: null,
      subtotalCents: 190_647,
      discountBasisPoints: 1250,
      receivedUtc: null,
      createdUtc: shop.clock.now,
    })
  })

  it('a weight in the request does not allow expedited shipping (OQ-43)', async () => {
    await shop.call(
      putCart,
      { replaceAll: false, items: [{ partId: ids.part('D7232-2-CP'), quantity: 1 }] },
      ben,
    )
    const heavy = [
      ...body.cart,
      ...body.cart.slice(0, 1).map((one) => ({ ...one, partId: ids.part('D7232-2-CP') })),
    ]
    const cart = heavy.map((one, at) => ({
      ...one,
      weight: 0,
      ...(at === 2 && { quantity: 1, paintColorId: null }),
    }))
    const sent = { ...body, cart, shipVia: 'UPS_2ND_DAY_AIR', weight: 0 }
    expect(await place(sent)).toEqual([400, 'Expedited shipping is not allowed for orders over 150 lb.'])
    expect(await place({ ...sent, shipVia: 'UPS_GROUND' })).toEqual([201, undefined])
  })

  it('another user’s request code is rejected (OQ-44)', async () => {
    await place(body)
    const rosa = await shop.signIn('rosa@riverbend.example')
    const sol = await shop.signIn('sol@volute.example')
    expect(await place(body, rosa)).toEqual([409, codeUsed])
    expect(await place(body, sol)).toEqual([409, codeUsed])
  })

  it('an order for a company the user does not act for is rejected (OQ-12)', async () => {
    const [status] = await place(body, { ...ben, companyId: ben.companyId + 1 })
    expect([status, await storedOrder()]).toEqual([409, undefined])
  })
})
