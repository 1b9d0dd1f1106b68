import { findVerdicts, getFit } from '@volute/domain/catalogue/fit'
import { eq } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { addBom } from '../../../test/add-bom.ts'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { CachedReads, schema } from '../../core/db/index.ts'
import { fitOf } from './fit-of.ts'

const { asShippedLines, bomLines, fleetPumps, partAlternates, parts, pumps, serviceEntries, serviceParts } =
  schema

let test: TestShop
let ben: Caller & { userId: number }
let kim: Caller
let ids: Record<string, number>
let pumpIds: number[]

beforeAll(async () => {
  test = await openTestShop()
  const { db } = test.shop
  ;[ben, kim] = await Promise.all([test.signIn('ben@riverbend.example'), test.signIn('kim@kestrel.example')])
  await addBom(
    db,
    [
      ['EM', 'WET', 1],
      ['WET', 'OR2-222-N', 2],
      ['WET', 'NUT', 8],
    ],
    ['OR2-222-M', 'OR2-222-V', 'STUD', 'ACE', 'ACE-2'],
  )
  const rows = await db.select({ id: parts.id, number: parts.partNumber }).from(parts)
  ids = Object.fromEntries(rows.map(({ id, number }) => [number, id]))
  const made = ['S-1', 'S-2', 'S-3', 'S-4'].map((serialNumber, index) => ({
    serialNumber,
    bomPartId: idOf('EM'),
    shipDate: `20${19 + index}-05-02`,
  }))
  pumpIds = (await db.insert(pumps).values(made).returning({ id: pumps.id })).map(({ id }) => id)
  await supersede('OR2-222-N', 'OR2-222-M')
  await supersede('OR2-222-M', 'OR2-222-V')
  await db
    .update(bomLines)
    .set({ childPartId: idOf('OR2-222-V') })
    .where(eq(bomLines.childPartId, idOf('OR2-222-N')))
  await db.insert(partAlternates).values([
    { partId: idOf('OR2-222-N'), alternatePartId: idOf('ACE'), kind: 'BETTER', bomPartId: idOf('EM') },
    { partId: idOf('ACE'), alternatePartId: idOf('ACE-2'), kind: 'EQUAL', isBothWays: true },
  ])
})
afterAll(() => test.close())

const idOf = (number: string) => ids[number] ?? 0
const untrimmed = { impellerTrim: null, impellerAngle: null, part: {} }
const supersede = (number: string, by: string) =>
  test.shop.db
    .update(parts)
    .set({ replacedByPartId: idOf(by) })
    .where(eq(parts.partNumber, number))

const shippedWith = (pump: number, lines: [string, string, number][]) =>
  test.shop.db.insert(asShippedLines).values(
    lines.map(([parentPartNumber, childPartNumber, position]) => ({
      pumpId: pumpIds[pump] ?? 0,
      parentPartNumber,
      childPartNumber,
      position,
      quantity: 2,
    })),
  )

/** Records that the person's company put in a part, at the path [1, 3]. */
async function serve(caller: Caller & { userId: number }, pump: number, partNumber: string) {
  const { db } = test.shop
  const [kept] = await db
    .insert(fleetPumps)
    .values({ companyId: caller.companyId, pumpId: pumpIds[pump] ?? 0 })
    .returning()
  const [entry] = await db
    .insert(serviceEntries)
    .values({
      fleetPumpId: kept?.id ?? 0,
      userId: caller.userId,
      onDate: '2024-03-05',
      kind: 'REPAIR',
      text: '',
    })
    .returning()
  await db.insert(serviceParts).values({
    serviceEntryId: entry?.id ?? 0,
    position: 1,
    path: [1, 3],
    partId: idOf(partNumber),
    quantity: 8,
  })
}

const verdictsOf = async (pump: number, caller: Caller, ...numbers: string[]) => {
  const partIds = numbers.map(idOf)
  const { body } = await test.call(findVerdicts, { pumpId: String(pumpIds[pump]), partIds }, caller)
  return body.verdicts.map(({ forPump }) => [forPump.verdict, forPump.reason])
}

it('a pump known by its ship date lists what has changed in its BOM since (FIT-03, E141)', async () => {
  const { status, body } = await test.call(getFit, { serialNumber: ' s-1' }, ben)
  expect(status).toBe(200)
  const { sinceShipped, sinceMaintained, serviced, ...facts } = body
  expect(facts).toEqual({
    pumpId: pumpIds[0],
    serialNumber: 'S-1',
    bomNumber: 'EM',
    description: 'Part EM',
    shipDate: '2019-05-02',
    trim: null,
    angle: null,
    shippedBy: 'DATE',
    shippedTitle: 'As shipped 2019, by date',
  })
  expect([sinceMaintained, serviced]).toEqual([sinceShipped, []])
  expect(sinceShipped).toMatchObject([
    {
      kind: 'SUPERSEDED',
      wasPath: [1, 2],
      isPath: [1, 2],
      was: { partId: idOf('OR2-222-N'), replacedBy: { partNumber: 'OR2-222-V' } },
      is: { partId: idOf('OR2-222-V'), price: 10, companyDiscount: 12.5, buildQuantity: 2 },
      chain: ['OR2-222-N', 'OR2-222-M', 'OR2-222-V'],
      assembly: 'Part WET',
      sentence: 'OR2-222-N (shipped 2019, by date) is replaced by OR2-222-V.',
    },
  ])
})

