import { ignoreDemand, listExpiredQuotes, listLostParts } from '@volute/domain/backoffice/demand'
import { type FigureKey, figureKeys, getToday, getTodayCounts } from '@volute/domain/backoffice/today'
import { type DeskFilter, listManagedOrders } from '@volute/domain/buying/orders'
import { saveQuote } from '@volute/domain/buying/quotes'
import { getPart } from '@volute/domain/catalogue/part'
import { durations } from '@volute/domain/core/kernel'
import { beginDraft, listPublications } from '@volute/domain/workbench/workbench'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { fillCart } from '../../../test/order-body.ts'
import { type Desk, openDesk } from '../../../test/order-desk.ts'
import { schema } from '../../core/db/index.ts'

let shop: TestShop
let desk: Desk
let ada: Caller
const start = new Date('2026-11-20T20:00:00Z')

beforeAll(async () => {
  shop = await openTestShop()
  await openAt(0)
})
afterAll(() => shop.close())

/** Moves the clock some days from the start and signs in again, since sessions end meanwhile. */
async function openAt(days: number) {
  shop.clock.now = new Date(start.getTime() + days * durations.day)
  desk = await openDesk(shop)
  ada = await shop.signIn('ada@volute.example')
}

async function figures(caller: Caller = ada) {
  const { body } = await shop.call(getToday, {}, caller)
  return new Map(body.figures.map((figure) => [figure.key, figure]))
}
const valueOf = async (key: FigureKey) => (await figures()).get(key)?.value
const weeksOf = async (key: FigureKey) => (await figures()).get(key)?.weeks.slice(-3)

it('late and due orders are counted as the desk lists them, with what was received and shipped by week (TODAY-01, TODAY-03)', async () => {
  const promised = async (poNumber: string, date: string) => {
    const order = await desk.received(poNumber)
    await desk.step(order, { step: 'PROMISED', promises: [{ position: 0, date }] })
    return order
  }
  const late = await promised('LATE', '2026-11-21')
  await promised('LATE-TOO', '2026-11-22')
  await openAt(9)
  await promised('SOON', '2026-12-03')
  await desk.step(late, { step: 'PICKED' })
  await desk.step(late, { step: 'SHIPPED' })

  const counted = { toDo: 'To Do', late: 'Late', dueThisWeek: 'Due This Week' } as const
  for (const [key, status] of Object.entries(counted) as [FigureKey, DeskFilter][]) {
    const { rowCount } = (await shop.call(listManagedOrders, { status }, desk.otto)).body
    expect([key, await valueOf(key)]).toEqual([key, rowCount])
  }
  expect([await valueOf('toDo'), await valueOf('late'), await valueOf('dueThisWeek')]).toEqual([2, 1, 1])
  expect([await weeksOf('toDo'), await weeksOf('late'), await weeksOf('dueThisWeek')]).toEqual([
    [0, 2, 1],
    [0, 0, 1],
    [0, 0, 1],
  ])
})

it('quotes lapsing within a week are counted as the demand page lists them, and lapsed ones by week (TODAY-01)', async () => {
  await openAt(0)
  const { salesOrderRequestCode: _, ...body } = await fillCart(shop, desk.ben, [
    { partId: desk.ids.part('TB10773'), quantity: 1 },
  ])
  await shop.call(saveQuote, { ...body, quoteName: 'Seal' }, desk.ben)
  const lapsing = async (days: number) => {
    await openAt(days)
    const { rowCount } = (await shop.call(listExpiredQuotes, { shown: 'LAPSING' }, ada)).body
    const figure = (await figures()).get('lapsing')
    expect(figure?.value).toBe(rowCount)
    return [rowCount, figure?.weeks.at(-1)]
  }
  expect(await lapsing(23)).toEqual([0, 0])
  expect(await lapsing(24)).toEqual([1, 0])
  expect(await lapsing(30)).toEqual([1, 0])
  expect(await lapsing(31)).toEqual([0, 1])
})

it('lost sales are money at the list price, and a row set aside no longer counts (TODAY-04, DEMAND-11, DEMAND-12)', async () => {
  await openAt(0)
  await shop.call(getPart, { partNumber: 'NS9000' }, desk.ben)
  await shop.call(getPart, { partNumber: 'RQ5501' }, desk.ben)
  await eventually(async () => (await shop.shop.db.$count(schema.events)) > 0)
  const lost = () => shop.call(listLostParts, {}, ada)
  await eventually(async () => (await lost()).body.rowCount === 2)
  expect(
    (await lost()).body.parts.map(({ partNumber, lost: money, weeks }) => [partNumber, money, weeks.at(-1)]),
  ).toEqual(
    expect.arrayContaining([
      ['NS9000', 5, 1],
      ['RQ5501', null, 1],
    ]),
  )
  expect((await figures()).get('lost')).toMatchObject({ value: 5, before: 0 })
  expect(await weeksOf('lost')).toEqual([0, 0, 5])

  await openAt(100)
  expect((await figures()).get('lost')).toMatchObject({ value: 0, before: 5 })
  await openAt(0)
  const id = desk.ids.part('NS9000')
  await shop.call(ignoreDemand, { list: 'parts', id, reason: 'NOT_SOLD', isIgnored: true }, ada)
  expect((await figures()).get('lost')).toMatchObject({ value: 0 })
})

it('drafts of the catalogue are counted as the workbench lists them (TODAY-01)', async () => {
  await openAt(0)
  await shop.call(beginDraft, { name: 'Spring' }, ada)
  const { rowCount } = (await shop.call(listPublications, { shown: 'UNPUBLISHED' }, ada)).body
  expect([rowCount, await valueOf('drafts'), await valueOf('jobs')]).toEqual([1, 1, 0])
})

it('each figure is only for those who may open its list, and none for customers (TODAY-02)', async () => {
  expect([...(await figures()).keys()]).toEqual(figureKeys)
  expect([...(await figures(desk.otto)).keys()]).toEqual(['toDo', 'late', 'dueThisWeek'])
  expect([...(await figures(await shop.signIn('sol@volute.example'))).keys()]).toEqual([])
  expect(await shop.call(getToday, {}, desk.ben)).toMatchObject({ status: 403 })
})

it('the menu gets the counts of what waits, by the same rights (TODAY-05)', async () => {
  const counts = async (caller: Caller) => (await shop.call(getTodayCounts, {}, caller)).body.counts
  const toDo = { key: 'toDo', rowCount: await valueOf('toDo'), isMore: false }
  expect(await counts(desk.otto)).toEqual([toDo])
  expect(await counts(ada)).toEqual([
    toDo,
    { key: 'claims', rowCount: 0, isMore: false },
    { key: 'drafts', rowCount: 1, isMore: false },
  ])
})
