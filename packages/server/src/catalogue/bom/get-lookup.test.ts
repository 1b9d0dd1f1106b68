import { getLookup } from '@volute/domain/catalogue/bom'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addBom } from '../../../test/add-bom.ts'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { schema } from '../../core/db/index.ts'

let shop: TestShop
let ben: Caller
beforeAll(async () => {
  shop = await openTestShop()
  ben = await shop.signIn('ben@riverbend.example')
})
afterAll(() => shop.close())

type Line = { partNumber: string; buildQuantity: number; parts: Line[] }

/** The tree as `NUMBER×quantity(children)`. */
const outline = (lines: Line[]): string =>
  lines
    .map(
      ({ partNumber, buildQuantity, parts }) =>
        `${partNumber}×${buildQuantity}${parts.length > 0 ? `(${outline(parts)})` : ''}`,
    )
    .join(' ')

const wetEnd = 'D7232-2-CP×1 C2134-3-BZ×1 235626×2 SEAL-KIT×1(TB10773×1 235626×1) HOSE-FT×3.5'

it('a serial number returns its pump with the whole BOM tree in position order (LOOKUP-02)', async () => {
  const { status, body } = await shop.call(getLookup, { type: 'serial', identifier: '100234' }, ben)
  expect(status).toBe(200)
  const { parts, ...top } = body.bom
  expect({ ...body, bom: top }).toEqual({
    bomNumber: '4RB-EM-100',
    pumpModel: '4RB',
    trim: 9.25,
    angle: 12.5,
    serialNumber: '100234',
    pumpId: expect.any(Number),
    manualUrl: '/documents/4RB-manual.pdf',
    pumpCurves: [{ name: '4RB 1750 rpm', url: '/documents/4RB-1750.pdf' }],
    forceNestedBom: false,
    bom: { partNumber: '4RB-EM-100', description: 'Pump, end suction 4RB' },
    companyDiscount: 12.5,
  })
  expect(outline(parts)).toBe(`4RB-WET×1(${wetEnd}) RQ5501×1 NS9000×1`)
})

it('a pump has the parts that replace its superseded ones, and a BOM has none (LINE-11)', async () => {
  const { db } = shop.shop
  const [by] = await db.select().from(schema.parts).where(eq(schema.parts.partNumber, 'HOSE-FT'))
  await db
    .update(schema.parts)
    .set({ replacedByPartId: by?.id ?? 0 })
    .where(eq(schema.parts.partNumber, 'TB10773'))
  const { body } = await shop.call(getLookup, { type: 'serial', identifier: '100234' }, ben)
  expect(body.replacements).toEqual([expect.objectContaining({ partNumber: 'HOSE-FT', price: 2.1 })])
  const bom = await shop.call(getLookup, { type: 'bom', identifier: '4RB-EM-100' }, ben)
  expect(bom.body).not.toHaveProperty('replacements')
  await db.update(schema.parts).set({ replacedByPartId: null }).where(eq(schema.parts.partNumber, 'TB10773'))
})

it('a BOM line is a full part with price, position and build quantity (PART-01)', async () => {
  const { body } = await shop.call(getLookup, { type: 'bom', identifier: '4rb-wet' }, ben)
  expect(body.bom.parts[1]).toMatchObject({
    partNumber: 'C2134-3-BZ',
    unitName: 'EA',
    price: 1846.5,
    companyDiscount: 12.5,
    weight: 18.4,
    isImpeller: true,
    position: 2,
    buildQuantity: 1,
    parts: [],
  })
})

it('a BOM returns its own model and no serial number (LOOKUP-05)', async () => {
  const { body } = await shop.call(getLookup, { type: 'bom', identifier: '4RB-EM-100' }, ben)
  expect(body).toMatchObject({ pumpModel: '4RB', trim: 9.25, serialNumber: null, pumpId: null })
})

it('a sub-assembly is a BOM of its own, a single part has no lines, and part-number means part (OQ-58)', async () => {
  const look = async (type: 'bom' | 'part' | 'part-number', identifier: string) =>
    (await shop.call(getLookup, { type, identifier }, ben)).body
  const sub = await look('bom', '4RB-WET')
  expect(sub).toMatchObject({ bomNumber: '4RB-WET', pumpModel: null, trim: null, manualUrl: null })
  expect(outline(sub.bom.parts)).toBe(wetEnd)
  expect((await look('part', 'ab/1-2')).bom).toEqual({
    partNumber: 'AB/1-2',
    description: 'Bracket, slash and dash',
    parts: [],
  })
  expect(await look('part-number', '4RB-WET')).toEqual(await look('part', '4RB-WET'))
})

