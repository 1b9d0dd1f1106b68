import { getWhereUsed } from '@volute/domain/catalogue/part'
import type { SentTo } from '@volute/domain/core/kernel'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addBom } from '../../../test/add-bom.ts'
import { openFleets } from '../../../test/fleet-world.ts'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { schema } from '../../core/db/index.ts'

let shop: TestShop
let ben: Caller
beforeAll(async () => {
  shop = await openTestShop()
  ben = await shop.signIn('ben@riverbend.example')
})
afterAll(() => shop.close())

type Wish = Omit<SentTo<typeof getWhereUsed>, 'partNumber'>
const used = async (partNumber: string, wish: Wish = {}) =>
  (await shop.call(getWhereUsed, { partNumber, ...wish }, ben)).body

async function replace(...pairs: [old: string, replacement: string | null][]) {
  for (const [old, replacement] of pairs)
    await shop.shop.db.execute(sql`
      update parts set replaced_by_part_id = (select id from parts where part_number = ${replacement})
      where part_number = ${old}`)
}

async function addPumps(bomNumber: string, serialNumbers: string[]) {
  const { rows } = await shop.shop.db.execute<{ id: number }>(
    sql`select id from parts where part_number = ${bomNumber}`,
  )
  const bomPartId = rows[0]?.id ?? 0
  await shop.shop.db
    .insert(schema.pumps)
    .values(serialNumbers.map((serialNumber) => ({ bomPartId, serialNumber, pumpModel: 'M9' })))
}

it('lists pump BOMs first, then assemblies, each with the path to the part', async () => {
  const { part, ...found } = await used('235626')
  expect(part).toMatchObject({ partNumber: '235626', price: 38.4, companyDiscount: 12.5, replacedBy: null })
  expect(found).toEqual({
    replaces: [],
    bomCount: 3,
    boms: [
      {
        bomNumber: '4RB-EM-100',
        description: 'Pump, end suction 4RB',
        pumpModel: '4RB',
        path: ['4RB-WET'],
        listedAs: '235626',
        buildQuantity: 3,
        pumpCount: 1,
      },
      expect.objectContaining({ bomNumber: '4RB-WET', path: [], buildQuantity: 3, pumpCount: 0 }),
      expect.objectContaining({ bomNumber: 'SEAL-KIT', path: [], buildQuantity: 1, pumpModel: null }),
    ],
    pumpCount: 1,
    pumps: [
      {
        serialNumber: '100234',
        bomNumber: '4RB-EM-100',
        description: 'End suction pump 4RB',
        pumpModel: '4RB',
        path: ['4RB-WET'],
        listedAs: '235626',
        isOwn: false,
        tag: null,
      },
    ],
  })
})

it('the company’s own pumps come first, by tag; another company sees neither their order nor their tags (PART-24)', async () => {
  await addBom(shop.shop.db, [['OWN-EM', 'OWN-PART', 1]])
  await addPumps('OWN-EM', ['O-1', 'O-2', 'O-3', 'O-4', 'O-5'])
  const fleets = await openFleets(shop)
  const [, , last] = await fleets.added(['O-5', 'O-3', 'O-4', 'O-2'])
  for (const [serialNumber, tag] of [
    ['O-5', 'a-1'],
    ['O-3', 'B-1'],
  ])
    await shop.shop.db.execute(sql`
      update fleet_pumps set tag = ${tag} where pump_id = (select id from pumps where serial_number = ${serialNumber})`)
  await shop.shop.db.execute(sql`update fleet_pumps set retired_utc = now() where id = ${last}`)

  const listed = async (caller: Caller, searchValue = '') =>
    (await shop.call(getWhereUsed, { partNumber: 'OWN-PART', searchValue }, caller)).body.pumps.map(
      ({ serialNumber, isOwn, tag }) => [serialNumber, isOwn, tag],
    )
  expect(await listed(ben)).toEqual([
    ['O-5', true, 'a-1'],
    ['O-3', true, 'B-1'],
    ['O-2', true, null],
    ['O-1', false, null],
    ['O-4', false, null],
  ])
  expect(await listed(ben, 'b-1')).toEqual([['O-3', true, 'B-1']])
  expect(await listed(fleets.kim)).toEqual(
    ['O-1', 'O-2', 'O-3', 'O-4', 'O-5'].map((one) => [one, false, null]),
  )
  expect(await listed(fleets.kim, 'b-1')).toEqual([])
})

it('the number is case-insensitive; a part used nowhere has no BOMs and no pumps', async () => {
  expect((await used('tb10773')).part.partNumber).toBe('TB10773')
  expect(await used('ab/1-2')).toMatchObject({ bomCount: 0, boms: [], pumpCount: 0, pumps: [] })
})

it('a BOM is not listed under itself, but the pumps built to it are', async () => {
  expect(await used('4RB-EM-100')).toMatchObject({
    bomCount: 0,
    pumpCount: 1,
    pumps: [{ serialNumber: '100234', path: [] }],
  })
})

