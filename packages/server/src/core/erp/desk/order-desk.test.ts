import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deskPeople } from '../../../../test/desk-people.ts'
import { testErpContract, sampleOrder } from '@volute/erp/contract'
import { openTestShop, type TestShop } from '../../../../test/open-test-shop.ts'
import { worldIds } from '../../../../test/world-lookups.ts'
import { schema } from '../../db/index.ts'
import { openOrderDesk } from './order-desk.ts'

let shop: TestShop
const manyParts = Array.from({ length: 200 }, (_, index) => `MANY-${index}`)
beforeAll(async () => {
  shop = await openTestShop()
  const { db } = shop.shop
  const [like] = await db.select().from(schema.parts).limit(1)
  if (!like) throw new Error('the test world has no parts')
  await db
    .insert(schema.parts)
    .values(manyParts.map((partNumber) => ({ partNumber, description: 'One of many', unitId: like.unitId })))
})
afterAll(() => shop.close())

it('order numbers start at 100001, and a repeated request code uses no further number (OQ-47)', async () => {
  const { erp } = shop.shop
  const [first, second] = [sampleOrder('A-KESTREL', 'TB10773'), sampleOrder('A-KESTREL', 'TB10773')]
  expect((await erp.submitOrder(first)).orderNumber).toBe('100001')
  await Promise.all([erp.submitOrder(first), erp.submitOrder(first)])
  expect((await erp.submitOrder(second)).orderNumber).toBe('100002')
})

it('lists accounts with their discount, and distributors', async () => {
  expect(await shop.shop.erp.listCustomers()).toEqual([
    { identifier: 'A-KESTREL', name: 'Kestrel account', discountPercent: '0.00' },
    { identifier: 'A-RIVER', name: 'Riverbend account', discountPercent: '12.50' },
  ])
  expect((await shop.shop.erp.listDistributors()).map((one) => one.code)).toEqual(['D-100', 'D-200'])
})

describe('stock and supply of parts at the order desk (DESK-08)', () => {
  const stockOf = async (customer: string, partNumber: string) =>
    (await shop.shop.erp.askParts(customer, [{ partNumber, quantity: '1' }]))[0]?.stock

  it('without warehouses the catalogue’s stock is listed as stock', async () => {
    expect(await shop.shop.erp.askParts('A-RIVER', [{ partNumber: '235626', quantity: '501' }])).toEqual([
      expect.objectContaining({
        partNumber: '235626',
        quantity: '501',
        asOf: shop.clock.now.toISOString(),
        stock: [{ warehouse: 'stock', quantity: '500' }],
        receipts: [],
        leadTimeDays: 5,
        cutoff: null,
        price: '38.40',
      }),
    ])
  })

  it('a part without a lead time has an unknown one (BRING-71)', async () => {
    const leadTimeOf = async () =>
      (await shop.shop.erp.askParts('A-RIVER', [{ partNumber: 'RQ5501', quantity: '1' }]))[0]?.leadTimeDays
    const set = (leadTimeDays: number | null) =>
      shop.shop.db.update(schema.parts).set({ leadTimeDays }).where(eq(schema.parts.partNumber, 'RQ5501'))
    await set(null)
    expect(await leadTimeOf()).toBe(null)
    await set(0)
    expect(await leadTimeOf()).toBe(0)
  })

  it('warehouses are sorted by the state, then the country, of the customer’s last order, then the main one first', async () => {
    await openWarehouses()
    await shop.shop.erp.submitOrder(sampleOrder('A-RIVER', 'TB10773'))
    const kestrel = sampleOrder('A-KESTREL', 'TB10773')
    const shipTo = { ...kestrel.shipTo, state: 'ON', country: 'CA' }
    await shop.shop.erp.submitOrder({ ...kestrel, shipTo })
    const from = async (customer: string) =>
      (await stockOf(customer, '235626'))?.map(({ warehouse }) => warehouse)
    expect(await from('A-RIVER')).toEqual(['Fresno', 'Akron', 'Tulsa', 'Calgary'])
    expect(await from('A-KESTREL')).toEqual(['Calgary', 'Akron', 'Fresno', 'Tulsa'])
    expect(await from('')).toEqual(['Akron', 'Calgary', 'Fresno', 'Tulsa'])
  })
})

/**
 * Creates five warehouses, four of them with stock of part 235626. They test that the state CA of the US is not confused
 * with the country CA.
 */
async function openWarehouses() {
  const { db } = shop.shop
  const partId = (await worldIds(shop)).part('235626')
  const made = await db
    .insert(schema.warehouses)
    .values([
      { name: 'Akron', state: 'OH', country: 'US', isMain: true },
      { name: 'Calgary', state: 'AB', country: 'CA' },
      { name: 'Fresno', state: 'ca', country: 'US' },
      { name: 'Tulsa', state: 'OK', country: 'US' },
      { name: 'Empty', state: 'CA', country: 'US' },
    ])
    .returning()
  await db
    .insert(schema.warehouseStock)
    .values(made.map(({ id, name }) => ({ partId, warehouseId: id, quantity: name === 'Empty' ? 0 : 4.5 })))
  await db.insert(schema.expectedReceipts).values([
    { partId, dueOn: '2026-12-15', quantity: 3 },
    { partId, dueOn: '2026-12-01', quantity: 12 },
  ])
}

/** The shop has no connection to its own desk, and no credentials for it. */
const noLine = 'The order desk is tables of the shop’s own.'
const takesAll = 'The order desk takes every order: its staff see to it.'

testErpContract(() => ({
  erp: shop.shop.erp,
  open: () => openOrderDesk(shop.shop.db, () => shop.clock.now),
  now: shop.clock.now,
  later: () => {
    shop.clock.now = new Date(shop.clock.now.getTime() + 1_000)
    return Promise.resolve()
  },
  customer: 'A-RIVER',
  stockedPart: 'TB10773',
  madePart: { partNumber: 'D7232-2-CP', leadTimeDays: 35 },
  awaitedPart: {
    partNumber: '235626',
    stock: [
      { warehouse: 'Fresno', quantity: '4.5' },
      { warehouse: 'Akron', quantity: '500' },
      { warehouse: 'Tulsa', quantity: '4.5' },
      { warehouse: 'Calgary', quantity: '4.5' },
    ],
    receipts: [
      { dueOn: '2026-12-01', quantity: '12' },
      { dueOn: '2026-12-15', quantity: '3' },
    ],
  },
  manyParts,
  otherCustomer: 'The order desk’s prices are the catalogue’s.',
  parties: { customers: 2, distributor: 'D-100' },
  invoiceTotal: '4919.20',
  pageSize: 100,
  calls: noLine,
  traces: noLine,
  people: deskPeople(shop),
  troubles: { wrongKey: noLine, noRight: noLine, nobodyThere: noLine, busy: noLine, cut: noLine },
  tells: {
    cancelReason: true,
    delayReason: true,
    invoicePdf: true,
    promised: 'The order desk promises only what its staff promise.',
    freeStock: 'The order desk’s stock is what an import says.',
  },
  refuses: { unknownPart: takesAll, unknownCustomer: takesAll, noCustomer: takesAll, unknownLine: true },
}))