it('each part gets a verdict for the pump, with the reason in one sentence (FIT-05, E142)', async () => {
  expect(await verdictsOf(0, ben, 'NUT', 'OR2-222-V', 'OR2-222-N', 'ACE', 'ACE-2', 'STUD')).toEqual([
    ['FITS', 'Fits: same part as shipped in 2019, by date.'],
    ['REPLACES', 'Fits: OR2-222-V replaces OR2-222-N (shipped 2019, by date).'],
    ['CHANGED_SINCE', 'OR2-222-N (shipped 2019, by date) is replaced by OR2-222-V.'],
    ['ALTERNATE', 'Approved as better than OR2-222-N.'],
    ['NOT_IN_THIS_PUMP', 'Not in pump S-1.'],
    ['NOT_IN_THIS_PUMP', 'Not in pump S-1.'],
  ])
})

it('the as-shipped lines define the whole pump; a part missing from the catalogue keeps its number (FIT-01)', async () => {
  await shippedWith(1, [
    ['em', 'wet', 1],
    ['WET', 'GONE-1', 2],
    ['Wet', 'nut', 3],
  ])
  const { body } = await test.call(getFit, { serialNumber: 'S-2' }, ben)
  expect(body).toMatchObject({
    shippedBy: 'FILE',
    shippedTitle: 'As shipped 2020',
    sinceShipped: [
      { kind: 'QUANTITY', sentence: 'WET (shipped 2020): quantity 2, today 1.' },
      {
        kind: 'REPLACED',
        was: { partId: null, partNumber: 'GONE-1', isSellable: false, buildQuantity: 2 },
        sentence: 'GONE-1 (shipped 2020) is now OR2-222-V.',
      },
      { kind: 'QUANTITY', sentence: 'NUT (shipped 2020): quantity 2, today 8.' },
    ],
  })
})

it("another company's service entries are not visible (FIT-02)", async () => {
  await serve(ben, 2, 'STUD')
  const seen = async (caller: Caller) => [
    (await test.call(getFit, { serialNumber: 'S-3' }, caller)).body.serviced.map(({ sentence }) => sentence),
    (await verdictsOf(2, caller, 'STUD', 'NUT')).map(([verdict]) => verdict),
  ]
  expect(await seen(ben)).toEqual([
    ['NUT (shipped 2021, by date) was replaced by STUD on 03/05/2024.'],
    ['FITS', 'CHANGED_SINCE'],
  ])
  expect(await seen(kim)).toEqual([[], ['NOT_IN_THIS_PUMP', 'FITS']])
  const { body } = await test.call(getFit, { serialNumber: 'S-3' }, ben)
  expect(body.sinceMaintained.map(({ sentence }) => sentence)).toContain(
    'STUD (put in on 03/05/2024) is now NUT.',
  )
})

it('a cart with four pumps takes two queries, the next such cart one, a cart without pumps none (FIT-08)', async () => {
  const { db } = test.shop
  const ctx = { db, catalogue: new CachedReads(1) }
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const ask = async (...asked: (number | null)[]) => {
    query.mockClear()
    const wanted = asked.map((pumpId) => ({
      ...untrimmed,
      partId: idOf('NUT'),
      pumpId,
      acknowledgedVerdict: null,
    }))
    const found = await fitOf(ctx, ben.companyId, wanted)
    return [found.map((one) => one?.verdict ?? null), query.mock.calls.length]
  }
  const fits = ['FITS', 'FITS', 'CHANGED_SINCE', 'FITS']
  expect(await ask(...pumpIds, null)).toEqual([[...fits, null], 2])
  expect(await ask(...pumpIds, ...pumpIds)).toEqual([[...fits, ...fits], 1])
  expect(await ask(null, null)).toEqual([[null, null], 0])
  query.mockRestore()
})

it('an acknowledgement holds for one verdict only (FIT-05)', async () => {
  const { db } = test.shop
  const line = { ...untrimmed, partId: idOf('STUD'), pumpId: pumpIds[0] ?? 0 }
  const [known, other] = await fitOf({ db, catalogue: new CachedReads(1) }, ben.companyId, [
    { ...line, acknowledgedVerdict: 'NOT_IN_THIS_PUMP' },
    { ...line, acknowledgedVerdict: 'CHANGED_SINCE' },
  ])
  expect([known?.isKnown, other?.isKnown]).toEqual([true, false])
})

it('an unknown pump is not found, and a request without a token is rejected (FIT-03)', async () => {
  expect(await test.call(getFit, { serialNumber: 'NOPE' }, ben)).toMatchObject({
    status: 404,
    body: { error: 'Requested serial number could not be found.' },
  })
  expect(await test.call(findVerdicts, { pumpId: '999999', partIds: [1] }, ben)).toMatchObject({
    status: 404,
    body: { error: 'Requested pump could not be found.' },
  })
  expect((await test.call(getFit, { serialNumber: 'S-1' })).status).toBe(401)
})
