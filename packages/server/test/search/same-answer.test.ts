import { resolveLines } from '@volute/domain/buying/lines'
import { getLookup } from '@volute/domain/catalogue/bom'
import { foldedKey, numberSigns } from '@volute/domain/catalogue/numbers'
import { getSerial } from '@volute/domain/catalogue/serial'
import { addPumps, findScanned, getPublicPump } from '@volute/domain/service/fleet'
import { findNearest, findResults, findNumber, suggestNumbers } from '@volute/domain/storefront/search'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addBom } from '../add-bom.ts'
import { makePumps } from '../fleet-world.ts'
import { type Caller, openTestShop, type TestShop } from '../open-test-shop.ts'

let shop: TestShop
let rosa: Caller
beforeAll(async () => {
  shop = await openTestShop()
  rosa = await shop.signIn('rosa@riverbend.example')
  await addBom(shop.shop.db, [], ['K-550', 'KS50', '0027115', '27115', '0088-31'])
  await makePumps(shop, ['00417-8', 'S-2201'])
})
afterAll(() => shop.close())

const exactOf = async (q: string) => (await shop.call(findResults, { q }, rosa)).body.exact
const suggested = async (text: string) => (await shop.call(suggestNumbers, { text }, rosa)).body.suggestions
const line = (typedNumber: string) => ({
  typedNumber,
  quantity: '1',
  options: { paintColor: '', trim: '', angle: '' },
  source: 'PASTED' as const,
})
async function resolved(typed: string) {
  const { body } = await shop.call(resolveLines, { lines: [line(typed)], intoCart: false }, rosa)
  const [report] = body.lines
  return { outcome: report?.outcome, nearest: report?.nearest?.partNumber }
}
const nearest = async (partNumber: string) =>
  (await shop.call(findNearest, { partNumbers: [partNumber] }, rosa)).body.nearest[0]

describe('another spelling of a pump finds it everywhere (FIND-40)', () => {
  it.each([
    ['1OO234', '100234'],
    ['IOO234', '100234'],
    ['100-234', '100234'],
    ['0100234', '100234'],
    ['４１７８', '00417-8'],
    ['SN 100234', '100234'],
    ['S/N: 1OO234', '100234'],
    ['Serial no. 100234', '100234'],
    ['(21)100234', '100234'],
    ['(8004)100234', '100234'],
    ['\u001d21100234', '100234'],
    ['https://parts.example/p/1OO234', '100234'],
    ['52201', 'S-2201'],
  ])('%j is %s', async (typed, serialNumber) => {
    expect(await exactOf(typed)).toEqual([{ type: 'serial', identifier: serialNumber }])
    expect((await suggested(typed))[0]).toMatchObject({ type: 'serial', identifier: serialNumber })
    expect((await suggested(typed))[0]?.isSimilar).toBeUndefined()
    const found = await shop.call(findNumber, { type: 'serial', input: typed }, rosa)
    expect(found.body.identifier).toBe(serialNumber)
    expect((await shop.call(getSerial, { serialNumber: typed }, rosa)).body.serialNumber).toBe(serialNumber)
    const lookup = await shop.call(getLookup, { type: 'serial', identifier: typed }, rosa)
    expect(lookup.status).toBe(200)
    const scanned = await shop.call(findScanned, { serialNumbers: [typed] }, rosa)
    expect(scanned.body.pump?.serialNumber).toBe(serialNumber)
    expect((await shop.call(getPublicPump, { serialNumber: typed })).body.serialNumber).toBe(serialNumber)
    const added = await shop.call(addPumps, { serialNumbers: [typed] }, rosa)
    expect(added.body.pumps[0]?.outcome).toBe('NOT_FOUND')
    expect(added.body.pumps[0]?.nearest[0]?.serialNumber).toBe(serialNumber)
  })
})

describe('another spelling of a part finds it everywhere (FIND-40)', () => {
  it.each([
    ['TBIO773', 'TB10773'],
    ['TB 1O773', 'TB10773'],
    ['tb|o773', 'TB10773'],
    ['T8-10773', 'TB10773'],
    ['P/N: TB10773', 'TB10773'],
    ['(240)TBIO773', 'TB10773'],
    ['8831', '0088-31'],
    ['D7Z32-2-CP', 'D7232-2-CP'],
  ])('%j is %s', async (typed, partNumber) => {
    expect(await exactOf(typed)).toEqual([{ type: 'part', identifier: partNumber }])
    expect((await suggested(typed))[0]).toMatchObject({ type: 'part', identifier: partNumber })
    const found = await shop.call(findNumber, { type: 'part', input: typed }, rosa)
    expect(found.body.identifier).toBe(partNumber)
    expect(await resolved(typed)).toEqual({ outcome: 'NEARLY', nearest: partNumber })
    expect(await nearest(typed)).toMatchObject({ partNumber, isSame: true })
  })
})

describe('another number is offered and never taken (FIND-40)', () => {
  it('TB10774 is not TB10773', async () => {
    expect(await exactOf('TB10774')).toEqual([])
    expect(await suggested('TB10774')).toMatchObject([{ identifier: 'TB10773', isSimilar: true }])
    expect(await resolved('TB10774')).toEqual({ outcome: 'NOT_FOUND', nearest: undefined })
    expect(await nearest('TB10774')).toMatchObject({ partNumber: 'TB10773', isSame: false })
  })

  it('of two parts that a text may mean none is chosen', async () => {
    expect((await exactOf('K5SO')).map(({ identifier }) => identifier)).toEqual(['KS50', 'K-550'])
    expect((await shop.call(findNumber, { type: 'part', input: 'K5SO' }, rosa)).status).toBe(404)
    expect((await resolved('K5SO')).outcome).toBe('NOT_FOUND')
    expect(await nearest('K5SO')).toMatchObject({ isSame: false })
  })

  it('the exact number wins over the one with zeros, and no zero over both', async () => {
    expect(await exactOf('27115')).toEqual([{ type: 'part', identifier: '27115' }])
    expect(await exactOf('0027115')).toEqual([{ type: 'part', identifier: '0027115' }])
    expect(await exactOf('027115')).toHaveLength(2)
    expect((await resolved('027115')).outcome).toBe('NOT_FOUND')
  })

  it('digits that look like a code are only offered', async () => {
    expect(await exactOf('21100234')).toEqual([])
    expect(await suggested('21100234')).toMatchObject([{ identifier: '100234', isSimilar: true }])
    expect((await shop.call(findNumber, { type: 'serial', input: '21100234' }, rosa)).status).toBe(404)
  })
})

it('the database folds numbers as the domain does (FIND-40)', async () => {
  const numbers = [
    'TB-10773',
    'ＴＢ１０７７３',
    'd7232–2_cp',
    'O|Lz5g8',
    'Dräger 7',
    'Насос-5',
    '½ x ²',
    'ﬁ-№7',
    numberSigns,
  ]
  const { rows } = await shop.shop.db.execute<{ key: string }>(sql`
    select folded_key(number) as key from json_array_elements_text(${JSON.stringify(numbers)}::json) with ordinality one (number, place)
    order by place`)
  expect(rows.map(({ key }) => key)).toEqual(numbers.map(foldedKey))
})
