import {
  addServiceEntry,
  changeServiceEntry,
  deleteServiceEntry,
  getPumpHistory,
  retireFleetPump,
  type ServiceEntryIn,
} from '@volute/domain/service/fleet'
import { inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { keepOrders, openFleets } from '../../../test/fleet-world.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { eventually } from '../../../test/eventually.ts'
import { schema } from '../../core/db/index.ts'
import { pumpHistoryReader, watchEvents } from '../../core/events/index.ts'

const serials = ['H-1', 'H-2', 'H-3', 'H-4']
let shop: TestShop
let fleets: Awaited<ReturnType<typeof openFleets>>
let mine: number[]
beforeAll(async () => {
  shop = await openTestShop()
  fleets = await openFleets(shop, serials)
  mine = await fleets.added(serials)
})
afterAll(() => shop.close())

const pump = (place: number) => ({ fleetPumpId: String(mine[place]) })

async function history(place: number, caller = fleets.rosa, fleetPumpId = String(mine[place])) {
  const page = { pageNumber: '1', rowsPerPage: '100' }
  const { body } = await shop.call(getPumpHistory, { fleetPumpId, ...page }, caller)
  return body.history
}

const entry: ServiceEntryIn = {
  onDate: '2026-06-10',
  kind: 'REPLACED_PARTS',
  text: 'New seal.',
  runningHours: 12_400,
  parts: [
    { path: [1, 4, 1], partNumber: 'tb10773', quantity: 1 },
    { path: [], partNumber: '235626', quantity: 2.5 },
  ],
}

it('a service entry with its parts is added, changed and deleted, but not through another pump (FLEET-14)', async () => {
  const { body } = await shop.call(addServiceEntry, { ...pump(0), ...entry }, fleets.rosa)
  const { serviceEntryId } = body
  const service = {
    serviceEntryId,
    onDate: '2026-06-10',
    kind: 'REPLACED_PARTS',
    text: 'New seal.',
    runningHours: 12_400,
    userName: 'Rosa',
    parts: [
      {
        path: [1, 4, 1],
        partNumber: 'TB10773',
        description: 'Seal, mechanical, type 21 1.750',
        quantity: 1,
      },
      { path: [], partNumber: '235626', description: 'Gasket, casing', quantity: 2.5 },
    ],
    photoIds: [],
  }
  expect(await history(0)).toEqual([{ order: null, service, act: null }])

  const own = { ...pump(0), serviceEntryId: String(serviceEntryId) }
  const right = { ...entry, onDate: '2026-06-11', runningHours: null, parts: entry.parts.slice(1) }
  expect((await shop.call(changeServiceEntry, { ...own, ...right }, fleets.rosa)).status).toBe(200)
  expect(await history(0)).toMatchObject([
    { service: { onDate: '2026-06-11', runningHours: null, parts: [{ partNumber: '235626' }] } },
  ])
  // An entry of another pump is not found.
  expect((await shop.call(deleteServiceEntry, { ...own, ...pump(1) }, fleets.rosa)).status).toBe(404)
  expect((await shop.call(deleteServiceEntry, own, fleets.rosa)).status).toBe(200)
  expect((await shop.call(changeServiceEntry, { ...own, ...right }, fleets.rosa)).status).toBe(404)
  expect(await history(0)).toEqual([])
})

it('an unknown part is rejected with its number, and nothing is saved (FLEET-14)', async () => {
  const parts = [...entry.parts, { path: [], partNumber: 'NO-SUCH', quantity: 1 }]
  const refused = await shop.call(addServiceEntry, { ...pump(0), ...entry, parts }, fleets.rosa)
  expect(refused).toMatchObject({
    status: 400,
    body: { error: 'Part NO-SUCH was not found.', fields: [{ field: 'parts.2.partNumber' }] },
  })
  expect(await history(0)).toEqual([])
})

it('the history of each pump matches brute force over 1,000 random orders of two companies (FLEET-13, FLEET-02)', async () => {
  const { rosa, kim, ids } = fleets
  const theirs = await fleets.added(serials, kim)
  const pumps = await shop.shop.db
    .select()
    .from(schema.pumps)
    .where(inArray(schema.pumps.serialNumber, serials))
  const pumpIds = serials.map((serial) => pumps.find(({ serialNumber }) => serialNumber === serial)?.id ?? 0)
  const line = fc.record({
    partNumber: fc.constantFrom('TB10773', '235626', 'SEAL-KIT'),
    pump: fc.option(fc.nat({ max: serials.length - 1 })),
  })
  const anOrder = fc.record({
    isRosas: fc.boolean(),
    hours: fc.option(fc.nat({ max: 20_000 }), { freq: 8 }),
    isRejected: fc.boolean(),
    lines: fc.array(line, { minLength: 1, maxLength: 6 }),
  })
  const orders = fc
    .sample(anOrder, { numRuns: 1_000, seed: 3 })
    .map(({ isRosas, hours, isRejected, lines }) => {
      const receivedUtc = hours === null ? null : new Date(Date.UTC(2024, 0, 1) + hours * 3_600_000)
      return {
        caller: isRosas ? rosa : kim,
        receivedUtc,
        rejectedUtc: isRejected ? receivedUtc : null,
        lines: lines.map(({ partNumber, pump: place }) => ({
          partNumber,
          partId: ids.part(partNumber),
          pumpId: place === null ? null : (pumpIds[place] ?? null),
        })),
      }
    })
  const orderIds: number[] = []
  for (const caller of [rosa, kim])
    orderIds.push(
      ...(await keepOrders(
        shop,
        orders.filter((one) => one.caller === caller),
      )),
    )
  const kept = [rosa, kim].flatMap((caller) => orders.filter((one) => one.caller === caller))
  const services = await serve(['2024-03-01', '2025-03-01', '2025-03-02'])

  const expected = (caller: typeof rosa, pumpId: number) =>
    kept
      .map((order, index) => ({ ...order, id: orderIds[index] ?? 0 }))
      .filter((order) => order.caller === caller && order.receivedUtc !== null)
      .map(({ id, receivedUtc, lines }) => ({
        id,
        at: receivedUtc?.toISOString() ?? '',
        lines: lines.flatMap((one, position) =>
          one.pumpId === pumpId ? [`${position + 1} ${one.partNumber}`] : [],
        ),
      }))
      .filter(({ lines }) => lines.length > 0)
      .toSorted((one, other) => other.at.localeCompare(one.at) || other.id - one.id)

  for (const [place, pumpId] of pumpIds.entries())
    for (const [caller, fleetPumpId] of [
      [rosa, mine[place]],
      [kim, theirs[place]],
    ] as const) {
      const all = await everything(caller, String(fleetPumpId))
      const bought = all.flatMap(({ order }) => (order ? [order] : []))
      expect(
        bought.map(({ salesOrderId, receivedUtc, lines }) => ({
          id: salesOrderId,
          at: receivedUtc,
          lines: lines.map(({ partNumber, quantity }) => `${quantity} ${partNumber}`),
        })),
      ).toEqual(expected(caller, pumpId))
      const done = all.flatMap(({ service }) => (service ? [service.serviceEntryId] : []))
      expect(done).toEqual(caller === rosa && place === 1 ? services.toReversed() : [])
      const days = all.map(({ order, service }) => order?.receivedUtc.slice(0, 10) ?? service?.onDate ?? '')
      expect(days).toEqual(days.toSorted().toReversed())
    }
})

it('a retired pump keeps its history (FLEET-10, FLEET-13)', async () => {
  const before = await history(1)
  await shop.call(retireFleetPump, pump(1), fleets.rosa)
  expect(await history(1)).toEqual(before)
  await fleets.added(['H-2'])
  expect(await history(1)).toEqual(before)
})

/** Service entries of the second pump on these days. */
async function serve(days: readonly string[]): Promise<number[]> {
  const written: number[] = []
  for (const onDate of days)
    written.push(
      (await shop.call(addServiceEntry, { ...pump(1), ...entry, onDate }, fleets.rosa)).body.serviceEntryId,
    )
  return written
}

/** All pages combined. */
async function everything(caller: typeof fleets.rosa, fleetPumpId: string) {
  const pages: Awaited<ReturnType<typeof history>>[] = []
  for (let page = 1; ; page++) {
    const { body } = await shop.call(
      getPumpHistory,
      { fleetPumpId, pageNumber: String(page), rowsPerPage: '100' },
      caller,
    )
    pages.push(body.history)
    if (pages.flat().length >= body.rowCount && !body.isMore) return pages.flat()
  }
}

it('the history shows who added and retired the pump, once the events are read (FLEET-13, EVENT-03)', async () => {
  const [added] = await fleets.added(['H-1'], fleets.kim)
  await shop.call(retireFleetPump, { fleetPumpId: String(added) }, fleets.kim)
  const watching = await watchEvents(shop.shop.db, [pumpHistoryReader], shop.shop.log)
  await eventually(async () => {
    const acts = (await history(0, fleets.kim, String(added))).flatMap(({ act }) => act ?? [])
    return acts[0]?.kind === 'retire-pump' && acts[0].userName === 'Kim' && acts[1]?.kind === 'add-pumps'
  })
  await watching.stop()
})