describe('supersession', () => {
  beforeAll(async () => {
    await addBom(
      shop.shop.db,
      [
        ['S-PUMP', 'S-WET', 2],
        ['S-WET', 'S-OLD', 4],
        ['S-WET', 'S-MID', 1],
        ['S-KIT', 'S-END', 1],
      ],
      ['S-NONE'],
    )
    await addPumps('S-PUMP', ['S-1'])
    await replace(['S-OLD', 'S-MID'], ['S-MID', 'S-END'])
  })

  it('a replacement is found wherever the parts it replaces are listed, and each BOM names the part it lists', async () => {
    const { boms, pumps, replaces } = await used('S-END')
    expect(replaces.map(({ partNumber }) => partNumber)).toEqual(['S-MID', 'S-OLD'])
    expect(
      boms.map(({ bomNumber, listedAs, path, buildQuantity }) => [bomNumber, listedAs, path, buildQuantity]),
    ).toEqual([
      ['S-PUMP', 'S-MID', ['S-WET'], 2],
      ['S-PUMP', 'S-OLD', ['S-WET'], 8],
      ['S-KIT', 'S-END', [], 1],
      ['S-WET', 'S-MID', [], 1],
      ['S-WET', 'S-OLD', [], 4],
    ])
    expect(pumps).toMatchObject([{ serialNumber: 'S-1', listedAs: 'S-MID' }])
  })

  it('an old number is found and names the last part of its chain', async () => {
    const { part, boms, replaces } = await used('s-old')
    expect(part.replacedBy).toEqual({ partNumber: 'S-END', description: 'Part S-END' })
    expect(boms.map(({ bomNumber }) => bomNumber)).toEqual(['S-PUMP', 'S-WET'])
    expect(replaces).toEqual([])
  })

  it('cycles of replacements and of BOMs do not loop', async () => {
    await addBom(
      shop.shop.db,
      [
        ['R-1', 'R-2', 1],
        ['R-2', 'R-1', 1],
        ['R-2', 'R-X', 3],
      ],
      ['R-Y'],
    )
    await addPumps('R-1', ['R-100'])
    await replace(['R-X', 'R-Y'], ['R-Y', 'R-X'])
    const { part, boms, pumpCount } = await used('R-X')
    expect(part.replacedBy).toBeNull()
    expect(boms).toMatchObject([
      { bomNumber: 'R-1', path: ['R-2'], buildQuantity: 3 },
      { bomNumber: 'R-2', path: [] },
    ])
    expect(pumpCount).toBe(1)
    expect((await used('R-Y')).boms).toMatchObject([{ listedAs: 'R-X' }, { listedAs: 'R-X' }])
  })
})

describe('paging and the filter', () => {
  beforeAll(async () => {
    const tops = Array.from({ length: 27 }, (_, n) => `TOP-${n + 10}`)
    await addBom(shop.shop.db, [...tops.map((top) => [top, 'COMMON', 1] as const), ['COMMON', 'BOLT-5%', 8]])
    await addPumps(
      'TOP-10',
      Array.from({ length: 30 }, (_, n) => `Z-${n + 100}`),
    )
    await addPumps('TOP-11', ['y_1'])
  })

  it('a page has 25 BOMs and 25 pumps, and each list has its own page number', async () => {
    const first = await used('BOLT-5%')
    expect([first.pumpCount, first.pumps.length, first.bomCount]).toEqual([31, 25, 3])
    const second = await used('BOLT-5%', { pumpPageNumber: '2' })
    const serials = [...first.pumps, ...second.pumps].map(({ serialNumber }) => serialNumber)
    expect([second.pumps.length, new Set(serials).size]).toEqual([6, 31])
    const common = await used('COMMON', { bomPageNumber: '2' })
    expect([common.bomCount, common.boms.map(({ bomNumber }) => bomNumber)]).toEqual([
      27,
      ['TOP-35', 'TOP-36'],
    ])
    expect(await used('COMMON', { bomPageNumber: '2147483647' })).toMatchObject({ bomCount: 27, boms: [] })
  })

  it.each([
    ['z-12', 10, 0],
    ['top-11', 1, 1],
    ['m9', 31, 0],
    ['Y_', 1, 0],
    ['%', 0, 0],
    [' ', 31, 3],
    ["'; drop table parts; --", 0, 0],
  ])('%j finds %i pumps and %i BOMs', async (searchValue, pumpCount, bomCount) => {
    expect(await used('BOLT-5%', { searchValue })).toMatchObject({ pumpCount, bomCount })
  })
})

it('an unknown part, an invalid query and a missing token are rejected', async () => {
  const { status, body } = await shop.call(getWhereUsed, { partNumber: 'NOPE' }, ben)
  expect({ status, body }).toMatchObject({ status: 404, body: { error: 'Failed to find part.' } })
  for (const query of ['bomPageNumber=0', 'pumpPageNumber=x', `searchValue=${'x'.repeat(101)}`])
    expect((await shop.request('GET', `/api/part/TB10773/where-used?${query}`, undefined, ben)).status).toBe(
      400,
    )
  expect((await shop.call(getWhereUsed, { partNumber: 'TB10773' })).status).toBe(401)
})
