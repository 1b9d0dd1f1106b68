import { forbidden } from '@volute/domain/kernel'
import { isPermitted, type PermissionGroups } from '@volute/domain/permissions'
import type { Actor } from '../context.ts'

/** Refuses who may not manage the acting company's people: the provider's own company asks for other permissions (OQ-09). */
export function checkRights(
  actor: Actor,
  { customer, provider }: { customer: PermissionGroups; provider: PermissionGroups },
): void {
  if (!isPermitted(actor.permissions, worksForProvider(actor) ? provider : customer)) throw forbidden()
}

/** Whether the acting company is the provider's own. */
export function worksForProvider(actor: Actor): boolean {
  return actor.isProviderStaff && actor.companyId === actor.originalCompanyId
}
