import type { PermissionGroups } from '@volute/domain/permissions'
import { type CurrentUser, isProvider, may } from '../api/index.ts'

/** Who may open a page; written on its route. Without one, everybody who is signed in. */
export interface Guard {
  /** The kind of the current company. */
  company?: 'customer' | 'provider'
  anyOf?: PermissionGroups
}

export function passes(user: CurrentUser, { company, anyOf }: Guard): boolean {
  if (company && (company === 'provider') !== isProvider(user)) return false
  return anyOf === undefined || may(user, anyOf)
}
