import type { getRibbonFigures as contract } from '@volute/domain/dashboard'
import { P_ROLES_ANY, P_USERS_ANY, ROLES_ANY, USERS_ANY } from '@volute/domain/permissions'
import type { Verb } from '../http/bind.ts'
import { hasRights } from '../http/check-rights.ts'
import { findFigures } from './figure-store.ts'

/** How much there is behind each card of the dashboard, as far as the caller may open it (E87, SHELL-52). */
export const getRibbonFigures: Verb<typeof contract> = async ({ db, actor, now }) => {
  const { users, roles, openQuotes, lastOrderUtc } = await findFigures(db, actor.companyId, now())
  return {
    users: hasRights(actor, { customer: USERS_ANY, provider: P_USERS_ANY }) ? users : null,
    roles: hasRights(actor, { customer: ROLES_ANY, provider: P_ROLES_ANY }) ? roles : null,
    openQuotes: actor.permissions.includes('PREPARE_QUOTES') ? openQuotes : null,
    lastOrderUtc: lastOrderUtc?.toISOString() ?? null,
  }
}
