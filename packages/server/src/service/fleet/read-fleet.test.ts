import {
  changeFleetPump,
  createSite,
  findScanned,
  getFleetPump,
  listFleet,
} from '@volute/domain/service/fleet'
import type { SentTo } from '@volute/domain/core/kernel'
import { eq } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { keepOrders, makePumps, openFleets } from '../../../test/fleet-world.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { schema } from '../../core/db/index.ts'

let shop: TestShop
let fleets: Awaited<ReturnType<typeof openFleets>>
let ids: number[]
let north: number
beforeAll(async () => {
  shop = await openTestShop({}, { LINK_MANUALS: 'https://docs.example/{name}' })
  fleets = await openFleets(shop, ['00417', 'AB/12', 'Z-9'])
  ids = await fleets.added(['100234', '00417', 'AB/12'])
  await fleets.added(['100234', 'Z-9'], fleets.kim)
  north = (await shop.call(createSite, { name: 'North' }, fleets.rosa)).body.siteId
  await tell(ids[0], { tag: 'P-301A', nickname: 'Old Bess', siteId: north, criticality: 'A' })
  await tell(ids[1], { tag: 'p-12' })
})
afterAll(() => shop.close())

const tell = (id: number | undefined, said: Partial<SentTo<typeof changeFleetPump>>, version = 1) =>
  shop.call(changeFleetPump, { fleetPumpId: String(id), version, ...said }, fleets.rosa)

async function listed(asked: SentTo<typeof listFleet>, caller = fleets.rosa) {
  const { pumps } = (await shop.call(listFleet, asked, caller)).body
  return pumps.map(({ serialNumber }) => serialNumber)
}

it('the fleet is sorted by tag, then by serial number without a tag, and filtered by site and words (FLEET-01)', async () => {
  expect(await listed({})).toEqual(['00417', '100234', 'AB/12'])
  expect(await listed({ sortDirection: 'DESC' })).toEqual(['100234', '00417', 'AB/12'])
  expect(await listed({ columnName: 'serial' })).toEqual(['00417', '100234', 'AB/12'])
  expect(await listed({ siteId: String(north) })).toEqual(['100234'])
  for (const searchValue of ['301a', 'BESS', '0023'])
    expect(await listed({ searchValue })).toEqual(['100234'])
  expect(await listed({ searchValue: 'b/1' })).toEqual(['AB/12'])
  expect(await listed({ searchValue: '4rb' })).toHaveLength(3)
  expect(await listed({ searchValue: '%' })).toEqual([])
  expect(await listed({ rowsPerPage: '2', pageNumber: '2' })).toEqual(['AB/12'])
})

it('the same pump can be in two fleets, and neither sees the data of the other (FLEET-02)', async () => {
  const { pumps } = (await shop.call(listFleet, {}, fleets.kim)).body
  expect(pumps.map(({ serialNumber, tag, nickname, site }) => [serialNumber, tag, nickname, site])).toEqual([
    ['100234', null, null, null],
    ['Z-9', null, null, null],
  ])
  expect(await listed({ searchValue: 'Bess' }, fleets.kim)).toEqual([])
  expect(await listed({ siteId: String(north) }, fleets.kim)).toEqual([])
})

