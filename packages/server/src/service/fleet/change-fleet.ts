import {
  checkFleetTexts,
  type changeFleetPump as changeContract,
  fleetMessages,
} from '@volute/domain/service/fleet'
import type { retireFleetPump as retireContract } from '@volute/domain/service/fleet'
import { conflict, notFound, orThrow } from '@volute/domain/core/kernel'
import { recordEvent } from '../../core/events/index.ts'
import type { Handler } from '../../core/http/bind.ts'
import { orRefuseSite } from './add-pumps.ts'
import { changePump, lockFleet } from './change-store.ts'
import { findPumpOf } from './fleet-store.ts'

/** Changes the company's data of its pump; rejected if the pump was changed or retired in the meantime (E125, FLEET-08). */
export const changeFleetPump: Handler<typeof changeContract> = async (
  ctx,
  { fleetPumpId, version, siteId = null, criticality = null, installedOn = null, ...typed },
) => {
  const { companyId, userId } = ctx.actor
  const { tag, nickname, note } = orThrow(checkFleetTexts(typed))
  const texts = { tag: tag || null, nickname: nickname || null, note: note || null }
  return ctx.db.transaction(async (tx) => {
    await lockFleet(tx, companyId)
    const pumpId = await findPumpOf(tx, companyId, fleetPumpId)
    if (pumpId === undefined) throw notFound()
    if (siteId !== null) await orRefuseSite(tx, companyId, siteId)
    const own = { companyId, fleetPumpId, version }
    const changed = await changePump(tx, own, { ...texts, siteId, criticality, installedOn })
    if (changed === undefined) throw conflict(fleetMessages.changedMeanwhile, 'CHANGED_MEANWHILE')
    const subject = { pumpIds: [pumpId] }
    await recordEvent(tx, { userId, companyId, kind: 'change-pump', subject, now: ctx.now() })
    return { version: changed }
  })
}

/** Retires a pump; an already retired one stays retired (E126, FLEET-10). */
export const retireFleetPump: Handler<typeof retireContract> = async (ctx, { fleetPumpId }) => {
  const { companyId, userId } = ctx.actor
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    await lockFleet(tx, companyId)
    const pumpId = await findPumpOf(tx, companyId, fleetPumpId)
    if (pumpId === undefined) throw notFound()
    const retired = await changePump(tx, { companyId, fleetPumpId }, { retiredUtc: now })
    if (retired !== undefined)
      await recordEvent(tx, { userId, companyId, kind: 'retire-pump', subject: { pumpIds: [pumpId] }, now })
    return {}
  })
}
