import type * as contract from '@volute/domain/service/fleet'
import { checkSiteName, fleetMessages } from '@volute/domain/service/fleet'
import { badRequest, conflict, limits, notFound, orThrow } from '@volute/domain/core/kernel'
import { recordEvent } from '../../core/events/index.ts'
import type { ActorContext } from '../../core/http/context.ts'
import type { Transaction } from '../../core/db/index.ts'
import type { Handler } from '../../core/http/bind.ts'
import { lockFleet } from './change-store.ts'
import {
  countSites,
  findSite,
  findSites,
  insertSite,
  isSiteTaken,
  removeSite,
  saveSiteName,
} from './site-store.ts'

/** Sites of the acting company's pumps (E127). */
export const listSites: Handler<typeof contract.listSites> = async ({ db, actor }) => ({
  sites: await findSites(db, actor.companyId),
})

/** Creates a site (E128, FLEET-09). */
export const createSite: Handler<typeof contract.createSite> = async (ctx, typed) => {
  const { name } = orThrow(checkSiteName(typed))
  return changingSites(ctx, async (tx, companyId) => {
    if ((await countSites(tx, companyId)) >= limits.sites)
      throw badRequest(fleetMessages.sitesFull, 'SITES_FULL')
    await refuseTaken(tx, companyId, name)
    return { siteId: await insertSite(tx, companyId, name) }
  })
}

/** Renames a site; a change of capitals alone is allowed (E129). */
export const renameSite: Handler<typeof contract.renameSite> = async (ctx, { siteId, ...typed }) => {
  const { name } = orThrow(checkSiteName(typed))
  return changingSites(ctx, async (tx, companyId) => {
    if (!(await findSite(tx, companyId, siteId))) throw notFound()
    await refuseTaken(tx, companyId, name, siteId)
    await saveSiteName(tx, companyId, siteId, name)
    return {}
  })
}

/** Deletes a site that has no active pumps (E137). */
export const deleteSite: Handler<typeof contract.deleteSite> = async (ctx, { siteId }) =>
  changingSites(ctx, async (tx, companyId) => {
    const found = await findSite(tx, companyId, siteId)
    if (!found) throw notFound()
    if (found.pumpCount > 0) throw conflict(fleetMessages.siteInUse, 'SITE_IN_USE')
    await removeSite(tx, companyId, siteId)
    return {}
  })

const changingSites = <Reply>(
  { db, actor, now }: ActorContext,
  change: (tx: Transaction, companyId: number) => Promise<Reply>,
) =>
  db.transaction(async (tx) => {
    const { companyId, userId } = actor
    await lockFleet(tx, companyId)
    const reply = await change(tx, companyId)
    await recordEvent(tx, { userId, companyId, kind: 'change-sites', now: now() })
    return reply
  })

async function refuseTaken(tx: Transaction, companyId: number, name: string, siteId?: number) {
  if (await isSiteTaken(tx, companyId, name, siteId)) throw conflict(fleetMessages.siteTaken, 'NAME_TAKEN')
}
