import type * as contract from '@volute/domain/service/fleet'
import { checkServiceEntry, fleetMessages, type ServiceEntryIn } from '@volute/domain/service/fleet'
import { invalid, notFound, orThrow, valid } from '@volute/domain/core/kernel'
import type { EventKind } from '@volute/domain/backoffice/support'
import { recordEvent } from '../../core/events/index.ts'
import { brandFor } from '../../core/brand/index.ts'
import type { ActorContext } from '../../core/http/context.ts'
import type { Transaction } from '../../core/db/index.ts'
import type { Handler } from '../../core/http/bind.ts'
import { datedOrder } from '../../buying/orders/index.ts'
import { findPartsByNumber } from '../../catalogue/part/index.ts'
import { findPumpOf } from './fleet-store.ts'
import { findHistory, findPhotographed } from './history-store.ts'
import { findNamed } from './named-pumps-store.ts'
import { deletePhotoFiles, setEntryPhotos } from '../photos/index.ts'
import { findEntryOf, insertEntry, removeEntry, saveEntry } from './service-store.ts'

/** The acting company's orders and services for its pump (E130, FLEET-13). */
export const getPumpHistory: Handler<typeof contract.getPumpHistory> = async (
  ctx,
  { fleetPumpId, ...page },
) => {
  const { companyId } = ctx.actor
  const pumpId = await findPumpOf(ctx.db, companyId, fleetPumpId)
  if (pumpId === undefined) throw notFound()
  const { brand } = await brandFor(ctx)
  const { history, ...count } = await findHistory(ctx.db, companyId, pumpId, page)
  return {
    ...count,
    history: history.map(({ order, service, act }) => ({
      order: order && datedOrder(order, brand.timeZone),
      service,
      act: act && { ...act, atUtc: isoOf(act.atUtc) },
    })),
  }
}

const isoOf = (instant: string) => new Date(instant).toISOString()

/** Photos that a claim can take over: those of the company's service entries for a pump, newest first (E263, CLAIM-11). */
export const listServicePhotos: Handler<typeof contract.listServicePhotos> = async (
  { db, actor },
  { serialNumber },
) => {
  const { companyId } = actor
  const [pump] = serialNumber === '' ? [] : await findNamed(db, companyId, [serialNumber])
  return { entries: pump ? await findPhotographed(db, companyId, pump.pumpId) : [] }
}

/**
 * Records work done to a pump (E131, FLEET-14). With the code of an entry it corrects that one: its answer was lost, and the
 * form may have changed since (FLEET-30).
 */
export const addServiceEntry: Handler<typeof contract.addServiceEntry> = async (
  ctx,
  { fleetPumpId, code = null, ...typed },
) => {
  const { photoIds = [], ...entry } = typed
  const checked = await checkEntry(ctx, entry)
  const { userId, companyId } = ctx.actor
  const added = await changingPump(ctx, fleetPumpId, 'add-service-entry', async (tx) => {
    const serviceEntryId = await insertEntry(tx, { ...checked, code, fleetPumpId, userId })
    if (serviceEntryId) await setEntryPhotos(tx, { companyId, serviceEntryId }, photoIds)
    return serviceEntryId
  })
  const serviceEntryId = added ?? (await findEntryOf(ctx.db, fleetPumpId, code))
  if (!serviceEntryId) throw notFound()
  if (!added) await changeServiceEntry(ctx, { ...entry, photoIds, fleetPumpId, serviceEntryId })
  return { serviceEntryId }
}

/** Corrects a service entry; it keeps its author's name (E138). */
export const changeServiceEntry: Handler<typeof contract.changeServiceEntry> = async (
  ctx,
  { fleetPumpId, serviceEntryId, photoIds, ...typed },
) => {
  const entry = await checkEntry(ctx, typed)
  const { companyId } = ctx.actor
  const own = { companyId, fleetPumpId, serviceEntryId }
  const gone = await changingPump(ctx, fleetPumpId, 'change-service-entry', async (tx) => {
    if (!(await saveEntry(tx, own, entry))) throw notFound()
    return photoIds ? setEntryPhotos(tx, own, photoIds) : []
  })
  await deletePhotoFiles(ctx.files, gone)
  return {}
}

/** Deletes a service entry that was written by mistake, with the photos that no claim has (E139, FLEET-29). */
export const deleteServiceEntry: Handler<typeof contract.deleteServiceEntry> = async (
  ctx,
  { fleetPumpId, serviceEntryId },
) => {
  const { companyId } = ctx.actor
  const own = { companyId, fleetPumpId, serviceEntryId }
  const gone = await changingPump(ctx, fleetPumpId, 'delete-service-entry', async (tx) => {
    const photoIds = await setEntryPhotos(tx, own, [])
    if (!(await removeEntry(tx, own))) throw notFound()
    return photoIds
  })
  await deletePhotoFiles(ctx.files, gone)
  return {}
}

/** Runs a change of the company's pump, and records it unless nothing was changed. */
async function changingPump<Reply>(
  { db, actor, now }: ActorContext,
  fleetPumpId: number,
  kind: EventKind,
  change: (tx: Transaction) => Promise<Reply>,
) {
  const { companyId, userId } = actor
  return db.transaction(async (tx) => {
    const pumpId = await findPumpOf(tx, companyId, fleetPumpId)
    if (pumpId === undefined) throw notFound()
    const reply = await change(tx)
    if (reply !== undefined)
      await recordEvent(tx, { userId, companyId, kind, subject: { pumpIds: [pumpId] }, now: now() })
    return reply
  })
}

/** An entry with the parts of its part numbers; a number that is not in the catalogue is rejected. */
async function checkEntry(ctx: ActorContext, typed: ServiceEntryIn) {
  const { parts, runningHours = null, ...entry } = orThrow(checkServiceEntry(typed))
  const found = await findPartsByNumber(
    ctx,
    parts.map(({ partNumber }) => partNumber),
  )
  const partIds = new Map(found.map(({ partNumber, partId }) => [partNumber.toUpperCase(), partId]))
  return {
    ...entry,
    runningHours,
    parts: parts.map(({ partNumber, ...part }, index) => {
      const partId = partIds.get(partNumber.toUpperCase())
      const field = `parts.${index}.partNumber`
      return orThrow(
        partId === undefined
          ? invalid(field, 'UNKNOWN', fleetMessages.partUnknown(partNumber))
          : valid({ ...part, partId }),
      )
    }),
  }
}
