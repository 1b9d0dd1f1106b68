import { addPumps, createSite, listFleet } from '@volute/domain/service/fleet'
import { limits } from '@volute/domain/core/kernel'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makePumps, openFleets } from '../../../test/fleet-world.ts'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'

let shop: TestShop
let rosa: Caller
let kim: Caller
beforeAll(async () => {
  shop = await openTestShop()
  const fleets = await openFleets(shop, ['00417', 'AB/12-c', 'T6A 2301 B', '235-880', '235880-A'])
  rosa = fleets.rosa
  kim = fleets.kim
})
afterAll(() => shop.close())

const report = async (serialNumbers: string[], caller = rosa, siteId: number | null = null) =>
  (await shop.call(addPumps, { serialNumbers, siteId }, caller)).body.pumps

it('each number gets an outcome, in the order typed, and keeps its zeros, slash, suffix and case (FLEET-05)', async () => {
  const pumps = await report(['00417', 'ab/12-C', '100234', '417', '100234', 'NO-SUCH'])
  expect(pumps.map(({ typed, outcome, found }) => [typed, outcome, found?.serialNumber])).toEqual([
    ['00417', 'ADDED', '00417'],
    ['ab/12-C', 'ADDED', 'AB/12-c'],
    ['100234', 'ADDED', '100234'],
    ['417', 'NOT_FOUND', undefined],
    ['100234', 'ALREADY_THERE', '100234'],
    ['NO-SUCH', 'NOT_FOUND', undefined],
  ])
  const again = await report(['100234'])
  expect(again).toEqual([{ ...pumps[2], outcome: 'ALREADY_THERE' }])
})

it.each([
  ['same number, other marks', 'T6A-2301-B', ['T6A 2301 B']],
  ['one slip', '100243', ['100234']],
  ['one digit wrong', '100235', ['100234']],
  ['a suffix left out', 'T6A-2301', ['T6A 2301 B']],
  ['a suffix too much', '100234-A7', ['100234']],
  ['several', '235880', ['235-880', '235880-A']],
  ['nothing near', 'ZZZZZZ', []],
  ['too short to say', '23', []],
])('suggests the nearest serial numbers: %s (FLEET-06)', async (_, typed, nearest) => {
  const [pump] = await report([typed])
  expect(pump?.outcome).toBe('NOT_FOUND')
  expect(pump?.nearest.map(({ serialNumber }) => serialNumber)).toEqual(nearest)
})

it('500 pasted serial numbers get one report (FLEET-05, FLEET-06)', async () => {
  const known = Array.from({ length: 450 }, (_, index) => `7${index + 1_000}-${index % 7}`)
  await makePumps(shop, known)
  const wrong = Array.from({ length: 50 }, (_, index) => `7${index + 1_000}-${index % 7}X`)
  const typed = known.flatMap((one, index) => (index % 9 === 0 ? [one, wrong[index / 9] ?? ''] : [one]))
  const pumps = await report(typed)
  expect(pumps.map((pump) => pump.typed)).toEqual(typed)
  expect(pumps.filter(({ outcome }) => outcome === 'ADDED').map((pump) => pump.typed)).toEqual(known)
  const unknown = pumps.filter(({ outcome }) => outcome === 'NOT_FOUND')
  expect(unknown.map((pump) => pump.typed)).toEqual(wrong)
  expect(unknown.every(({ nearest }) => nearest.length > 0)).toBe(true)
})

it('an empty list and a list that is too long are rejected, and a number that is too long is not found (FLEET-05)', async () => {
  const refused = await shop.call(addPumps, { serialNumbers: ['', ' '] }, rosa)
  expect(refused).toMatchObject({
    status: 400,
    body: { error: 'Type or paste at least one serial number.' },
  })
  const many = Array.from({ length: limits.fleetAdded + 1 }, String)
  expect((await shop.call(addPumps, { serialNumbers: many }, rosa)).status).toBe(400)
  expect(await report(['x'.repeat(101), '100234'])).toMatchObject([
    { outcome: 'NOT_FOUND', nearest: [] },
    { outcome: 'ALREADY_THERE' },
  ])
})

it("pumps are added at a site, and another company's site is rejected like an unknown one (FLEET-09)", async () => {
  const { body } = await shop.call(createSite, { name: 'North' }, kim)
  await report(['00417'], kim, body.siteId)
  const { pumps } = (await shop.call(listFleet, { searchValue: '00417' }, kim)).body
  expect(pumps).toMatchObject([{ serialNumber: '00417', site: { name: 'North' } }])

  for (const siteId of [body.siteId, 999_999]) {
    const refused = await shop.call(addPumps, { serialNumbers: ['235-880'], siteId }, rosa)
    expect(refused).toMatchObject({ status: 400, body: { error: 'This site was not found.' } })
  }
  expect((await shop.call(listFleet, { searchValue: '235-880' }, rosa)).body.rowCount).toBe(0)
})
