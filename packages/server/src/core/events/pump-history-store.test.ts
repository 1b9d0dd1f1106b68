import { schema } from '../db/index.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { and, desc, eq, sql } from 'drizzle-orm'
import { eventually } from '../../../test/eventually.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { type Desk, openDesk } from '../../../test/order-desk.ts'
import { pumpHistoryReader } from './pump-history-store.ts'
import { readUnread, startReaders } from './read-events.ts'
import { pumpsOf, recordEvent } from './record-event.ts'

let shop: TestShop
let desk: Desk
let pumpId: number
let other: number
beforeAll(async () => {
  shop = await openTestShop()
  desk = await openDesk(shop)
  const { db } = shop.shop
  const [pump] = await db.select({ id: schema.pumps.id }).from(schema.pumps).limit(1)
  pumpId = pump?.id ?? 0
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into pumps (bom_part_id, serial_number) select bom_part_id, 990001 from pumps where id = ${pumpId} returning id`)
  other = rows[0]?.id ?? 0
  await startReaders(db, [pumpHistoryReader])
})
afterAll(() => shop.close())

function act(
  kind: 'place-order' | 'save-quote',
  subject: Record<string, unknown>,
  companyId = desk.ben.companyId,
) {
  return recordEvent(shop.shop.db, { userId: desk.ben.userId, companyId, kind, subject, now: shop.clock.now })
}

async function historyOf(id: number, companyId = desk.ben.companyId) {
  await readUnread(shop.shop.db, pumpHistoryReader)
  const { pumpHistory } = schema
  return shop.shop.db
    .select({ kind: pumpHistory.kind, subject: schema.events.subject, atUtc: pumpHistory.atUtc })
    .from(pumpHistory)
    .innerJoin(schema.events, eq(schema.events.id, pumpHistory.eventId))
    .where(and(eq(pumpHistory.companyId, companyId), eq(pumpHistory.pumpId, id)))
    .orderBy(desc(pumpHistory.atUtc), desc(pumpHistory.eventId))
}

it('the history of a pump lists its acts, latest first, without those of another company (EVENT-03)', async () => {
  await act('save-quote', {
    salesQuoteId: 5,
    ...pumpsOf([
      { partId: 1, pumpId },
      { partId: 2, pumpId: null },
    ]),
  })
  shop.clock.now = new Date('2026-11-20T12:05:00Z')
  await act('place-order', { salesOrderId: 7, pumpIds: [pumpId, other] })
  await act('place-order', { salesOrderId: 8, ...pumpsOf([{ partId: 1 }]) })
  await act('place-order', { salesOrderId: 9, pumpIds: [pumpId, 'none', 2_000_000_000] }, desk.otto.companyId)
  const rows = await eventually(async () => {
    const kept = await historyOf(pumpId)
    return kept.length === 2 && kept
  })
  expect(rows).toMatchObject([
    { kind: 'place-order', subject: { salesOrderId: 7 }, atUtc: shop.clock.now },
    { kind: 'save-quote', subject: { salesQuoteId: 5, pumpIds: [pumpId] } },
  ])
  expect(await historyOf(other)).toMatchObject([{ subject: { salesOrderId: 7 } }])
  await eventually(async () => (await historyOf(pumpId, desk.otto.companyId)).length === 1)
})
