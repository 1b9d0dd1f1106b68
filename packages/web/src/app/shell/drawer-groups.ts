import type { FigureKey, getTodayCounts } from '@volute/domain/backoffice/today'
import { countText, type ReplyOf } from '@volute/domain/core/kernel'
import {
  everywhere,
  MANAGES_COMPANIES,
  type Permission,
  SEES_ROLES,
  SEES_USERS,
} from '@volute/domain/core/permissions'
import {
  type CurrentUser,
  holds,
  isProvider,
  isSignedIn,
  mayPrepareQuotes,
  type Session,
} from '../../core/api/index.ts'
import type { NavGroup } from '../../core/ui/floating/nav-drawer.tsx'
import { entranceGroups, legalGroup } from '../../people/session/index.ts'
import { passes, seesToday, startPath } from '../guard.ts'

const manageRoles = { label: 'Manage Roles', to: '/manage/roles' as const }
const manageUsers = { label: 'Manage Users', to: '/manage/users' as const }

/** Numbers of rows that wait, by the figure that counts them. */
type Counts = ReplyOf<typeof getTodayCounts>['counts']

/** Entries of the drawer by company kind; for signed-out people Account and Legal (SHELL-34 to SHELL-36, PERM-05 to PERM-10). */
export function drawerGroups(session: Session, counts: Counts = []): readonly NavGroup[] {
  if (!isSignedIn(session)) return entranceGroups
  if (isProvider(session.user)) return [...staffGroups(session.user, counts), legalGroup]
  const dashboard = { label: 'Dashboard', to: '/dashboard/general' as const }
  const pumps = { label: 'My Pumps', to: '/fleet' as const }
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

/** Groups of the provider's staff, with the counts of waiting rows; a group without entries is left out (TODAY-05). */
function staffGroups(user: CurrentUser, counts: Counts): readonly NavGroup[] {
  const may = (permission: Permission) => holds(user, everywhere(permission))
  const waiting = (key: FigureKey) => {
    const found = counts.find((one) => one.key === key)
    return found && found.rowCount > 0 ? { count: countText(found.rowCount, found.isMore) } : {}
  }
  const groups: NavGroup[] = [
    {
      title: user.companyName,
      entries: [
        ...(passes(user, seesToday) ? [{ label: 'Today', to: '/dashboard/today' as const }] : []),
        ...(may('CROSS_COMPANY')
          ? [{ label: 'Companies Dashboard', to: '/dashboard/companies' as const }]
          : []),
        ...(startPath(user) === '/dashboard/start'
          ? [{ label: 'Dashboard', to: '/dashboard/start' as const }]
          : []),
      ],
    },
    {
      title: 'Orders and claims',
      entries: [
        ...(may('MANAGE_ORDERS')
          ? [{ label: 'Orders', to: '/manage/orders' as const, ...waiting('toDo') }]
          : []),
        ...(may('MANAGE_RETURNS')
          ? [{ label: 'Claims', to: '/manage/claims' as const, ...waiting('claims') }]
          : []),
      ],
    },
    {
      title: 'Companies and people',
      entries: [
        ...(holds(user, MANAGES_COMPANIES)
          ? [
              { label: 'Manage Companies', to: '/manage/companies' as const },
              { label: 'Accounts', to: '/manage/accounts' as const },
            ]
          : []),
        ...(may('UPDATE_COMPANY')
          ? [{ label: 'Distributors', to: '/manage-company-distributors' as const }]
          : []),
        ...(holds(user, SEES_USERS) ? [manageUsers] : []),
        ...(holds(user, SEES_ROLES) ? [manageRoles] : []),
      ],
    },
    {
      title: 'Catalogue',
      entries: [
        ...(may('MANAGE_CATALOGUE')
          ? [
              { label: 'Workbench', to: '/workbench' as const, ...waiting('drafts') },
              { label: 'Synonyms', to: '/manage/synonyms' as const },
              { label: 'Fault Tables', to: '/manage/faults' as const },
            ]
          : []),
        ...(may('VIEW_DEMAND') ? [{ label: 'Demand', to: '/demand' as const }] : []),
      ],
    },
    {
      title: 'Shop',
      entries: [
        ...(may('SUPPORT') ? [{ label: 'Support', to: '/manage/support' as const }] : []),
        ...(may('MANAGE_SHOP') ? [{ label: 'Shop', to: '/manage/shop' as const }] : []),
      ],
    },
  ]
  return groups.filter(({ entries }) => entries.length > 0)
}
