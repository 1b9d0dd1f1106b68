import {
  addServiceEntry,
  changeServiceEntry,
  deleteServiceEntry,
  getPumpHistory,
  listServicePhotos,
} from '@volute/domain/service/fleet'
import { getPhoto, photoLimits } from '@volute/domain/service/photos'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openFleets } from '../../../test/fleet-world.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { sent } from '../../../test/photos-world.ts'

let shop: TestShop
let fleets: Awaited<ReturnType<typeof openFleets>>
let pump: { fleetPumpId: string }
let pumpOfKim: { fleetPumpId: string }
beforeAll(async () => {
  shop = await openTestShop()
  fleets = await openFleets(shop, ['P-1'])
  const [mine, theirs] = [await fleets.added(['P-1']), await fleets.added(['P-1'], fleets.kim)]
  pump = { fleetPumpId: String(mine[0]) }
  pumpOfKim = { fleetPumpId: String(theirs[0]) }
})
afterAll(() => shop.close())

const entry = {
  onDate: '2026-06-10',
  kind: 'REPAIR' as const,
  text: 'New seal.',
  parts: [{ path: [1], partNumber: 'TB10773', quantity: 1 }],
}

/** Adds an entry with photos, and returns it as a change names it. */
async function added(photoIds: number[]) {
  const { status, body } = await shop.call(addServiceEntry, { ...pump, ...entry, photoIds }, fleets.rosa)
  expect(status).toBe(201)
  return { ...pump, serviceEntryId: String(body.serviceEntryId) }
}

async function photosOf({ serviceEntryId }: { serviceEntryId: string }) {
  const { body } = await shop.call(getPumpHistory, pump, fleets.rosa)
  return body.history.find(({ service }) => String(service?.serviceEntryId) === serviceEntryId)?.service
    ?.photoIds
}

const isStored = async (photoId: number) => [
  await shop.shop.files.exists(`photos/${photoId}`),
  await shop.shop.files.exists(`photos/${photoId}-small`),
  (await shop.call(getPhoto, { photoId: String(photoId) }, fleets.rosa)).status,
]

it('an entry shows its photos in the history, and a correction takes some away (FLEET-26, FLEET-29)', async () => {
  const [one, two, three] = [
    await sent(shop, fleets.rosa),
    await sent(shop, fleets.rosa),
    await sent(shop, fleets.rosa),
  ]
  const own = await added([one, two])
  expect(await photosOf(own)).toEqual([one, two])
  await shop.call(changeServiceEntry, { ...own, ...entry, photoIds: [two, three] }, fleets.rosa)
  expect(await photosOf(own)).toEqual([two, three])
  expect(await isStored(one)).toEqual([false, false, 404])
  await shop.call(changeServiceEntry, { ...own, ...entry }, fleets.rosa)
  expect(await photosOf(own)).toEqual([two, three])
  await shop.call(deleteServiceEntry, own, fleets.rosa)
  expect(await isStored(two)).toEqual([false, false, 404])
})

it("another company's photos, another entry's and missing ones are rejected, and nothing is saved (FLEET-29)", async () => {
  const taken = await sent(shop, fleets.rosa)
  await added([taken])
  const before = (await shop.call(getPumpHistory, pump, fleets.rosa)).body
  for (const photoId of [await sent(shop, fleets.kim), taken, 999_999])
    expect(
      await shop.call(addServiceEntry, { ...pump, ...entry, photoIds: [photoId] }, fleets.rosa),
    ).toMatchObject({
      status: 400,
      body: { error: 'One photo no longer exists. Remove it and add it again.' },
    })
  expect((await shop.call(getPumpHistory, pump, fleets.rosa)).body).toEqual(before)
  const many = Array.from({ length: photoLimits.count + 1 }, (_, index) => index + 1)
  expect((await shop.call(addServiceEntry, { ...pump, ...entry, photoIds: many }, fleets.rosa)).status).toBe(
    400,
  )
})

it('an entry of another company or pump keeps its photos when its deletion fails (FLEET-29)', async () => {
  const photoId = await sent(shop, fleets.rosa)
  const own = await added([photoId])
  expect((await shop.call(deleteServiceEntry, { ...own, ...pumpOfKim }, fleets.kim)).status).toBe(404)
  expect((await shop.call(deleteServiceEntry, own, fleets.kim)).status).toBe(404)
  expect(await isStored(photoId)).toEqual([true, true, 200])
  expect(await photosOf(own)).toEqual([photoId])
})

it('the same code is the same entry, as it was sent last, also when its first answer was lost (FLEET-30, E131)', async () => {
  const [one, two] = [await sent(shop, fleets.rosa), await sent(shop, fleets.rosa)]
  const sentEntry = { ...pump, ...entry, text: 'Once.', code: crypto.randomUUID(), photoIds: [one] }
  const first = await shop.call(addServiceEntry, sentEntry, fleets.rosa)
  const corrected = { ...sentEntry, text: 'Twice.', parts: [], photoIds: [two] }
  for (const again of [sentEntry, corrected])
    expect(await shop.call(addServiceEntry, again, fleets.rosa)).toMatchObject({
      status: 201,
      body: first.body,
    })
  const { body } = await shop.call(getPumpHistory, pump, fleets.rosa)
  const services = body.history.map(({ service }) => service)
  expect(services.filter((service) => service?.text === 'Once.')).toEqual([])
  expect(services.filter((service) => service?.text === 'Twice.')).toMatchObject([
    { ...first.body, parts: [], photoIds: [two] },
  ])
  expect(await isStored(one)).toEqual([false, false, 404])
})

it("a claim is offered the photos of the pump's latest entries, of the own company only (CLAIM-11, E263)", async () => {
  const photoId = await sent(shop, fleets.rosa)
  const { serviceEntryId } = await added([photoId])
  const offered = async (serialNumber: string, caller = fleets.rosa) =>
    (await shop.call(listServicePhotos, { serialNumber }, caller)).body.entries
  expect((await offered('p-1'))[0]).toEqual({
    serviceEntryId: Number(serviceEntryId),
    onDate: '2026-06-10',
    kind: 'REPAIR',
    photoIds: [photoId],
    partNumbers: ['TB10773'],
  })
  expect(await offered('P-1', fleets.kim)).toEqual([])
  expect(await offered('')).toEqual([])
  for (let more = 0; more < photoLimits.offeredEntries; more++) await added([await sent(shop, fleets.rosa)])
  expect(await offered('P-1')).toHaveLength(photoLimits.offeredEntries)
})
