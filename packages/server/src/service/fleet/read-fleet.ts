import type * as contract from '@volute/domain/service/fleet'
import { limits, notFound } from '@volute/domain/core/kernel'
import { findBom } from '../../catalogue/bom/index.ts'
import { noteFound, noteNotFound } from '../../core/signals/index.ts'
import type { Handler } from '../../core/http/bind.ts'
import { findFleet, findFleetPump, findOffered } from './fleet-store.ts'
import { findNamed } from './named-pumps-store.ts'
import { papersOf } from './papers.ts'

/** A page of the acting company's pumps (E122). */
export const listFleet: Handler<typeof contract.listFleet> = (ctx, page) =>
  findFleet(ctx.db, ctx.actor.companyId, page)

/** A pump of the acting company with its nameplate and documents (E123). */
export const getFleetPump: Handler<typeof contract.getFleetPump> = async (ctx, { fleetPumpId }) => {
  const pump = await findFleetPump(ctx.db, ctx.actor.companyId, fleetPumpId)
  const bom = pump && (await findBom(ctx, 'serial', pump.serialNumber))
  if (!bom) throw notFound()
  return {
    ...pump,
    nameplate: {
      description: bom.pumpDescription ?? bom.description,
      pumpType: bom.pumpType ?? '',
      copilotId: bom.copilotId,
      impellerTrim: bom.trim,
      impellerTrimAngle: bom.angle,
      shipDate: bom.shipDate,
    },
    papers: papersOf(bom, ctx.settings.links),
  }
}

/** Pumps shipped to the acting company that were never in its fleet (E133). */
export const listOfferedPumps: Handler<typeof contract.listOfferedPumps> = (ctx, page) =>
  findOffered(ctx.db, ctx.actor.companyId, page)

/** The pump that a scanned code identifies (E140). */
export const findScanned: Handler<typeof contract.findScanned> = async (ctx, { serialNumbers }) => {
  const sayable = serialNumbers.filter((one) => one !== '' && one.length <= limits.catalogueNumber)
  const [pump] = sayable.length === 0 ? [] : await findNamed(ctx.db, ctx.actor.companyId, sayable)
  const [likeliest = ''] = sayable
  void (pump ? noteFound(ctx, likeliest) : noteNotFound(ctx, [likeliest]))
  return { pump: pump ?? null }
}
