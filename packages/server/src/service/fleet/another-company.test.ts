import { modules } from '@volute/domain/app/contract'
import * as contract from '@volute/domain/service/fleet'
import { getReturnDashboard } from '@volute/domain/storefront/dashboard'
import type { Endpoint } from '@volute/domain/core/kernel'
import { isEndpoint } from '@volute/domain/app/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openFleets } from '../../../test/fleet-world.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'

const SECRET = 'Bess-of-Riverbend'
let shop: TestShop
let fleets: Awaited<ReturnType<typeof openFleets>>
let theirs: Record<string, string>
let before: unknown
beforeAll(async () => {
  shop = await openTestShop()
  fleets = await openFleets(shop, [])
  const { rosa } = fleets
  const [fleetPumpId = 0] = await fleets.added(['100234'])
  const { siteId } = (await shop.call(contract.createSite, { name: SECRET }, rosa)).body
  const pump = { fleetPumpId: String(fleetPumpId) }
  await shop.call(contract.changeFleetPump, { ...pump, tag: SECRET, note: SECRET, siteId, version: 1 }, rosa)
  const entry = { ...pump, onDate: '2026-01-01', kind: 'OTHER' as const, text: SECRET, parts: [] }
  const { serviceEntryId } = (await shop.call(contract.addServiceEntry, entry, rosa)).body
  theirs = { ...pump, siteId: String(siteId), serviceEntryId: String(serviceEntryId), serialNumber: '100234' }
  before = await everythingOf(rosa)
})
afterAll(() => shop.close())

/** Values for the fields of a body, by field name. */
const bodies: Record<string, unknown> = {
  serialNumbers: ['100234'],
  tag: 'Mine',
  name: 'Mine',
  version: 2,
  onDate: '2026-01-01',
  kind: 'OTHER',
  text: 'Mine',
  parts: [],
  size: 20,
}

const endpoints = [...Object.values(modules.fleet).filter(isEndpoint), getReturnDashboard]

describe('another company’s fleet cannot be found, read or changed (FLEET-02)', () => {
  it.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s',
    async (_, endpoint: Endpoint) => {
      const fields = Object.keys(
        endpoint.body && 'shape' in endpoint.body ? (endpoint.body.shape as object) : {},
      )
      const body: Record<string, unknown> = Object.fromEntries(
        fields.flatMap((field) => (field in bodies ? [[field, bodies[field]]] : [])),
      )
      if (fields.includes('fleetPumpIds')) body['fleetPumpIds'] = [Number(theirs['fleetPumpId'])]
      const path = endpoint.path.replace(/\{(\w+)\}/g, (_all, name: string) => theirs[name] ?? '0')
      const { status, body: answer } = await shop.request(
        endpoint.method,
        `/api${path}`,
        endpoint.body ? body : undefined,
        fleets.kim,
      )
      const namesTheirs = /\{(fleetPumpId|siteId)\}/.test(endpoint.path) || fields.includes('fleetPumpIds')
      expect(status < 300).toBe(!namesTheirs)
      if (namesTheirs) expect(status).toBe(404)
      expect(JSON.stringify(answer)).not.toContain(SECRET)
      expect(await everythingOf(fleets.rosa)).toEqual(before)
    },
  )
})

async function everythingOf(caller: typeof fleets.rosa) {
  const pump = { fleetPumpId: theirs['fleetPumpId'] ?? '' }
  return [
    (await shop.call(contract.getFleetPump, pump, caller)).body,
    (await shop.call(contract.getPumpHistory, pump, caller)).body,
    (await shop.call(contract.listSites, {}, caller)).body,
    (await shop.call(contract.listFleet, {}, caller)).body,
  ]
}
