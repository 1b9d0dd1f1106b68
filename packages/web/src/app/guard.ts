import type { PermissionGroups } from '@volute/domain/permissions'
import { type CurrentUser, isProvider, may } from '../api/index.ts'

/** Who may open a page; written on its route. Without one, everybody who is signed in. */
export interface Guard {
  /** The kind of the current company. */
  company?: 'customer' | 'provider'
  anyOf?: PermissionGroups
  /** What the provider's own company asks for instead (OQ-09). */
  providerAnyOf?: PermissionGroups
}

export function passes(user: CurrentUser, { company, anyOf, providerAnyOf = anyOf }: Guard): boolean {
  if (company && (company === 'provider') !== isProvider(user)) return false
  const groups = isProvider(user) ? providerAnyOf : anyOf
  return groups === undefined || may(user, groups)
}
