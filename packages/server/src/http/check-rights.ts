import { forbidden } from '@volute/domain/kernel'
import { isPermitted, type PermissionGroups } from '@volute/domain/permissions'
import type { Actor } from '../context.ts'

interface Rights {
  customer: PermissionGroups
  provider: PermissionGroups
}

/** Refuses who may not manage the acting company's people: the provider's own company asks for other permissions (OQ-09). */
export function checkRights(actor: Actor, rights: Rights): void {
  if (!hasRights(actor, rights)) throw forbidden()
}

/** Whether the caller holds what the acting company's kind asks for. */
export function hasRights(actor: Actor, { customer, provider }: Rights): boolean {
  return isPermitted(actor.permissions, worksForProvider(actor) ? provider : customer)
}

/** Whether the acting company is the provider's own. */
export function worksForProvider(actor: Actor): boolean {
  return actor.isProviderStaff && actor.companyId === actor.originalCompanyId
}
