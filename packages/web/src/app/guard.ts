import { SEES_TODAY } from '@volute/domain/backoffice/today'
import {
  everywhere,
  MANAGES_COMPANIES,
  type Rights,
  SEES_ROLES,
  SEES_USERS,
} from '@volute/domain/core/permissions'
import { type CurrentUser, holds, isProvider } from '../core/api/index.ts'

/** Condition for opening a page, set on its route. Without one, every signed-in person may open it. */
export interface Guard {
  /** Kind of the current company. */
  company?: 'customer' | 'provider'
  rights?: Rights
}

/** True if the person may open a page: every guard along its route passes (SHELL-21 to SHELL-29). */
export function mayOpen(user: CurrentUser, route: { staticData: { guard?: Guard } }[]): boolean {
  return route.every(({ staticData: { guard } }) => guard === undefined || passes(user, guard))
}

/** True if the company has the required kind and the person has the required permissions (SHELL-21 to SHELL-29). */
export function passes(user: CurrentUser, { company, rights }: Guard): boolean {
  if (company && (company === 'provider') !== isProvider(user)) return false
  return rights === undefined || holds(user, rights)
}

/** Guard of `/manage/users` (SHELL-25). */
export const managesUsers: Guard = { rights: SEES_USERS }
/** Guard of `/manage/roles` (SHELL-26). */
export const managesRoles: Guard = { rights: SEES_ROLES }
/** Guard of `/manage/companies` (PERM-16). */
export const managesCompanies: Guard = { company: 'provider', rights: MANAGES_COMPANIES }
export const worksOrders: Guard = { company: 'provider', rights: everywhere('MANAGE_ORDERS') }
export const managesReturns: Guard = { company: 'provider', rights: everywhere('MANAGE_RETURNS') }
export const supportsPeople: Guard = { company: 'provider', rights: everywhere('SUPPORT') }
export const managesShop: Guard = { company: 'provider', rights: everywhere('MANAGE_SHOP') }
export const managesCatalogue: Guard = { company: 'provider', rights: everywhere('MANAGE_CATALOGUE') }
export const seesDemand: Guard = { company: 'provider', rights: everywhere('VIEW_DEMAND') }
export const seesToday: Guard = { company: 'provider', rights: SEES_TODAY }
/** Guard of `/dashboard/companies` (PERM-11). */
const actsForCompanies: Guard = { company: 'provider', rights: everywhere('CROSS_COMPANY') }

/** First page of a person: one that they may use, or else only the search (SHELL-20, OQ-99). */
export function startPath(user: CurrentUser) {
  if (!isProvider(user)) return '/dashboard/general'
  if (passes(user, actsForCompanies)) return '/dashboard/companies'
  if (passes(user, seesToday)) return '/dashboard/today'
  const path = managedPath(user)
  if (path) return path
  if (passes(user, managesCompanies)) return '/manage/companies'
  return passes(user, managesShop) ? '/manage/shop' : '/dashboard/start'
}

/** Target of `/manage`: the users, or else the roles, or else none (SHELL-23, OQ-09). */
export function managedPath(user: CurrentUser): '/manage/users' | '/manage/roles' | undefined {
  if (passes(user, managesUsers)) return '/manage/users'
  return passes(user, managesRoles) ? '/manage/roles' : undefined
}
