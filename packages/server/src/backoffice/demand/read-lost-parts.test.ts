import { type CartEdit, editCart, getCartMap, putCart } from '@volute/domain/buying/cart'
import { listLostParts } from '@volute/domain/backoffice/demand'
import { durations } from '@volute/domain/core/kernel'
import { lineOfRow, resolveLines } from '@volute/domain/buying/lines'
import { placeSalesOrder } from '@volute/domain/buying/orders'
import { getPart } from '@volute/domain/catalogue/part'
import { getPromises } from '@volute/domain/catalogue/promise'
import { and, eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { fillCart } from '../../../test/order-body.ts'
import { questionedErp, readyOn } from '../../../test/questioned-erp.ts'
import { type WorldIds, worldIds } from '../../../test/world-lookups.ts'
import { schema } from '../../core/db/index.ts'
import { judgeSearches } from './judge-searches.ts'

const { events } = schema
const { erp, answers } = questionedErp()
let shop: TestShop
let ids: WorldIds
let ada: Caller
let ben: Caller
let kim: Caller
beforeAll(async () => {
  shop = await openTestShop({ erp })
  ids = await worldIds(shop)
  ada = await shop.signIn('ada@volute.example')
  ben = await shop.signIn('ben@riverbend.example')
  kim = await shop.signIn('kim@kestrel.example')
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.shop.db.delete(events).where(eq(events.kind, 'lose-sale'))
})

const noted = (count: number) =>
  eventually(async () => (await shop.shop.db.$count(events, eq(events.kind, 'lose-sale'))) === count)

async function lost(asked: { reason?: 'TOO_LATE'; searchValue?: string } = {}) {
  const { body } = await shop.call(listLostParts, asked, ada)
  return body.parts.map(({ partNumber, reason, count, latestDate, companies }) => [
    partNumber,
    reason,
    count,
    latestDate,
    ...companies.map(({ companyName }) => companyName),
  ])
}

const open = (partNumber: string, caller: Caller) => shop.call(getPart, { partNumber }, caller)

it('opened parts that are not sold or unpriced are listed, counted once a day per company, without the person (DEMAND-04, E192)', async () => {
  await open('NS9000', ben)
  await noted(1)
  await open('ns9000', ben)
  await open('NS9000', kim)
  await open('RQ5501', ben)
  await open('TB10773', ben)
  await open('NS9000', ada)
  await noted(3)
  expect(await lost()).toEqual([
    ['NS9000', 'NOT_SOLD', 2, null, 'Kestrel Mining', 'Riverbend Irrigation'],
    ['RQ5501', 'UNPRICED', 1, null, 'Riverbend Irrigation'],
  ])
  expect(await lost({ searchValue: 'kestrel' })).toHaveLength(1)
  expect(await lost({ searchValue: 'coupling' })).toHaveLength(1)
  const named = and(eq(events.kind, 'lose-sale'), isNotNull(events.userId))
  expect(await shop.shop.db.$count(events, named)).toBe(0)
})

it('a list row with a part that is not sold is a lost sale, too (DEMAND-04)', async () => {
  const row = { partNumber: 'NS9000', quantity: '1', trim: '', angle: '', paintColor: '' }
  await shop.call(resolveLines, { lines: [lineOfRow(row, 'FILE')], intoCart: false }, ben)
  await noted(1)
  expect(await lost()).toEqual([['NS9000', 'NOT_SOLD', 1, null, 'Riverbend Irrigation']])
})

it('a part that the company has in its cart or has ordered since is not a lost sale (DEMAND-04)', async () => {
  await open('RQ5501', ben)
  await noted(1)
  const order = await fillCart(shop, ben, [{ partId: ids.part('RQ5501'), quantity: 1 }])
  expect(await lost()).toEqual([])
  expect((await shop.call(placeSalesOrder, order, ben)).status).toBe(201)
  await emptyCart()
  expect(await lost()).toEqual([])
})

it('a part whose replacement or alternate the company buys is not a lost sale (DEMAND-04)', async () => {
  const { parts, partAlternates } = schema
  await open('NS9000', ben)
  await noted(1)
  await shop.call(putCart, { replaceAll: false, items: [item('TB10773')] }, ben)
  expect(await lost()).toHaveLength(1)
  const [alternate] = await shop.shop.db
    .insert(partAlternates)
    .values({
      partId: ids.part('NS9000'),
      alternatePartId: ids.part('TB10773'),
      kind: 'EQUAL',
      isBothWays: false,
    })
    .returning()
  expect(await lost()).toEqual([])
  await shop.shop.db.delete(partAlternates).where(eq(partAlternates.id, alternate?.id ?? 0))
  const replace = (number: string, by: string | null) =>
    shop.shop.db
      .update(parts)
      .set({ replacedByPartId: by === null ? null : ids.part(by) })
      .where(eq(parts.id, ids.part(number)))
  await replace('NS9000', 'RQ5501')
  await replace('RQ5501', 'TB10773')
  expect(await lost()).toEqual([])
  await replace('NS9000', null)
  await replace('RQ5501', null)
  expect(await lost()).toHaveLength(1)
  await emptyCart()
})

it('a part that was bought in the morning and opened again in the afternoon is not a lost sale (DEMAND-04)', async () => {
  const order = await fillCart(shop, ben, [{ partId: ids.part('HOSE-FT'), quantity: 1 }])
  expect((await shop.call(placeSalesOrder, order, ben)).status).toBe(201)
  await emptyCart()
  await shop.shop.db.insert(events).values({
    companyId: ben.companyId,
    kind: 'lose-sale',
    subject: { partId: ids.part('HOSE-FT'), reason: 'UNPRICED' },
    atUtc: new Date(shop.clock.now.getTime() + 5 * 3_600_000),
  })
  expect(await lost()).toEqual([])
})

it('a line removed from the cart after a late date was shown is a lost sale with that date (DEMAND-05)', async () => {
  expect(await removed('2026-12-18', 'TB10773')).toEqual([
    ['TB10773', 'TOO_LATE', 1, '2026-12-21', 'Riverbend Irrigation'],
  ])
  await shop.call(putCart, { replaceAll: false, items: [item('TB10773')] }, ben)
  expect(await lost()).toEqual([])
  await emptyCart()
})

it('an early date, or no date shown, is not a reason for a lost sale (DEMAND-05)', async () => {
  answers.next = readyOn('2026-11-24')
  await shop.call(putCart, { replaceAll: false, items: [item('235626'), item('HOSE-FT')] }, ben)
  await shop.call(getPromises, { items: [{ partNum: '235626', quantity: 1 }] }, ben)
  await removeAll()
  await open('NS9000', ben)
  await noted(1)
  expect(await lost({ reason: 'TOO_LATE' })).toEqual([])
})

it('lost sales are deleted after 13 months (DEMAND-02)', async () => {
  await open('NS9000', ben)
  await noted(1)
  shop.clock.now = new Date(shop.clock.now.getTime() + 400 * durations.day)
  await judgeSearches(shop.shop)
  expect(await noted(0)).toBe(true)
})

const item = (partNumber: string) => ({ partId: ids.part(partNumber), quantity: 1 })

async function removed(date: string, partNumber: string) {
  answers.next = readyOn(date)
  await shop.call(putCart, { replaceAll: false, items: [item(partNumber)] }, ben)
  await shop.call(getPromises, { items: [{ partNum: partNumber, quantity: 1 }] }, ben)
  await removeAll()
  await noted(1)
  return lost()
}

/** Sends the same edit as the cart's page. */
async function removeAll() {
  const { items } = (await shop.call(getCartMap, {}, ben)).body
  const lines = items.map(({ cartItemId, partId, quantity, paintColorId, impellerTrim, impellerAngle }) => ({
    cartItemId,
    partId,
    quantity,
    paintColorId,
    impellerTrim,
    impellerAngle,
    pumpId: null,
    acknowledgedVerdict: null,
  }))
  const edit: CartEdit<(typeof lines)[number]> = { act: 'remove', lines }
  const { body } = await shop.call(editCart, { edits: [{ editId: crypto.randomUUID(), edit }] }, ben)
  expect(body.edits.map(({ outcome }) => outcome)).toEqual(['applied'])
}

async function emptyCart() {
  const { version } = (await shop.call(getCartMap, {}, ben)).body
  await shop.call(putCart, { replaceAll: true, version, items: [] }, ben)
}
