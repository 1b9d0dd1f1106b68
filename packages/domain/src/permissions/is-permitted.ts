import type { PermissionGroups } from './permissions.ts'

/**
 * Whether all permissions of at least one group are held (PERM-01, OQ-08).
 * Held A and C: `[[A, B], [C]]` passes, `[[A, B]]` does not; no group or an empty group never passes.
 */
export function isPermitted(held: readonly string[], anyOf: PermissionGroups): boolean {
  return anyOf.some((group) => group.length > 0 && group.every((code) => held.includes(code)))
}
