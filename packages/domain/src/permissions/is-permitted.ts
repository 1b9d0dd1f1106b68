import type { PermissionGroups, Rights } from './permissions.ts'

/**
 * Whether all permissions of at least one group are held (PERM-01, OQ-08).
 * Held A and C: `[[A, B], [C]]` passes, `[[A, B]]` does not; no group or an empty group never passes.
 */
export function isPermitted(held: readonly string[], anyOf: PermissionGroups): boolean {
  return anyOf.some((group) => group.length > 0 && group.every((code) => held.includes(code)))
}

/** Who asks: what they hold, and whether they work in the provider's own company rather than for a customer. */
export interface Holder {
  permissions: readonly string[]
  worksForProvider: boolean
}

/** Whether the company that one acts for lets its people do this (OQ-09). */
export function hasRights({ permissions, worksForProvider }: Holder, rights: Rights): boolean {
  return isPermitted(permissions, worksForProvider ? rights.provider : rights.customer)
}

/** Whether all of these are held; who lacks one can neither give it nor take it from others (OQ-31). */
export function holdsAll(held: readonly string[], wanted: readonly string[]): boolean {
  return wanted.every((permission) => held.includes(permission))
}
