import { addDays } from '@volute/domain/core/kernel'
import { shopDate } from '@volute/domain/catalogue/lead-time'
import {
  type ActorContext,
  addPumps,
  addServiceEntry,
  changeFleetPump,
  createSite,
  brandFor,
  retireFleetPump,
  schema,
  type Shop,
} from '@volute/server/seeding'
import { eq } from 'drizzle-orm'
import { actAs } from './act-as.ts'
import type { Fleet } from './fleets.ts'

const { fleetPumps, pumps: allPumps, sites: allSites } = schema

/** Enters the fleets through the shop's own handlers, as their keepers would. */
export async function loadFleets(shop: Shop, fleets: readonly Fleet[]): Promise<void> {
  for (const { keeper, sites, pumps } of fleets) {
    const ctx = await actAs(shop, keeper, 0)
    for (const name of sites) await createSite(ctx, { name })
    await addPumps(ctx, { serialNumbers: pumps.map(({ serial }) => serial) })
    const siteIds = await siteIdsOf(ctx)
    const fleetPumpIds = await fleetPumpIdsOf(ctx)
    for (const pump of pumps) {
      const fleetPumpId = fleetPumpIds.get(pump.serial)
      if (!fleetPumpId) throw new Error(`there is no pump ${pump.serial}`)
      await describePump(ctx, fleetPumpId, pump, siteIds.get(pump.site ?? ''))
    }
  }
}

async function siteIdsOf({ db, actor }: ActorContext): Promise<Map<string, number>> {
  const rows = await db.select().from(allSites).where(eq(allSites.companyId, actor.companyId))
  return new Map(rows.map(({ name, id }) => [name, id]))
}

async function fleetPumpIdsOf({ db, actor }: ActorContext): Promise<Map<string, number>> {
  const rows = await db
    .select({ serialNumber: allPumps.serialNumber, id: fleetPumps.id })
    .from(fleetPumps)
    .innerJoin(allPumps, eq(allPumps.id, fleetPumps.pumpId))
    .where(eq(fleetPumps.companyId, actor.companyId))
  return new Map(rows.map(({ serialNumber, id }) => [serialNumber, id]))
}

async function describePump(
  ctx: ActorContext,
  fleetPumpId: number,
  { services = [], isRetired, ...pump }: Fleet['pumps'][number],
  siteId: number | undefined,
): Promise<void> {
  const { tag = '', nickname = '', note = '', criticality, installedOn } = pump
  await changeFleetPump(ctx, {
    fleetPumpId,
    tag,
    nickname,
    note,
    siteId,
    criticality,
    installedOn,
    version: 1,
  })
  const today = shopDate(ctx.now(), (await brandFor(ctx)).brand.timeZone)
  for (const { daysAgo, parts = [], ...service } of services)
    await addServiceEntry(ctx, {
      ...service,
      fleetPumpId,
      onDate: addDays(today, -daysAgo),
      parts: [...parts],
    })
  if (isRetired) await retireFleetPump(ctx, { fleetPumpId })
}
