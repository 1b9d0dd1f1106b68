import type { SessionUser } from '@volute/domain/people/session'
import type { Actor, Shop } from '../../core/http/context.ts'
import type { FoundActor } from '../../core/http/people.ts'
import { findSession, type FoundSession, setActingCompany, touchSession } from './session-store.ts'
import { hashToken } from './tokens.ts'

/** The person behind a token, with current rights. A page's own polling does not count as activity (OQ-02, OQ-13). */
export async function findActor(shop: Shop, token: string, isActivity = true) {
  const tokenHash = hashToken(token)
  return admit(shop, tokenHash, await findSession(shop.db, tokenHash, shop.now()), isActivity)
}

/** Actor of a session that was just read. */
export async function admit(
  shop: Shop,
  tokenHash: string,
  found: FoundSession | undefined,
  isActivity: boolean,
): Promise<FoundActor | undefined> {
  if (!found) return undefined
  const { actor, row } = found
  if (!mayStay(actor, row.company_deleted)) {
    await setActingCompany(shop.db, actor.sessionId, actor.originalCompanyId)
    return admit(shop, tokenHash, await findSession(shop.db, tokenHash, shop.now()), isActivity)
  }
  if (isActivity) await touchSession(shop.db, actor.sessionId, row.last_active_seconds, shop.now())
  return { actor: withDiscount(shop, actor), hasAcceptedPolicy: row.policy_version === row.policy_in_force }
}

/** An ERP's customer prices are net, regardless of an account's discount (PRICE-06). */
const withDiscount = ({ erp }: Shop, actor: Actor): Actor =>
  erp.hasCustomerPrices ? { ...actor, discountBasisPoints: 0 } : actor

/** Acting for a company ends at once if the right to it is lost or the company is deleted. */
function mayStay(actor: Actor, companyDeleted: boolean): boolean {
  if (actor.companyId === actor.originalCompanyId) return true
  return actor.isProviderStaff && actor.permissions.includes('CROSS_COMPANY') && !companyDeleted
}

/** The person as stored by the browser; hidden companies exist only in the browser's defaults (OQ-14). */
export function sessionUserOf(actor: Actor): SessionUser {
  return {
    userId: actor.userId,
    userName: actor.userName,
    emailAddress: actor.emailAddress,
    companyId: actor.companyId,
    companyName: actor.companyName,
    isCompanyHidden: false,
    permissions: actor.permissions,
    isPackager: actor.isPackager,
    worksForProvider: actor.worksForProvider,
  }
}
