import {
  addPumps,
  changeFleetPump,
  createSite,
  deleteSite,
  getFleetPump,
  listFleet,
  listSites,
  renameSite,
  retireFleetPump,
} from '@volute/domain/service/fleet'
import type { SentTo } from '@volute/domain/core/kernel'
import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openFleets } from '../../../test/fleet-world.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { schema } from '../../core/db/index.ts'

let shop: TestShop
let fleets: Awaited<ReturnType<typeof openFleets>>
beforeAll(async () => {
  shop = await openTestShop()
  fleets = await openFleets(shop, ['A-1', 'A-2', 'A-3', 'A-4'])
})
afterAll(() => shop.close())

async function pumpOf(serialNumber: string) {
  const [id] = await fleets.added([serialNumber])
  return { fleetPumpId: String(id) }
}

const change = (pump: { fleetPumpId: string }, said: Omit<SentTo<typeof changeFleetPump>, 'fleetPumpId'>) =>
  shop.call(changeFleetPump, { ...pump, ...said }, fleets.rosa)
const read = async (pump: { fleetPumpId: string }) => (await shop.call(getFleetPump, pump, fleets.rosa)).body

async function site(name: string, caller = fleets.rosa) {
  const { status, body } = await shop.call(createSite, { name }, caller)
  return { status, siteId: body.siteId, error: body.error }
}

it('a change is saved once, and a second change of the same version is rejected (FLEET-07, FLEET-08)', async () => {
  const pump = await pumpOf('A-1')
  const { siteId } = await site('Pump house 1')
  const said = { siteId, criticality: 'B', installedOn: '2021-04-01', note: ' By the door. ' } as const
  expect(await change(pump, { tag: ' P-1 ', nickname: 'Bess', ...said, version: 1 })).toMatchObject({
    status: 200,
    body: { version: 2 },
  })
  const other = await change(pump, { tag: 'P-2', version: 1 })
  expect(other).toMatchObject({
    status: 409,
    body: {
      code: 'CHANGED_MEANWHILE',
      error: 'Somebody else has changed this pump. Reload the page to see the changes.',
    },
  })
  expect(await read(pump)).toMatchObject({
    tag: 'P-1',
    nickname: 'Bess',
    site: { siteId, name: 'Pump house 1' },
    criticality: 'B',
    installedOn: '2021-04-01',
    note: 'By the door.',
    version: 2,
  })
  await change(pump, { tag: '', version: 2 })
  expect(await read(pump)).toMatchObject({ tag: null, nickname: null, site: null, installedOn: null })
  expect(await change(pump, { tag: 'x'.repeat(51), version: 3 })).toMatchObject({
    status: 400,
    body: { error: 'Tag must be 50 characters or less. Currently 51 characters.' },
  })
})

it('a retired pump leaves the list, stays readable but not changeable, and returns with all its data (FLEET-10)', async () => {
  const pump = await pumpOf('A-2')
  await change(pump, { tag: 'P-22', version: 1 })
  expect((await shop.call(retireFleetPump, pump, fleets.rosa)).status).toBe(200)
  expect((await shop.call(retireFleetPump, pump, fleets.rosa)).status).toBe(200)
  const listed = async (state: 'IN_USE' | 'RETIRED') =>
    (await shop.call(listFleet, { state, searchValue: 'A-2' }, fleets.rosa)).body.pumps
  expect(await listed('IN_USE')).toEqual([])
  expect(await listed('RETIRED')).toMatchObject([{ tag: 'P-22', retiredUtc: shop.clock.now.toISOString() }])
  expect(await read(pump)).toMatchObject({ version: 3, retiredUtc: shop.clock.now.toISOString() })
  expect((await change(pump, { tag: 'P-23', version: 3 })).status).toBe(409)

  const { body } = await shop.call(addPumps, { serialNumbers: ['a-2'] }, fleets.rosa)
  expect(body.pumps).toMatchObject([
    { outcome: 'ADDED_AGAIN', found: { fleetPumpId: Number(pump.fleetPumpId) } },
  ])
  expect(await read(pump)).toMatchObject({ tag: 'P-22', version: 4, retiredUtc: null })
})

it('sites are listed by name with their pumps, and names are unique in a company, ignoring case (FLEET-09)', async () => {
  const { siteId } = await site('South')
  await site('middle')
  const pump = await pumpOf('A-3')
  await change(pump, { siteId, version: 1 })
  expect((await shop.call(listSites, {}, fleets.rosa)).body.sites).toMatchObject([
    { name: 'middle', pumpCount: 0 },
    { name: 'Pump house 1', pumpCount: 0 },
    { name: 'South', pumpCount: 1 },
  ])
  expect(await site(' sOUTH ')).toMatchObject({
    status: 409,
    error: 'A site with this name already exists.',
  })
  expect((await site('South', fleets.kim)).status).toBe(201)
  expect((await site('')).status).toBe(400)

  const rename = (name: string) => shop.call(renameSite, { siteId: String(siteId), name }, fleets.rosa)
  expect((await rename('SOUTH')).status).toBe(200)
  expect((await rename('Middle')).status).toBe(409)
  expect(await read(pump)).toMatchObject({ site: { name: 'SOUTH' } })
})

it('a site can be deleted when no pump in use is there, and a retired pump loses it (FLEET-09)', async () => {
  const { siteId } = await site('Yard')
  const pump = await pumpOf('A-4')
  await change(pump, { siteId, version: 1 })
  const remove = () => shop.call(deleteSite, { siteId: String(siteId) }, fleets.rosa)
  expect(await remove()).toMatchObject({
    status: 409,
    body: { code: 'SITE_IN_USE', error: 'This site has pumps. Move or retire them first.' },
  })
  await shop.call(retireFleetPump, pump, fleets.rosa)
  expect((await remove()).status).toBe(200)
  expect((await remove()).status).toBe(404)
  expect(await read(pump)).toMatchObject({ site: null })
})

it('each act is audited with its pumps (FLEET-03)', async () => {
  const acts = await shop.shop.db
    .select({ kind: schema.events.kind, subject: schema.events.subject })
    .from(schema.events)
    .orderBy(desc(schema.events.id))
    .limit(40)
  const ofPumps = acts.filter(({ kind }) => ['add-pumps', 'change-pump', 'retire-pump'].includes(kind))
  expect(new Set(ofPumps.map(({ kind }) => kind)).size).toBe(3)
  for (const { subject } of ofPumps) expect(subject).toEqual({ pumpIds: [expect.any(Number)] })
})