it('a pump has its own model, trim and manual; missing values come from its BOM (LOOKUP-02)', async () => {
  const { db } = shop.shop
  await addBom(db, [['P-1', 'P-1-A', 1]])
  const [bom] = await db.select().from(schema.parts).where(eq(schema.parts.partNumber, 'P-1'))
  const bomPartId = bom?.id ?? 0
  await db.insert(schema.boms).values({ partId: bomPartId, forceNested: true, pumpModel: 'M1', trim: 8 })
  await db.insert(schema.pumps).values([
    { bomPartId, serialNumber: 'S-own', pumpModel: 'M1-special', trim: 7.5, manual1: 'New manual' },
    { bomPartId, serialNumber: 'S-bare' },
  ])
  await db.insert(schema.bomDocuments).values([
    { bomPartId, kind: 'MANUAL', name: 'A manual', url: 'docs.example/a.pdf' },
    { bomPartId, kind: 'MANUAL', name: 'New manual', url: 'docs.example/new.pdf' },
  ])

  const own = await shop.call(getLookup, { type: 'serial', identifier: 's-OWN' }, ben)
  expect(own.body).toMatchObject({
    serialNumber: 'S-own',
    pumpModel: 'M1-special',
    trim: 7.5,
    manualUrl: 'docs.example/new.pdf',
    pumpCurves: [],
    forceNestedBom: true,
  })
  const bare = await shop.call(getLookup, { type: 'serial', identifier: 'S-bare' }, ben)
  expect(bare.body).toMatchObject({ pumpModel: 'M1', trim: 8, manualUrl: 'docs.example/a.pdf' })
})

describe('deep and repeating trees (OQ-74)', () => {
  const chain = (name: string, levels: number) =>
    Array.from({ length: levels }, (_, level) => [`${name}-${level}`, `${name}-${level + 1}`, 1] as const)

  it('a chain of 64 levels is returned in full', async () => {
    await addBom(shop.shop.db, chain('DEEP', 64))
    const { body } = await shop.call(getLookup, { type: 'bom', identifier: 'DEEP-0' }, ben)
    expect(outline(body.bom.parts).match(/DEEP-\d+/g)).toHaveLength(64)
  })

  it('a parent can list a sub-assembly twice, and a part can have several parents', async () => {
    await addBom(shop.shop.db, [
      ['TWICE', 'PAIR', 1],
      ['TWICE', 'BOLT', 4],
      ['TWICE', 'PAIR', 2],
      ['PAIR', 'BOLT', 8],
      ['PAIR', 'NUT', 8],
    ])
    const { body } = await shop.call(getLookup, { type: 'bom', identifier: 'TWICE' }, ben)
    expect(outline(body.bom.parts)).toBe('PAIR×1(BOLT×8 NUT×8) BOLT×4 PAIR×2(BOLT×8 NUT×8)')
  })

  it.each([
    ['a circle', 'LOOP-0', [...chain('LOOP', 3), ['LOOP-3', 'LOOP-1', 1] as const]],
    ['a chain of 65 levels', 'ABYSS-0', chain('ABYSS', 65)],
    ['a tree that doubles 40 times', 'WIDE-0', chain('WIDE', 40).flatMap((line) => [line, line])],
  ])('%s is rejected', async (_, identifier, lines) => {
    await addBom(shop.shop.db, lines)
    const { status, body } = await shop.call(getLookup, { type: 'bom', identifier }, ben)
    expect({ status, body }).toMatchObject({
      status: 404,
      body: { error: "Couldn't retrieve part information." },
    })
  })
})

describe('unknown numbers (LOOKUP-21)', () => {
  it.each([
    ['serial', '4RB-EM-100'],
    ['bom', 'TB10773'],
    ['part', 'NOPE'],
    ['part-number', '100234'],
    ['bom', "'; drop table parts; --"],
  ] as const)('%s %s is not found', async (type, identifier) => {
    const { status, body } = await shop.call(getLookup, { type, identifier }, ben)
    expect({ status, body }).toMatchObject({
      status: 404,
      body: { error: "Couldn't retrieve part information." },
    })
  })
})

it('an unknown type, a blank number and one of 101 characters are rejected (E27)', async () => {
  for (const path of ['pump/4RB-EM-100', `bom/${'x'.repeat(101)}`, 'bom/%20']) {
    const { status, body } = await shop.request('GET', `/api/lookup/${path}`, undefined, ben)
    expect({ status, body }).toMatchObject({ status: 400, body: { error: 'The request is not valid.' } })
  }
})

it('every signed-in user can look up a pump, nobody else (OQ-71)', async () => {
  const nia = await shop.signIn('nia@volute.example')
  const seen = await shop.call(getLookup, { type: 'serial', identifier: '100234' }, nia)
  expect(seen).toMatchObject({ status: 200, body: { companyDiscount: 0 } })
  expect((await shop.call(getLookup, { type: 'serial', identifier: '100234' })).status).toBe(401)
})
