import type { getRibbonFigures as contract } from '@volute/domain/dashboard'
import { hasRights, SEES_ROLES, SEES_USERS } from '@volute/domain/permissions'
import type { Verb } from '../http/bind.ts'
import { findFigures } from './figure-store.ts'

/** How much there is behind each card of the dashboard, as far as the caller may open it (E87, SHELL-52). */
export const getRibbonFigures: Verb<typeof contract> = async ({ db, actor, now }) => {
  const { users, roles, openQuotes, lastOrderUtc } = await findFigures(db, actor.companyId, now())
  return {
    users: hasRights(actor, SEES_USERS) ? users : null,
    roles: hasRights(actor, SEES_ROLES) ? roles : null,
    openQuotes: actor.permissions.includes('PREPARE_QUOTES') ? openQuotes : null,
    lastOrderUtc: lastOrderUtc?.toISOString() ?? null,
  }
}
