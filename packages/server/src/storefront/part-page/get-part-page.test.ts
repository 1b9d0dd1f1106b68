import { getPartPage } from '@volute/domain/storefront/part-page'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addBom } from '../../../test/add-bom.ts'
import { keepOrders } from '../../../test/fleet-world.ts'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { type WorldIds, worldIds } from '../../../test/world-lookups.ts'
import { schema } from '../../core/db/index.ts'

let shop: TestShop
let ids: WorldIds
let ben: Caller & { userId: number }
let kim: Caller & { userId: number }
beforeAll(async () => {
  shop = await openTestShop()
  await addBom(
    shop.shop.db,
    [
      ['ALT-EM', 'ALT-1', 1],
      ['ALT-EM', 'ALT-10', 1],
    ],
    ['ALT-2', 'ALT-3', 'ALT-4', 'ALT-5'],
  )
  ids = await worldIds(shop)
  ben = await shop.signIn('ben@riverbend.example')
  kim = await shop.signIn('kim@kestrel.example')
})
afterAll(() => shop.close())

const pageOf = async (partNumber: string, caller = ben) =>
  (await shop.call(getPartPage, { partNumber }, caller)).body

it('an unknown part is not found', async () => {
  const { status, body } = await shop.call(getPartPage, { partNumber: 'NOPE' }, ben)
  expect({ status, body }).toMatchObject({ status: 404, body: { error: 'Failed to find part.' } })
})

it('a part without more to say has nothing on its page', async () => {
  expect(await pageOf('ab/1-2')).toEqual({ alternates: [], documents: [], lastBought: null })
})

it('alternates have kind, note, BOM and the company’s price, sold ones first; only both ways counts backwards (PART-25)', async () => {
  const between = (one: string, other: string) => ({
    partId: ids.part(one),
    alternatePartId: ids.part(other),
  })
  await shop.shop.db.insert(schema.partAlternates).values([
    { ...between('ALT-1', 'ALT-2'), kind: 'EQUAL', note: 'Same faces.' },
    { ...between('ALT-1', 'ALT-3'), kind: 'IN_NEED', bomPartId: ids.part('ALT-EM') },
    { ...between('ALT-4', 'ALT-1'), kind: 'BETTER', isBothWays: true },
    { ...between('ALT-5', 'ALT-1'), kind: 'EQUAL' },
  ])
  await shop.shop.db.execute(
    sql`update parts set is_sellable = part_number <> 'ALT-2', price_cents = 100 where part_number like 'ALT-_'`,
  )
  const { alternates } = await pageOf('ALT-1')
  expect(alternates.map(({ part, ...one }) => [part.partNumber, part.companyDiscount, one])).toEqual([
    ['ALT-4', 12.5, { kind: 'BETTER', note: null, onlyIn: null }],
    ['ALT-3', 12.5, { kind: 'IN_NEED', note: null, onlyIn: 'ALT-EM' }],
    ['ALT-2', 12.5, { kind: 'EQUAL', note: 'Same faces.', onlyIn: null }],
  ])
  expect((await pageOf('ALT-2')).alternates).toEqual([])
})

it('manuals that name the part come first with the pages; a piece of a longer number is not a name (PART-26)', async () => {
  const { db } = shop.shop
  const bomPartId = ids.part('ALT-EM')
  await db.insert(schema.boms).values({ partId: bomPartId })
  await db.insert(schema.bomDocuments).values([
    { bomPartId, kind: 'MANUAL', name: 'A-General', url: '/documents/A.pdf' },
    { bomPartId, kind: 'MANUAL', name: 'B-Seals', url: '/documents/B.pdf' },
    { bomPartId, kind: 'CURVE', name: 'Curve', url: '/documents/C.pdf' },
    { bomPartId: ids.part('SEAL-KIT'), kind: 'MANUAL', name: 'Kits', url: '/documents/K.pdf' },
  ])
  const [first, second] = await db
    .insert(schema.documents)
    .values([
      { path: '/documents/B.pdf', sourceHash: 'b' },
      { path: '/documents/K.pdf', sourceHash: 'k' },
    ])
    .returning()
  const page = (documentId = 0, number = 0, text = '') => ({ documentId, page: number, text })
  await db
    .insert(schema.documentPages)
    .values([
      page(first?.id, 2, 'Renew the alt-1, and the others.'),
      page(first?.id, 3, 'Fit ALT-10, ALT-1-B and XALT-1.'),
      page(first?.id, 7, 'The seat (ALT-1).'),
      page(second?.id, 4, 'Also for ALT-1'),
    ])
  expect((await pageOf('ALT-1')).documents).toEqual([
    { name: 'B-Seals', url: '/documents/B.pdf', pages: [2, 7] },
    { name: 'Kits', url: '/documents/K.pdf', pages: [4] },
    { name: 'A-General', url: '/documents/A.pdf', pages: [] },
  ])
})

it('names the company’s last order of the part, without rejected and unplaced ones and another company’s (PART-27)', async () => {
  const at = (day: number) => new Date(Date.UTC(2026, 9, day))
  const lines = [
    { partNumber: '235626', partId: ids.part('235626'), pumpId: null },
    { partNumber: 'TB10773', partId: ids.part('TB10773'), pumpId: null },
  ]
  await keepOrders(shop, [
    { caller: ben, receivedUtc: at(2), lines },
    { caller: ben, receivedUtc: at(3), lines },
    { caller: ben, receivedUtc: at(4), rejectedUtc: at(5), lines },
    { caller: ben, receivedUtc: null, lines },
    { caller: kim, receivedUtc: at(9), lines: lines.slice(0, 1) },
  ])
  expect((await pageOf('TB10773')).lastBought).toEqual({
    atUtc: at(3).toISOString(),
    quantity: 2,
    erpSalesOrderId: `F-${ben.companyId}-1`,
    erpSalesOrderNumber: `F-${ben.companyId}-1`,
  })
  expect((await pageOf('TB10773', kim)).lastBought).toBeNull()
})

it('a number with signs of patterns is searched as it is written (PART-26)', async () => {
  await addBom(shop.shop.db, [], ['50%', 'a?b#c&d', 'x(1', 'q[2]*+', 'back\\slash'])
  for (const number of ['50%', 'a?b#c&d', 'x(1', 'q[2]*+', 'back\\slash'])
    expect((await shop.call(getPartPage, { partNumber: number }, ben)).status).toBe(200)
})
