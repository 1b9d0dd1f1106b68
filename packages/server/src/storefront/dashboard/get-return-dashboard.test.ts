import { getReturnDashboard } from '@volute/domain/storefront/dashboard'
import { durations, limits } from '@volute/domain/core/kernel'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { keepOrders, openFleets } from '../../../test/fleet-world.ts'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { savedQuote } from '../../../test/quote-body.ts'
import { schema } from '../../core/db/index.ts'

let shop: TestShop
let fleets: Awaited<ReturnType<typeof openFleets>>
const serials = Array.from({ length: limits.dashboardRows + 2 }, (_, index) => `D-${index}`)
beforeAll(async () => {
  shop = await openTestShop()
  fleets = await openFleets(shop, serials)
  await fleets.added(serials)
})
afterAll(() => shop.close())

const dashboardOf = async (caller: Caller) => (await shop.call(getReturnDashboard, {}, caller)).body

it('the dashboard shows the first pumps and their number, and nothing of another company (FLEET-18)', async () => {
  const { pumps, pumpCount } = await dashboardOf(fleets.rosa)
  expect(pumps.map(({ serialNumber }) => serialNumber)).toEqual(serials.slice(0, limits.dashboardRows))
  expect(pumpCount).toEqual({ rowCount: serials.length, isMore: false })
  expect(await dashboardOf(fleets.kim)).toEqual({
    pumps: [],
    pumpCount: { rowCount: 0, isMore: false },
    orders: [],
    quotes: [],
  })
})

it('the dashboard shows the newest open orders with their steps, without shipped, rejected and unplaced ones (FLEET-18)', async () => {
  const { rosa, ids } = fleets
  const days = [1, 2, 3, 4, 5]
  const lines = [{ partNumber: 'TB10773', partId: ids.part('TB10773'), pumpId: null }]
  const at = (day: number) => new Date(Date.UTC(2026, 9, day))
  const kept = await keepOrders(shop, [
    ...days.map((day) => ({ caller: rosa, receivedUtc: at(day), lines })),
    { caller: rosa, receivedUtc: null, lines },
  ])
  const step = (place: number, steps: object) =>
    shop.shop.db
      .update(schema.salesOrders)
      .set(steps)
      .where(eq(schema.salesOrders.id, kept[place] ?? 0))
  await step(1, { pickedUtc: at(9) })
  await step(2, { pickedUtc: at(9), shippedUtc: at(10) })
  await step(3, { rejectedUtc: at(9) })
  const { orders } = await dashboardOf(rosa)
  expect(orders.map(({ salesOrderId, pickedUtc }) => [salesOrderId, pickedUtc])).toEqual([
    [kept[4], null],
    [kept[1], at(9).toISOString()],
    [kept[0], null],
  ])
})

it('the dashboard shows quotes that can still be ordered, only to people who may see them (FLEET-18)', async () => {
  const ben = await shop.signIn('ben@riverbend.example')
  const line = { partId: fleets.ids.part('TB10773'), quantity: 1 }
  const { salesQuoteId: old } = await savedQuote(shop, ben, [line])
  const { salesQuoteId } = await savedQuote(shop, ben, [line])
  const expired = new Date(shop.clock.now.getTime() - (durations.quoteValidityDays + 1) * durations.day)
  await shop.shop.db.update(schema.quotes).set({ createdUtc: expired }).where(eq(schema.quotes.id, old))
  expect((await dashboardOf(ben)).quotes).toMatchObject([
    { salesQuoteId, createdUtc: shop.clock.now.toISOString(), receivedUtc: null },
  ])
  expect((await dashboardOf(await shop.signIn('vic@riverbend.example'))).quotes).toBeNull()
})
