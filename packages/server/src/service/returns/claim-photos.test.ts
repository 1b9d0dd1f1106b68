import { getCompletedOrder } from '@volute/domain/buying/orders'
import { sql } from 'drizzle-orm'
import { addServiceEntry, changeServiceEntry, deleteServiceEntry } from '@volute/domain/service/fleet'
import { getClaimPhoto, getPhoto } from '@volute/domain/service/photos'
import { getManagedClaim } from '@volute/domain/service/returns'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openClaims } from '../../../test/claims-world.ts'
import { openFleets } from '../../../test/fleet-world.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { eventually } from '../../../test/eventually.ts'
import { sent } from '../../../test/photos-world.ts'
import { addClaimPhotos } from '../photos/index.ts'

let shop: TestShop
let world: Awaited<ReturnType<typeof openClaims>>
let fleets: Awaited<ReturnType<typeof openFleets>>
beforeAll(async () => {
  shop = await openTestShop()
  world = await openClaims(shop)
  fleets = await openFleets(shop, ['CP-1', 'CP-2'])
})
afterAll(() => shop.close())

it('a claim has own photos and those of a service entry, which stay when the entry is deleted (CLAIM-11, E262)', async () => {
  const [fleetPumpId] = await fleets.added(['CP-1'])
  const [own, taken] = [await sent(shop, world.ben), await sent(shop, fleets.rosa)]
  const entry = { onDate: '2026-06-10', kind: 'REPAIR' as const, text: 'It leaks.', parts: [] }
  const pump = { fleetPumpId: String(fleetPumpId) }
  const { body } = await shop.call(addServiceEntry, { ...pump, ...entry, photoIds: [taken] }, fleets.rosa)
  const order = await world.shipped(2)
  const { claimId } = (await world.claim(order, { photoIds: [own, taken] })).body
  const service = { ...pump, serviceEntryId: String(body.serviceEntryId) }
  expect((await shop.call(deleteServiceEntry, service, fleets.rosa)).status).toBe(200)

  const claim = (await shop.call(getManagedClaim, { claimId: String(claimId) }, world.ada)).body
  expect(claim.photoIds).toEqual([own, taken])
  for (const photoId of [own, taken]) {
    const photo = { claimId: String(claimId), photoId: String(photoId) }
    expect((await shop.call(getClaimPhoto, photo, world.ada)).status).toBe(200)
    expect((await shop.call(getClaimPhoto, photo, world.ben)).status).toBe(403)
    expect((await shop.call(getPhoto, photo, world.ben)).status).toBe(200)
  }
  const { claims } = (await shop.call(getCompletedOrder, { orderNumber: order.orderNumber }, world.ben)).body
  expect(claims.map(({ photoIds }) => photoIds)).toEqual([[own, taken]])
})

it("a photo of no claim or of another claim is not found by the staff, and another company's cannot be claimed with (CLAIM-11)", async () => {
  const [mine, loose, ofKim] = [
    await sent(shop, world.ben),
    await sent(shop, world.ben),
    await sent(shop, fleets.kim),
  ]
  const order = await world.shipped(2)
  const { claimId } = (await world.claim(order, { photoIds: [mine] })).body
  const { claimId: other } = (await world.claim(order, { photoIds: [] })).body
  const read = async (of: number, photoId: number) =>
    (await shop.call(getClaimPhoto, { claimId: String(of), photoId: String(photoId) }, world.ada)).status
  expect([await read(claimId, mine), await read(claimId, loose), await read(other, mine)]).toEqual([
    200, 404, 404,
  ])
  expect(await world.claim(await world.shipped(1), { photoIds: [ofKim] })).toMatchObject({
    status: 400,
    body: { error: 'One photo no longer exists. Remove it and add it again.' },
  })
})

it.skipIf(!inject('clusterUrl'))(
  'a photo that its entry drops while it is being claimed stays with the claim (CLAIM-11, FLEET-29)',
  async () => {
    const { db } = shop.shop
    const [fleetPumpId] = await fleets.added(['CP-2'])
    const photoId = await sent(shop, fleets.rosa)
    const entry = {
      fleetPumpId: String(fleetPumpId),
      onDate: '2026-06-10',
      kind: 'REPAIR' as const,
      text: 'It leaks.',
      parts: [],
    }
    const { serviceEntryId } = (
      await shop.call(addServiceEntry, { ...entry, photoIds: [photoId] }, fleets.rosa)
    ).body
    const { claimId } = (await world.claim(await world.shipped(1), { photoIds: [] })).body
    const [claimed, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const claiming = db.transaction(async (tx) => {
      await addClaimPhotos(tx, { companyId: fleets.rosa.companyId, claimId }, [photoId])
      claimed.resolve()
      await released.promise
    })
    await claimed.promise
    const dropping = shop.call(
      changeServiceEntry,
      { ...entry, serviceEntryId: String(serviceEntryId), photoIds: [] },
      fleets.rosa,
    )
    await eventually(async () => {
      const { rows } = await db.execute(sql`
      select from pg_locks join pg_stat_activity using (pid)
      where not granted and datname = current_database() limit 1`)
      return rows.length > 0
    })
    released.resolve()
    await claiming
    expect((await dropping).status).toBe(200)
    const claim = (await shop.call(getManagedClaim, { claimId: String(claimId) }, world.ada)).body
    expect(claim.photoIds).toEqual([photoId])
  },
)
