import {
  P_ROLES_ANY,
  P_USERS_ANY,
  type PermissionGroups,
  ROLES_ANY,
  USERS_ANY,
} from '@volute/domain/permissions'
import { type CurrentUser, isProvider, may } from '../api/index.ts'

/** Who may open a page; written on its route. Without one, everybody who is signed in. */
export interface Guard {
  /** The kind of the current company. */
  company?: 'customer' | 'provider'
  anyOf?: PermissionGroups
  /** What the provider's own company asks for instead (OQ-09). */
  providerAnyOf?: PermissionGroups
}

/** Whether the person may open a page: every guard on its way passes. */
export function mayOpen(user: CurrentUser, route: { staticData: { guard?: Guard } }[]): boolean {
  return route.every(({ staticData: { guard } }) => guard === undefined || passes(user, guard))
}

export function passes(user: CurrentUser, { company, anyOf, providerAnyOf = anyOf }: Guard): boolean {
  if (company && (company === 'provider') !== isProvider(user)) return false
  const groups = isProvider(user) ? providerAnyOf : anyOf
  return groups === undefined || may(user, groups)
}

export const managesUsers: Guard = { anyOf: USERS_ANY, providerAnyOf: P_USERS_ANY }
export const managesRoles: Guard = { anyOf: ROLES_ANY, providerAnyOf: P_ROLES_ANY }

/** Where `/manage` leads: to the users, else to the roles, else nowhere (SHELL-23, OQ-09). */
export function managedPath(user: CurrentUser): '/manage/users' | '/manage/roles' | undefined {
  if (passes(user, managesUsers)) return '/manage/users'
  return passes(user, managesRoles) ? '/manage/roles' : undefined
}
