import { randomUUID } from 'node:crypto'
import { getCartMap, putCart } from '@volute/domain/buying/cart'
import { lineOfRow, type ListLine, lineSources, resolveLines } from '@volute/domain/buying/lines'
import { copyQuote } from '@volute/domain/buying/orders'
import { getPart } from '@volute/domain/catalogue/part'
import { eq } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { addBom } from '../../../test/add-bom.ts'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { savedQuote } from '../../../test/quote-body.ts'
import { type WorldIds, worldIds } from '../../../test/world-lookups.ts'
import { schema } from '../../core/db/index.ts'

let shop: TestShop
let ids: WorldIds
let ben: Caller
beforeAll(async () => {
  shop = await openTestShop()
  ids = await worldIds(shop)
  ben = await shop.signIn('ben@riverbend.example')
})
afterAll(() => shop.close())

type Row = Parameters<typeof lineOfRow>[0]
const row = (partNumber: string, change: Partial<Row> = {}): Row => ({
  partNumber,
  quantity: '1',
  trim: '',
  angle: '',
  paintColor: '',
  ...change,
})

const resolve = (lines: ListLine[], caller: Partial<Caller> = ben) =>
  shop.call(resolveLines, { lines, intoCart: false }, caller)
const put = (lines: ListLine[]) => shop.call(resolveLines, { lines, intoCart: true }, ben)

async function emptyCart() {
  const { version } = (await shop.call(getCartMap, {}, ben)).body
  await shop.call(putCart, { replaceAll: true, version, items: [] }, ben)
}

const change = (number: string, values: Partial<typeof schema.parts.$inferInsert>) =>
  shop.shop.db.update(schema.parts).set(values).where(eq(schema.parts.partNumber, number))

it('each line of a list resolves to its part, the nearest part or a reason (LIST-01, E119)', async () => {
  const rows = [
    row('tb10773', { quantity: '3' }),
    row('TB-10773'),
    row('NOPE-1'),
    row('TB10773', { quantity: '1000' }),
    row('C2134-3-BZ', { trim: 'full  TRIM', angle: '12' }),
    row('C2134-3-BZ', { trim: '9', angle: '91' }),
    row('D7232-2-CP', { paintColor: 'safety blue' }),
    row('D7232-2-CP', { paintColor: 'Bleu' }),
    row(''),
  ]
  const { body } = await resolve(rows.map((one) => lineOfRow(one, 'FILE')))
  expect(body.lines.map(({ outcome, whyNot }) => [outcome, whyNot])).toEqual([
    ['READY', null],
    ['NEARLY', 'Part number invalid. Please check the part number and try again.'],
    ['NOT_FOUND', 'Part number invalid. Please check the part number and try again.'],
    ['WRONG_VALUE', 'Quantity must be a number between 1 and 999.'],
    ['READY', null],
    ['WRONG_VALUE', 'Impeller angle must be between 0 and 90 degrees.'],
    ['READY', null],
    ['WRONG_VALUE', 'Paint color is not valid.'],
    ['NOT_FOUND', 'Part number invalid. Please check the part number and try again.'],
  ])
  expect(body.lines[0]).toMatchObject({ part: { partNumber: 'TB10773' }, nearest: null })
  expect(body.lines[1]).toMatchObject({ part: null, nearest: { partNumber: 'TB10773' } })
})

it('every source and a copied quote report the same for the same 200 lines (LIST-01, LIST-02)', async () => {
  const goods = Array.from({ length: 50 }, () => [
    { partId: ids.part('TB10773'), quantity: 1 },
    { partId: ids.part('D7232-2-CP'), quantity: 2, paintColorId: ids.color('Safety Blue') },
    { partId: ids.part('C2134-3-BZ'), quantity: 1, impellerTrim: 9.25, impellerAngle: 12 },
    { partId: ids.part('HOSE-FT'), quantity: 7 },
  ]).flat()
  const rows = Array.from({ length: 50 }, () => [
    row('TB10773'),
    row('D7232-2-CP', { quantity: '2', paintColor: 'Safety Blue' }),
    row('C2134-3-BZ', { trim: '9.25', angle: '12' }),
    row('HOSE-FT', { quantity: '7' }),
  ]).flat()
  const { salesQuoteId } = await savedQuote(shop, ben, goods)
  await change('TB10773', { isSellable: false, replacedByPartId: ids.part('SEAL-KIT') })
  await change('D7232-2-CP', { isPaintable: false })

  const { body: copied } = await shop.call(copyQuote, { quoteId: String(salesQuoteId) }, ben)
  const reports = await Promise.all(
    lineSources.map(async (source) => (await resolve(rows.map((one) => lineOfRow(one, source)))).body.lines),
  )
  const [first = []] = reports
  for (const report of reports) expect(report).toEqual(first)
  expect(first.slice(0, 4).map(({ outcome }) => outcome)).toEqual([
    'REPLACED',
    'WRONG_VALUE',
    'READY',
    'READY',
  ])
  expect(copied.lines.map(({ whyNot, replacedBy }) => [whyNot, replacedBy?.partNumber])).toEqual(
    first.map(({ outcome, whyNot, part }) => [
      outcome === 'REPLACED' ? 'No longer sold.' : whyNot,
      part?.replacedBy?.partNumber,
    ]),
  )
  const { items } = (await shop.call(getCartMap, {}, ben)).body
  expect(items.map(({ partNumber, quantity }) => [partNumber, quantity])).toEqual([
    ['C2134-3-BZ', 50],
    ...Array.from({ length: 50 }, () => ['HOSE-FT', 7]),
  ])
  await emptyCart()
  await change('TB10773', { isSellable: true, replacedByPartId: null })
  await change('D7232-2-CP', { isPaintable: true })
})

