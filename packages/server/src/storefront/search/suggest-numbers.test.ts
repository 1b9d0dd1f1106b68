import { suggestNumbers } from '@volute/domain/storefront/search'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addBom } from '../../../test/add-bom.ts'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'

let shop: TestShop
let ben: Caller
beforeAll(async () => {
  shop = await openTestShop()
  ben = await shop.signIn('ben@riverbend.example')
  await addBom(shop.shop.db, [], ['00-417', '50%-OFF', 'a_b', 'Dräger-7', "O'RING", 'X\\Y-1'])
})
afterAll(() => shop.close())

async function suggest(text: string) {
  const { status, body } = await shop.call(suggestNumbers, { text }, ben)
  expect(status).toBe(200)
  return body.suggestions.map(({ type, identifier }) => `${type} ${identifier}`)
}

const addPart = (id: number, number: string, description: string) =>
  shop.shop.db.execute(sql`
    insert into parts (id, part_number, description, unit_id, is_sellable) overriding system value
    select ${id}::int, ${number}, ${description}, min(unit_id), true from parts`)

describe('numbers are suggested by any part of them, with or without dashes and leading zeros (E68)', () => {
  it.each([
    ['d72322', 'part D7232-2-CP'],
    ['7232-2cp', 'part D7232-2-CP'],
    ['00235626', 'part 235626'],
    ['417', 'part 00-417'],
    ['ab12', 'part AB/1-2'],
    ['DRÄGER7', 'part Dräger-7'],
    ['50%-', 'part 50%-OFF'],
    ["o'r", "part O'RING"],
    ['x\\y', 'part X\\Y-1'],
    ['%', ''],
    ['__', ''],
    ['000', ''],
    ['', ''],
  ])('%s', async (text, wanted) => {
    expect(await suggest(text)).toEqual(wanted === '' ? [] : [wanted])
  })

  it('one or two characters match only the beginning of a number', async () => {
    expect(await suggest('23')).toEqual(['part 235626'])
    expect(await suggest('62')).toEqual([])
  })
})

describe('types and descriptions (E68)', () => {
  it('BOMs, pumps and parts are listed together, and a BOM that is sold is listed as both', async () => {
    expect(await suggest('100')).toEqual(['bom 4RB-EM-100', 'serial 100234'])
    expect(await suggest('seal-k')).toEqual(['bom SEAL-KIT', 'part SEAL-KIT'])
  })

  it('a suggestion has its description', async () => {
    const { body } = await shop.call(suggestNumbers, { text: '100234' }, ben)
    expect(body.suggestions).toEqual([
      { type: 'serial', identifier: '100234', description: 'End suction pump 4RB' },
    ])
  })

  it('descriptions are found by words in any order, including parts that are not sold', async () => {
    expect(await suggest('casing gask')).toEqual(['part 235626'])
    expect(await suggest('nameplate')).toEqual(['part NS9000'])
    expect(await suggest('4x3-10')).toEqual(['part D7232-2-CP'])
  })
})

describe('words in a large catalogue (E68)', () => {
  it('a word is found that only a late part has', async () => {
    await addPart(5_000_000, 'ZW-1', 'Deflector, 7 qp')
    expect(await suggest('deflector')).toEqual(['part ZW-1'])
    expect(await suggest('deflector qp')).toEqual(['part ZW-1'])
    expect(await suggest('deflectro')).toEqual(['part ZW-1'])
  })

  it('words too short for the index are searched among the first parts', async () => {
    await addPart(60_004, 'ZW-2', 'Strip, qp zu')
    expect(await suggest('zu, qp')).toEqual(['part ZW-2'])
  })
})

describe('typos (E68)', () => {
  it.each([
    ['10O234', 'serial 100234'],
    ['102034', 'serial 100234'],
    ['TB10737', 'part TB10773'],
    ['D7233-2-CP', 'part D7232-2-CP'],
    ['o’ring', "part O'RING"],
    ['235266', 'part 235626'],
    ['nameplaet', 'part NS9000'],
  ])('%s', async (text, wanted) => {
    expect(await suggest(text)).toEqual([wanted])
  })

  it('a misspelled word finds parts by their current descriptions', async () => {
    await addPart(60_001, 'LB-1', 'Lantern ring, bronze/PTFE')
    expect(await suggest('lantren')).toEqual(['part LB-1'])
    expect(await suggest('lantrn rng')).toEqual(['part LB-1'])
    expect(await suggest('lanternring')).toEqual(['part LB-1'])
    await shop.shop.db.execute(sql`update parts set description = 'Yoke' where part_number = 'LB-1'`)
    await addPart(60_002, 'LB-2', 'Stuffing box')
    expect(await suggest('stufing')).toEqual(['part LB-2'])
    expect(await suggest('lantren')).toEqual([])
  })

  it('a number with one wrong, missing, extra or swapped character is found', async () => {
    await addPart(60_003, 'QX73951', 'Spacer')
    for (const text of ['QX78951', 'QX7351', 'QX773951', 'QX79351'])
      expect(await suggest(text)).toEqual(['part QX73951'])
  })

  it('a text that resembles nothing finds nothing', async () => {
    expect(await suggest('XQZW99')).toEqual([])
  })
})

describe('a request of another shape or without a token is rejected (E68)', () => {
  it.each([
    ['no text', '/api/search/suggestions'],
    ['101 characters', `/api/search/suggestions?text=${'x'.repeat(101)}`],
  ])('%s', async (_, url) => {
    const { status, body } = await shop.request('GET', url, undefined, ben)
    expect({ status, body }).toMatchObject({ status: 400, body: { error: 'The request is not valid.' } })
  })

  it('without a token', async () => {
    expect((await shop.call(suggestNumbers, { text: 'TB10773' })).status).toBe(401)
  })
})

it('pumps one typo away are suggested only while fewer than five parts contain the text', async () => {
  for (const id of [9201, 9202, 9203, 9204]) await addPart(id, `10023X4-${id}`, 'Plug')
  expect(await suggest('10023x4')).toContain('serial 100234')
  await addPart(9205, '10023X4-9205', 'Plug')
  expect(await suggest('10023x4')).not.toContain('serial 100234')
})
