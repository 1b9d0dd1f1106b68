import type { SessionUser } from '@volute/domain/session'
import type { Actor } from '../context.ts'

/** The person as the browser keeps it; hidden companies exist only in the browser's defaults (OQ-14). */
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
  }
}
