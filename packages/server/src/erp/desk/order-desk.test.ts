import { afterAll, beforeAll, expect, it } from 'vitest'
import { itKeepsTheErpContract, sampleOrder } from '../../../test/erp-contract.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

it('OQ-47: numbers start at 100001, and a repeated code uses up none', async () => {
  const { erp } = shop.shop
  const [first, second] = [sampleOrder('A-KESTREL', 'TB10773'), sampleOrder('A-KESTREL', 'TB10773')]
  expect((await erp.submitOrder(first)).orderNumber).toBe('100001')
  await Promise.all([erp.submitOrder(first), erp.submitOrder(first)])
  expect((await erp.submitOrder(second)).orderNumber).toBe('100002')
})

it('OQ-47: today is the US Pacific date; stock, price and lead time come along', async () => {
  shop.clock.now = new Date('2026-11-21T07:59:59Z')
  const wanted = ['235626', '235626', 'RQ5501'].map((partNumber, index) => ({
    partNumber,
    quantity: ['500', '501', '1'][index] ?? '',
  }))
  expect(await shop.shop.erp.askParts('A-RIVER', wanted)).toEqual([
    {
      partNumber: '235626',
      quantity: '500',
      stock: '500',
      readyDate: '2026-11-20',
      leadTimeDays: 5,
      price: '38.40',
    },
    {
      partNumber: '235626',
      quantity: '501',
      stock: '500',
      readyDate: '2026-11-25',
      leadTimeDays: 5,
      price: '38.40',
    },
    {
      partNumber: 'RQ5501',
      quantity: '1',
      stock: '0',
      readyDate: '2026-12-11',
      leadTimeDays: 21,
      price: null,
    },
  ])
})

it('lists accounts with their discount, and distributors', async () => {
  expect(await shop.shop.erp.listCustomers()).toEqual([
    { identifier: 'A-KESTREL', name: 'Kestrel account', discountPercent: '0.00' },
    { identifier: 'A-RIVER', name: 'Riverbend account', discountPercent: '12.50' },
  ])
  expect((await shop.shop.erp.listDistributors()).map((one) => one.code)).toEqual(['D-100', 'D-200'])
})

itKeepsTheErpContract(() => ({
  erp: shop.shop.erp,
  now: shop.clock.now,
  customer: 'A-RIVER',
  stockedPart: 'TB10773',
  madePart: { partNumber: 'D7232-2-CP', leadTimeDays: 35 },
}))
