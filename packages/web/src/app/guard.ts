import {
  everywhere,
  MANAGES_COMPANIES,
  type Rights,
  SEES_ROLES,
  SEES_USERS,
} from '@volute/domain/core/permissions'
import { type CurrentUser, holds, isProvider } from '../core/api/index.ts'

/** Who may open a page; written on its route. Without one, everybody who is signed in. */
export interface Guard {
  /** The kind of the current company. */
  company?: 'customer' | 'provider'
  rights?: Rights
}

/** True when the person may open a page: every guard on its way passes (SHELL-21 to SHELL-29). */
export function mayOpen(user: CurrentUser, route: { staticData: { guard?: Guard } }[]): boolean {
  return route.every(({ staticData: { guard } }) => guard === undefined || passes(user, guard))
}

/** True when the company is of the page's kind, and the person has its rights (SHELL-21 to SHELL-29). */
export function passes(user: CurrentUser, { company, rights }: Guard): boolean {
  if (company && (company === 'provider') !== isProvider(user)) return false
  return rights === undefined || holds(user, rights)
}

/** Who opens `/manage/users` (SHELL-25). */
export const managesUsers: Guard = { rights: SEES_USERS }
/** Who opens `/manage/roles` (SHELL-26). */
export const managesRoles: Guard = { rights: SEES_ROLES }
/** Who opens `/manage/companies` (PERM-16). */
export const managesCompanies: Guard = { company: 'provider', rights: MANAGES_COMPANIES }
export const worksOrders: Guard = { company: 'provider', rights: everywhere('MANAGE_ORDERS') }
export const managesReturns: Guard = { company: 'provider', rights: everywhere('MANAGE_RETURNS') }
export const supportsPeople: Guard = { company: 'provider', rights: everywhere('SUPPORT') }
export const managesShop: Guard = { company: 'provider', rights: everywhere('MANAGE_SHOP') }
export const managesCatalogue: Guard = { company: 'provider', rights: everywhere('MANAGE_CATALOGUE') }
export const seesDemand: Guard = { company: 'provider', rights: everywhere('VIEW_DEMAND') }
/** Who opens `/dashboard/companies` (PERM-11). */
const actsForCompanies: Guard = { company: 'provider', rights: everywhere('CROSS_COMPANY') }

/** A person's first page: one that they may use, and else the search alone (SHELL-20, OQ-99). */
export function startPath(user: CurrentUser) {
  if (!isProvider(user)) return '/dashboard/general'
  if (passes(user, actsForCompanies)) return '/dashboard/companies'
  if (passes(user, worksOrders)) return '/manage/orders'
  if (passes(user, managesReturns)) return '/manage/claims'
  if (passes(user, supportsPeople)) return '/manage/support'
  const path = managedPath(user)
  if (path) return path
  if (passes(user, managesCompanies)) return '/manage/companies'
  if (passes(user, managesShop)) return '/manage/shop'
  if (passes(user, managesCatalogue)) return '/workbench'
  return passes(user, seesDemand) ? '/demand' : '/dashboard/start'
}

/** Where `/manage` leads: to the users, else to the roles, else nowhere (SHELL-23, OQ-09). */
export function managedPath(user: CurrentUser): '/manage/users' | '/manage/roles' | undefined {
  if (passes(user, managesUsers)) return '/manage/users'
  return passes(user, managesRoles) ? '/manage/roles' : undefined
}
