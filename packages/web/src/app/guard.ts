import { type Rights, SEES_ROLES, SEES_USERS } from '@volute/domain/permissions'
import { type CurrentUser, holds, isProvider } from '../api/index.ts'

/** Who may open a page; written on its route. Without one, everybody who is signed in. */
export interface Guard {
  /** The kind of the current company. */
  company?: 'customer' | 'provider'
  rights?: Rights
}

/** Whether the person may open a page: every guard on its way passes. */
export function mayOpen(user: CurrentUser, route: { staticData: { guard?: Guard } }[]): boolean {
  return route.every(({ staticData: { guard } }) => guard === undefined || passes(user, guard))
}

export function passes(user: CurrentUser, { company, rights }: Guard): boolean {
  if (company && (company === 'provider') !== isProvider(user)) return false
  return rights === undefined || holds(user, rights)
}

export const managesUsers: Guard = { rights: SEES_USERS }
export const managesRoles: Guard = { rights: SEES_ROLES }

/** Where `/manage` leads: to the users, else to the roles, else nowhere (SHELL-23, OQ-09). */
export function managedPath(user: CurrentUser): '/manage/users' | '/manage/roles' | undefined {
  if (passes(user, managesUsers)) return '/manage/users'
  return passes(user, managesRoles) ? '/manage/roles' : undefined
}
