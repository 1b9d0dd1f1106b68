import type { getRibbonFigures as contract } from '@volute/domain/storefront/dashboard'
import { hasRights, SEES_ROLES, SEES_USERS } from '@volute/domain/core/permissions'
import { openSince } from '@volute/domain/buying/quotes'
import { brandFor } from '../../core/brand/index.ts'
import type { Handler } from '../../core/http/bind.ts'
import { findFigures } from './figure-store.ts'

/** Figures of the dashboard's cards; null for cards that the caller may not open (E87, SHELL-52). */
export const getRibbonFigures: Handler<typeof contract> = async (ctx) => {
  const { db, actor } = ctx
  const since = openSince(ctx.now(), (await brandFor(ctx)).brand.timeZone)
  const { users, roles, openQuotes, lastOrderUtc } = await findFigures(db, actor.companyId, since)
  return {
    users: hasRights(actor, SEES_USERS) ? users : null,
    roles: hasRights(actor, SEES_ROLES) ? roles : null,
    openQuotes: actor.permissions.includes('PREPARE_QUOTES') ? openQuotes : null,
    lastOrderUtc: lastOrderUtc?.toISOString() ?? null,
  }
}
