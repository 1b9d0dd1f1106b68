import { everywhere, SEES_USERS, MANAGES_COMPANIES, SEES_ROLES } from '@volute/domain/core/permissions'
import { isProvider, isSignedIn, mayPrepareQuotes, type Session, holds } from '../../core/api/index.ts'
import { entranceGroups, legalGroup } from '../../people/session/index.ts'
import type { NavGroup } from '../../core/ui/floating/nav-drawer.tsx'
import { startPath } from '../guard.ts'

const manageRoles = { label: 'Manage Roles', to: '/manage/roles' as const }
const manageUsers = { label: 'Manage Users', to: '/manage/users' as const }

/** Entries of the drawer by company kind; for signed-out people Account and Legal (SHELL-34 to SHELL-36, PERM-05 to PERM-10). */
export function drawerGroups(session: Session): readonly NavGroup[] {
  if (!isSignedIn(session)) return entranceGroups
  if (isProvider(session.user)) {
    const start = { label: 'Dashboard', to: '/dashboard/start' as const }
    const companies = { label: 'Companies Dashboard', to: '/dashboard/companies' as const }
    const manageCompanies = { label: 'Manage Companies', to: '/manage/companies' as const }
    const accounts = { label: 'Accounts', to: '/manage/accounts' as const }
    const distributors = { label: 'Distributors', to: '/manage-company-distributors' as const }
    const orders = { label: 'Orders', to: '/manage/orders' as const }
    const claims = { label: 'Claims', to: '/manage/claims' as const }
    const support = { label: 'Support', to: '/manage/support' as const }
    const shop = { label: 'Shop', to: '/manage/shop' as const }
    const workbench = { label: 'Workbench', to: '/workbench' as const }
    const synonyms = { label: 'Synonyms', to: '/manage/synonyms' as const }
    const demand = { label: 'Demand', to: '/demand' as const }
    const entries = [
      ...(holds(session.user, everywhere('CROSS_COMPANY')) ? [companies] : []),
      ...(startPath(session.user) === start.to ? [start] : []),
      ...(holds(session.user, MANAGES_COMPANIES) ? [manageCompanies, accounts] : []),
      ...(holds(session.user, everywhere('UPDATE_COMPANY')) ? [distributors] : []),
      ...(holds(session.user, SEES_USERS) ? [manageUsers] : []),
      ...(holds(session.user, SEES_ROLES) ? [manageRoles] : []),
      ...(holds(session.user, everywhere('MANAGE_ORDERS')) ? [orders] : []),
      ...(holds(session.user, everywhere('MANAGE_RETURNS')) ? [claims] : []),
      ...(holds(session.user, everywhere('SUPPORT')) ? [support] : []),
      ...(holds(session.user, everywhere('MANAGE_SHOP')) ? [shop] : []),
      ...(holds(session.user, everywhere('MANAGE_CATALOGUE')) ? [workbench, synonyms] : []),
      ...(holds(session.user, everywhere('VIEW_DEMAND')) ? [demand] : []),
    ]
    return [{ title: session.user.companyName, entries }, legalGroup]
  }
  const dashboard = { label: 'Dashboard', to: '/dashboard/general' as const }
  const pumps = { label: 'Pumps', to: '/fleet' as const }
  const quickOrder = { label: 'Quick Order', to: '/quick-order' as const }
  const orderHistory = { label: 'Order History', to: '/order-history' as const }
  const quotes = { label: 'Manage Quotes', to: '/sales-quotes' as const }
  const entries = [
    dashboard,
    pumps,
    quickOrder,
    ...(holds(session.user, SEES_USERS) ? [manageUsers] : []),
    ...(holds(session.user, SEES_ROLES) ? [manageRoles] : []),
    ...(mayPrepareQuotes(session.user) ? [quotes] : []),
    orderHistory,
  ]
  return [{ title: session.user.companyName, entries }, legalGroup]
}