it('the part bought last comes from the company’s own orders, without unreceived and rejected ones (FLEET-15)', async () => {
  const { rosa, kim, ids: world } = fleets
  const [pump] = await shop.shop.db.select().from(schema.pumps).where(eq(schema.pumps.serialNumber, '100234'))
  const line = (partNumber: string) => ({ partNumber, partId: world.part(partNumber), pumpId: pump?.id ?? 0 })
  await keepOrders(shop, [
    { caller: rosa, receivedUtc: new Date('2026-01-05T10:00:00Z'), lines: [line('235626')] },
    {
      caller: rosa,
      receivedUtc: new Date('2026-02-05T10:00:00Z'),
      lines: [line('TB10773'), line('SEAL-KIT')],
    },
    {
      caller: rosa,
      receivedUtc: new Date('2026-03-05T10:00:00Z'),
      rejectedUtc: new Date('2026-03-06T10:00:00Z'),
      lines: [line('RQ5501')],
    },
    { caller: rosa, receivedUtc: null, lines: [line('RQ5501')] },
  ])
  await keepOrders(shop, [
    { caller: kim, receivedUtc: new Date('2026-04-05T10:00:00Z'), lines: [line('HOSE-FT')] },
  ])
  const bought = async (caller = rosa) =>
    (await shop.call(listFleet, {}, caller)).body.pumps.map(({ lastBought }) => lastBought)
  const seal = { atUtc: '2026-02-05T10:00:00.000Z', partNumber: 'TB10773', description: 'Part TB10773' }
  expect(await bought()).toEqual([null, seal, null])
  expect(await bought(kim)).toMatchObject([{ partNumber: 'HOSE-FT' }, null])
})

it('a pump is shown with its nameplate and the documents of pump and BOM, each once (FLEET-12)', async () => {
  const { status, body } = await shop.call(getFleetPump, { fleetPumpId: String(ids[0]) }, fleets.rosa)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    fleetPumpId: ids[0],
    serialNumber: '100234',
    model: '4RB',
    bomNumber: '4RB-EM-100',
    tag: 'P-301A',
    site: { siteId: north, name: 'North' },
    criticality: 'A',
    installedOn: null,
    note: null,
    version: 2,
    retiredUtc: null,
    nameplate: {
      description: 'End suction pump 4RB',
      pumpType: 'End suction',
      copilotId: 'CP-77',
      impellerTrim: 9.25,
      impellerTrimAngle: 12.5,
      shipDate: '2024-03-05',
    },
    papers: [
      { kind: 'MANUAL', name: 'O&M manual', url: '/documents/4RB-manual.pdf' },
      { kind: 'MANUAL', name: '4RB-manual', url: 'https://docs.example/4RB-manual' },
      { kind: 'CURVE', name: '4RB 1750 rpm', url: '/documents/4RB-1750.pdf' },
    ],
  })
})

it("a scan finds the first number that is a pump, with its entry in the company's own fleet (FLEET-16)", async () => {
  const scanned = async (...serialNumbers: string[]) =>
    (await shop.call(findScanned, { serialNumbers }, fleets.rosa)).body.pump
  expect(await scanned('nothing', '', 'x'.repeat(200), 'ab/12', '100234')).toMatchObject({
    serialNumber: 'AB/12',
    model: '4RB',
    fleetPumpId: ids[2],
    tag: null,
  })
  expect(await scanned('z-9')).toMatchObject({ serialNumber: 'Z-9', fleetPumpId: null })
  expect([await scanned('nothing'), await scanned()]).toEqual([null, null])
})

it('5,000 pumps are listed with as many statements as a few, and all are exported (FLEET-19)', async () => {
  const statements = async () => {
    const spy = vi.spyOn(pg.Client.prototype, 'query')
    await listed({ rowsPerPage: '100' }, fleets.kim)
    const count = spy.mock.calls.length
    spy.mockRestore()
    return count
  }
  const few = await statements()
  const serials = Array.from({ length: 5_000 }, (_, index) => `L-${index}`)
  await makePumps(shop, serials)
  for (let first = 0; first < serials.length; first += 1_000)
    await fleets.added(serials.slice(first, first + 1_000), fleets.kim)
  expect(await statements()).toBe(few)
  expect(
    (await shop.call(listFleet, { pageNumber: '50', rowsPerPage: '100' }, fleets.kim)).body,
  ).toMatchObject({
    rowCount: 5_000,
    isMore: true,
  })
  const file = await shop.app.inject({
    url: '/api/fleet',
    headers: { authorization: `Bearer ${fleets.kim.token}`, accept: 'text/csv' },
  })
  expect(file.headers['content-disposition']).toContain('My Pumps.csv')
  expect(file.body.trim().split('\r\n')).toHaveLength(5_003)
})
