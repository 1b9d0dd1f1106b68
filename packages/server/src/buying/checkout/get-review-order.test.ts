import { putCart } from '@volute/domain/buying/cart'
import { getReviewOrder } from '@volute/domain/buying/checkout'
import { placeSalesOrder } from '@volute/domain/buying/orders'
import { enterCompany } from '@volute/domain/people/session'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { fillCart, type OrderBody } from '../../../test/order-body.ts'
import { worldIds } from '../../../test/world-lookups.ts'
import { schema } from '../../core/db/index.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const address = {
  shippingCountry: 'US',
  shippingState: 'CA',
  shippingCity: 'Fresno',
  shippingZipCode: '93706',
  shippingAddressLine1: '1 Canal Road',
  shippingCompanyName: 'Riverbend Irrigation',
}

it('the review order has the user, company, codes, saved addresses and cart (CHECKOUT-04, OQ-25)', async () => {
  const ben = await shop.signIn('ben@riverbend.example')
  const rosa = await shop.signIn('rosa@riverbend.example')
  const partId = (await worldIds(shop)).part('TB10773')
  await shop.call(putCart, { replaceAll: false, items: [{ partId, quantity: 2 }] }, ben)
  await shop.shop.db.insert(schema.savedAddresses).values([
    { ...address, userId: ben.userId, companyId: ben.companyId, entryName: 'Works' },
    { ...address, userId: ben.userId, companyId: ben.companyId, entryName: 'dock' },
    { ...address, userId: rosa.userId, companyId: ben.companyId, entryName: 'Rosa’s' },
  ])
  const { status, body } = await shop.call(getReviewOrder, {}, ben)
  expect(status).toBe(200)
  expect(body.user).toMatchObject({
    name: 'Ben',
    companyName: 'Riverbend Irrigation',
    email: 'ben@riverbend.example',
    phoneNumber: null,
    companyCode: 'A-RIVER',
    companyDiscount: 12.5,
    distributorAccountCode: 'D-100',
  })
  expect(body.user.savedCustomers.map((saved) => saved.name)).toEqual(['dock', 'Works'])
  expect(body.shoppingCart.items).toMatchObject([{ partNumber: 'TB10773', quantity: 2, price: 614.9 }])
  expect(body.shoppingCart.paintColors.map((color) => color.name)).toEqual(['Machine Gray', 'Safety Blue'])
})

it('a company without account and distributor has no codes (CHECKOUT-04)', async () => {
  const kim = await shop.signIn('kim@kestrel.example')
  const { body } = await shop.call(getReviewOrder, {}, kim)
  expect(body.user).toMatchObject({ companyCode: null, companyDiscount: 0, distributorAccountCode: null })
})

describe('the last delivery (E33)', () => {
  const [first, second] = ['2026-11-20T12:00:00Z', '2026-11-21T12:00:00Z'].map((utc) => new Date(utc))
  const { salesOrders } = schema

  const lastOf = async (caller: Caller) => (await shop.call(getReviewOrder, {}, caller)).body.lastDelivery
  async function order(caller: Caller, change: Partial<OrderBody>) {
    await shop.shop.db.delete(schema.carts)
    const lines = [{ partId: (await worldIds(shop)).part('TB10773'), quantity: 1 }]
    const body = { ...(await fillCart(shop, caller, lines)), ...change }
    const { status } = await shop.call(placeSalesOrder, body, caller)
    expect(status).toBe(201)
    return body.salesOrderRequestCode
  }
  const note = (requestCode: string, values: Partial<typeof salesOrders.$inferInsert>) =>
    shop.shop.db.update(salesOrders).set(values).where(eq(salesOrders.requestCode, requestCode))
  const placed = (id: string, receivedUtc: Date | undefined) =>
    ({ requestStatus: 'COMPLETED', erpOrderId: id, receivedUtc }) as const

  it('comes from the user’s latest order in this company that did not fail, without its comments', async () => {
    const rosa = await shop.signIn('rosa@riverbend.example')
    expect(await lastOf(rosa)).toBeNull()
    const latest = await order(rosa, {
      shippingCity: 'Clovis',
      shippingContactName: 'Rosa',
      comment: 'Once.',
    })
    await note(latest, placed('9000002', second))
    const earlier = await order(rosa, { shippingCity: 'Fresno' })
    await note(earlier, placed('9000001', first))
    const refused = await order(rosa, { shippingCity: 'Nowhere' })
    await note(refused, { requestStatus: 'FAILED' })
    expect(await lastOf(rosa)).toEqual({
      shippingCountry: 'US',
      shippingState: 'CA',
      shippingCity: 'Clovis',
      shippingZipCode: '93706',
      shippingAddressLine1: '1 Canal Road',
      shippingAddressLine2: null,
      shippingCompanyName: 'Riverbend Irrigation',
      shippingContactName: 'Rosa',
      shippingPhoneNumber: null,
      shipVia: 'UPS_GROUND',
      shippingBillingAccountNumber: 'A1',
      allowPartialShipments: false,
    })
    await order(rosa, { shippingCity: 'Sanger' })
    expect(await lastOf(rosa)).toMatchObject({ shippingCity: 'Sanger' })
  })

  it('is private to the user: not shared with colleagues or acting staff', async () => {
    const ben = await shop.signIn('ben@riverbend.example')
    expect(await lastOf(ben)).toBeNull()
    const sol = await shop.signIn('sol@volute.example')
    await shop.call(enterCompany, { companyId: ben.companyId }, sol)
    const acting = { ...sol, companyId: ben.companyId }
    expect(await lastOf(acting)).toBeNull()
    await order(acting, { shippingCity: 'Selma' })
    expect(await lastOf(acting)).toMatchObject({ shippingCity: 'Selma' })
    expect(await lastOf(ben)).toBeNull()
  })
})

it('a request without a token is rejected (OQ-02)', async () => {
  expect((await shop.request('GET', '/api/review-order')).status).toBe(401)
})