it('only ready lines go into the cart, and only on request (LIST-02, LIST-03, QUICK-08, E119)', async () => {
  const lines = [
    row('TB10773', { quantity: '998' }),
    row('TB10773', { quantity: '2' }),
    row('tb10773'),
    row('NOPE-1'),
    row('D7232-2-CP', { quantity: '007', paintColor: 'Safety Blue' }),
  ].map((one) => lineOfRow(one, 'PASTED'))
  await resolve(lines)
  expect((await shop.call(getCartMap, {}, ben)).body.items).toEqual([])

  const { body } = await put(lines)
  expect(body.lines.map(({ outcome, whyNot }) => [outcome, whyNot])).toEqual([
    ['ADDED', null],
    ['OVER_MAXIMUM', 'Together with your cart, this is more than 999.'],
    ['ADDED', null],
    ['NOT_FOUND', 'Part number invalid. Please check the part number and try again.'],
    ['ADDED', null],
  ])
  expect((await shop.call(getCartMap, {}, ben)).body.items).toMatchObject([
    { partNumber: 'TB10773', quantity: 999 },
    { partNumber: 'D7232-2-CP', quantity: 7, paintColorId: ids.color('Safety Blue') },
  ])
  await emptyCart()
})

it('a line with an edit id is added once by ten concurrent calls and a later one (LIST-04, E119)', async () => {
  const lines = [
    { ...lineOfRow(row('TB10773', { quantity: '400' }), 'TYPED'), editId: randomUUID() },
    { ...lineOfRow(row('HOSE-FT'), 'TYPED'), editId: randomUUID() },
  ]
  const answers = await Promise.all(Array.from({ length: 10 }, () => put(lines)))
  answers.push(await put(lines.map((line) => ({ ...line, quantity: '1' }))))
  for (const { body } of answers) expect(body.lines.map(({ outcome }) => outcome)).toEqual(['ADDED', 'ADDED'])
  expect((await shop.call(getCartMap, {}, ben)).body.items).toMatchObject([
    { partNumber: 'TB10773', quantity: 400 },
    { partNumber: 'HOSE-FT', quantity: 1 },
  ])
  await emptyCart()
})

it('a resolved part equals the looked-up part, sold or not, with the acting company’s discount (QUICK-06, OQ-67, PART-01)', async () => {
  const kim = await shop.signIn('kim@kestrel.example')
  const lines = [' c2134-3-bz ', 'ns9000'].map((number) => lineOfRow(row(number), 'TYPED'))
  for (const caller of [ben, kim]) {
    const { body } = await resolve(lines, caller)
    for (const [index, partNumber] of ['C2134-3-BZ', 'NS9000'].entries())
      expect(body.lines[index]?.part).toEqual((await shop.call(getPart, { partNumber }, caller)).body)
    expect(body.lines[1]?.outcome).toBe('NOT_SOLD')
  }
})

it('500 lines take as many SQL statements as two; 501 or none are rejected (LIST-01)', async () => {
  const lines = (count: number, mark: string) =>
    Array.from({ length: count }, (_, index) => lineOfRow(row(`${mark}-${index}`), 'PASTED'))
  const many = await statementsOf(() => resolve(lines(500, 'MANY')))
  expect(many).toBe(await statementsOf(() => resolve(lines(2, 'FEW'))))
  expect((await resolve(lines(501, 'MORE'))).status).toBe(400)
  expect((await resolve([])).status).toBe(400)
})

it('adding 200 lines to the cart takes no more SQL statements than adding two (LIST-03)', async () => {
  const numbers = Array.from({ length: 202 }, (_, index) => `LIST-${index}`)
  await addBom(shop.shop.db, [], numbers)
  const lines = numbers.map((number) => lineOfRow(row(number), 'FILE'))
  const few = await statementsOf(() => put(lines.slice(0, 2)))
  expect(await statementsOf(() => put(lines.slice(2)))).toBeLessThanOrEqual(few)
  expect((await shop.call(getCartMap, {}, ben)).body.items).toHaveLength(202)
})

it('any signed-in user can resolve lines, nobody else (E119)', async () => {
  const vic = await shop.signIn('vic@riverbend.example')
  const lines = [lineOfRow(row('TB10773'), 'TYPED')]
  expect((await resolve(lines, vic)).status).toBe(200)
  expect((await resolve(lines, {})).status).toBe(401)
  expect((await resolve(lines, { ...ben, companyId: vic.companyId + 1 })).status).toBe(409)
})

async function statementsOf(run: () => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  await run()
  const { length } = spy.mock.calls
  spy.mockRestore()
  return length
}
