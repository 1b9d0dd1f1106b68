import { type AddedPump, type addPumps as contract, fleetMessages } from '@volute/domain/service/fleet'
import { badRequest, invalid, limits, orThrow } from '@volute/domain/core/kernel'
import { recordEvent } from '../../core/events/index.ts'
import type { Transaction } from '../../core/db/index.ts'
import type { Handler } from '../../core/http/bind.ts'
import { lockFleet, putIntoFleet } from './change-store.ts'
import { findNearest, findNumbered, type NamedPump } from './named-pumps-store.ts'
import { findSite } from './site-store.ts'

/** Adds pumps by serial number and reports the result of each (E124, FLEET-05). */
export const addPumps: Handler<typeof contract> = async (ctx, { serialNumbers, siteId = null }) => {
  const { db, actor, now } = ctx
  const { companyId, userId } = actor
  const sayable = serialNumbers.map((typed) => (typed.length <= limits.catalogueNumber ? typed : ''))
  if (sayable.every((typed) => typed === '')) throw badRequest(fleetMessages.noSerials)

  const { named, outcomes } = await db.transaction(async (tx) => {
    await lockFleet(tx, companyId)
    if (siteId !== null) await orRefuseSite(tx, companyId, siteId)
    const pumpIds = [...new Set((await findNumbered(tx, companyId, sayable)).map(({ pumpId }) => pumpId))]
    const put = await putIntoFleet(tx, { companyId, pumpIds, siteId })
    const added = put.map(({ pumpId }) => pumpId)
    if (added.length > 0)
      await recordEvent(tx, { userId, companyId, kind: 'add-pumps', subject: { pumpIds: added }, now: now() })
    return { named: await findNumbered(tx, companyId, sayable), outcomes: put }
  })
  const pumps = reportOf(serialNumbers, named, new Map(outcomes.map((one) => [one.pumpId, one.outcome])))
  return { pumps: await withNearest(ctx.db, pumps) }
}

/** Rejects a site of another company just like one that does not exist. */
export async function orRefuseSite(tx: Transaction, companyId: number, siteId: number) {
  if (!(await findSite(tx, companyId, siteId)))
    orThrow(invalid('siteId', 'UNKNOWN', fleetMessages.siteUnknown))
}

/** A serial number that occurs twice in the list counts as already added the second time. */
function reportOf(
  serialNumbers: readonly string[],
  named: readonly NamedPump[],
  outcomes: Map<number, 'ADDED' | 'ADDED_AGAIN'>,
): AddedPump[] {
  const byPlace = new Map(named.map((pump) => [pump.place, pump]))
  return serialNumbers.map((typed, place) => {
    const pump = byPlace.get(place)
    if (!pump || pump.fleetPumpId === null) return { typed, outcome: 'NOT_FOUND', found: null, nearest: [] }
    const { pumpId, serialNumber, model, fleetPumpId } = pump
    const outcome = outcomes.get(pumpId) ?? 'ALREADY_THERE'
    outcomes.delete(pumpId)
    return { typed, outcome, found: { serialNumber, model, fleetPumpId }, nearest: [] }
  })
}

/** Adds the nearest pumps to the first numbers that were not found. */
async function withNearest(db: Parameters<typeof findNearest>[0], pumps: readonly AddedPump[]) {
  const unknown = pumps.flatMap(({ typed, outcome }, place) =>
    outcome === 'NOT_FOUND' && typed.length <= limits.catalogueNumber ? [{ typed, place }] : [],
  )
  const asked = unknown.slice(0, limits.fleetNearest)
  if (asked.length === 0) return [...pumps]
  const nearest = await findNearest(
    db,
    asked.map(({ typed }) => typed),
  )
  const nearestAt = new Map(asked.map(({ place }, index) => [place, nearest[index] ?? []]))
  return pumps.map((pump, place) => ({ ...pump, nearest: nearestAt.get(place) ?? [] }))
}
