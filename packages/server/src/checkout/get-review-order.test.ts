import { putCart } from '@volute/domain/cart'
import { getReviewOrder } from '@volute/domain/checkout'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts'
import { worldIds } from '../../test/world-lookups.ts'
import { schema } from '../db/index.ts'

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

it('CHECKOUT-04 OQ-25: person, company, codes, saved addresses and the cart', async () => {
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

it('CHECKOUT-04: a company without account and distributor has no codes', async () => {
  const kim = await shop.signIn('kim@kestrel.example')
  const { body } = await shop.call(getReviewOrder, {}, kim)
  expect(body.user).toMatchObject({ companyCode: null, companyDiscount: 0, distributorAccountCode: null })
})

it('OQ-02: nothing without a token', async () => {
  expect((await shop.request('GET', '/api/review-order')).status).toBe(401)
})
