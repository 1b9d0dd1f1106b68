import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router'
import { type SearchType, searchTypes } from '@volute/domain/catalogue/numbers'
import { pages } from '@volute/domain/core/kernel'
import { SEES_USERS, everywhere } from '@volute/domain/core/permissions'
import { addressOf, isProvider, numberInAddress, textInAddress } from '../core/api/index.ts'
import { historySearchParams } from '../buying/orders/history/history-search-params.ts'
import { quoteSearchParams } from '../buying/quotes/quote-search-params.ts'
import { resultsSearchParams } from '../storefront/search/results/results-search-params.ts'
import { accountRoutes } from './account-routes.ts'
import { companyRoutes } from './company-routes.ts'
import { deskRoutes } from './desk-routes.ts'
import { devRoutes } from './dev-routes.ts'
import { entranceRoutes } from './entrance-routes.ts'
import { managedPath, managesRoles, managesUsers, seesToday, startPath } from './guard.ts'
import { fleetRoutes, publicPump } from './fleet-routes.ts'
import { legalRoutes } from './legal-routes.ts'
import { returnRoutes } from './return-routes.ts'
import { supportRoutes } from './support-routes.ts'
import { workbenchRoutes } from './workbench-routes.ts'
import { ServerErrorPage } from './error-pages.tsx'
import { framed, root, signedIn } from './root-route.tsx'
import { bomPlace, listPlace } from './search-params.ts'

const serialEntry = createRoute({
  getParentRoute: () => framed,
  path: pages.serialEntry,
  component: lazyRouteComponent(
    () => import('../storefront/serial/serial-entry-page.tsx'),
    'SerialEntryPage',
  ),
})
const outbox = createRoute({
  getParentRoute: () => framed,
  path: pages.outbox,
  component: lazyRouteComponent(() => import('./demo/outbox-page.tsx'), 'OutboxPage'),
})
const serverError = createRoute({
  getParentRoute: () => framed,
  path: pages.serverError,
  component: ServerErrorPage,
})

/** Redirects to the dashboard (SHELL-19). */
const home = createRoute({
  getParentRoute: () => signedIn,
  path: pages.home,
  beforeLoad: () => {
    throw redirect({ to: '/dashboard' })
  },
})
const dashboard = createRoute({
  getParentRoute: () => signedIn,
  path: pages.dashboard,
  beforeLoad: ({ context }) => {
    throw redirect({ to: startPath(context.user) })
  },
})
const generalDashboard = createRoute({
  getParentRoute: () => signedIn,
  path: pages.generalDashboard,
  component: lazyRouteComponent(
    () => import('../storefront/dashboard/general-dashboard-page.tsx'),
    'GeneralDashboard',
  ),
  staticData: { guard: { company: 'customer' } },
})
const companiesDashboard = createRoute({
  getParentRoute: () => signedIn,
  path: pages.companiesDashboard,
  component: lazyRouteComponent(() => import('./companies-start-page.tsx'), 'CompaniesStartPage'),
  validateSearch: listPlace,
  beforeLoad: ({ context }) => {
    if (!isProvider(context.user)) throw redirect({ to: '/dashboard/general' })
  },
})
const today = createRoute({
  getParentRoute: () => signedIn,
  path: pages.today,
  component: lazyRouteComponent(() => import('../backoffice/today/today-page.tsx'), 'TodayPage'),
  staticData: { guard: seesToday },
})
const start = createRoute({
  getParentRoute: () => signedIn,
  path: pages.start,
  component: lazyRouteComponent(() => import('../storefront/dashboard/start-page.tsx'), 'StartPage'),
  staticData: { guard: { company: 'provider' } },
})

/** Pump by BOM, serial or part number (SHELL-04). */
const lookup = createRoute({
  getParentRoute: () => signedIn,
  path: pages.lookup,
  component: lazyRouteComponent(() => import('../storefront/bom/lookup-page.tsx'), 'LookupPage'),
  params: { parse: ({ type, identifier }) => ({ type: lookupType(type), identifier }) },
  loader: async ({ params }) => (await import('../storefront/bom/lookup-query.ts')).startLookup(params),
  validateSearch: bomPlace,
})
const serial = createRoute({
  getParentRoute: () => signedIn,
  path: pages.serial,
  component: lazyRouteComponent(() => import('../storefront/serial/serial-page.tsx'), 'SerialPage'),
})
const serialChanges = createRoute({
  getParentRoute: () => signedIn,
  path: pages.serialChanges,
  component: lazyRouteComponent(() => import('../catalogue/fit/changes-page.tsx'), 'ChangesPage'),
})
const part = createRoute({
  getParentRoute: () => signedIn,
  path: pages.part,
  component: lazyRouteComponent(() => import('../storefront/part-page/part-page.tsx'), 'PartPage'),
  validateSearch: addressOf({
    filter: textInAddress,
    boms: numberInAddress,
    pumps: numberInAddress,
  }),
})
const search = createRoute({
  getParentRoute: () => signedIn,
  path: pages.search,
  component: lazyRouteComponent(() => import('../storefront/search/results/search-page.tsx'), 'SearchPage'),
  validateSearch: resultsSearchParams,
})
const shoppingCart = createRoute({
  getParentRoute: () => signedIn,
  path: pages.shoppingCart,
  component: lazyRouteComponent(() => import('../buying/cart/cart-page.tsx'), 'CartPage'),
})
const quickOrder = createRoute({
  getParentRoute: () => signedIn,
  path: pages.quickOrder,
  component: lazyRouteComponent(() => import('../buying/quick-order/quick-order-page.tsx'), 'QuickOrderPage'),
})
/** Checkout of an order (SHELL-05). */
const submitOrder = createRoute({
  getParentRoute: () => signedIn,
  path: pages.submitOrder,
  validateSearch: addressOf({
    /** Lines of the cart to order, by id; without them, all of it. */
    only: textInAddress,
  }),
  component: lazyRouteComponent(() => import('../buying/checkout/submit-order-page.tsx'), 'SubmitOrderPage'),
})
/** Guard of the quotes: customers with PREPARE_QUOTES (PERM-13). */
const preparesQuotes = { company: 'customer', rights: everywhere('PREPARE_QUOTES') } as const
/** Checkout of a quote (SHELL-05). */
const prepareQuote = createRoute({
  getParentRoute: () => signedIn,
  path: pages.prepareQuote,
  component: lazyRouteComponent(() => import('../buying/checkout/submit-order-page.tsx'), 'PrepareQuotePage'),
  staticData: { guard: preparesQuotes },
})
const convertQuote = createRoute({
  getParentRoute: () => signedIn,
  path: pages.convertQuote,
  component: lazyRouteComponent(() => import('../buying/quotes/convert-quote-page.tsx'), 'ConvertQuotePage'),
  staticData: { guard: preparesQuotes },
})
const salesQuotes = createRoute({
  getParentRoute: () => signedIn,
  path: pages.salesQuotes,
  component: lazyRouteComponent(() => import('../buying/quotes/quotes-page.tsx'), 'QuotesPage'),
  validateSearch: quoteSearchParams,
  staticData: { guard: preparesQuotes },
})
const orderComplete = createRoute({
  getParentRoute: () => signedIn,
  path: pages.orderComplete,
  component: lazyRouteComponent(
    () => import('../buying/orders/order-complete-page.tsx'),
    'OrderCompletePage',
  ),
})
const orderHistory = createRoute({
  getParentRoute: () => signedIn,
  path: pages.orderHistory,
  component: lazyRouteComponent(
    () => import('../buying/orders/history/order-history-page.tsx'),
    'OrderHistoryPage',
  ),
  validateSearch: historySearchParams,
  staticData: { guard: { company: 'customer' } },
})
const order = createRoute({
  getParentRoute: () => signedIn,
  path: pages.order,
  component: lazyRouteComponent(() => import('./order-page.tsx'), 'OrderPage'),
})
const manage = createRoute({
  getParentRoute: () => signedIn,
  path: pages.manage,
  beforeLoad: ({ context }) => {
    const path = managedPath(context.user)
    if (!path) throw notFound()
    throw redirect({ to: path })
  },
})
const acting = createRoute({
  getParentRoute: () => signedIn,
  path: pages.acting,
  component: lazyRouteComponent(() => import('../people/session/acting-page.tsx'), 'ActingPage'),
  validateSearch: addressOf({ page: numberInAddress }),
  staticData: { guard: { company: 'customer', rights: SEES_USERS } },
})
/** Roles of a company, for its administrators (SHELL-08). */
const manageRoles = createRoute({
  getParentRoute: () => signedIn,
  path: pages.manageRoles,
  component: lazyRouteComponent(() => import('../people/roles/roles-page.tsx'), 'RolesPage'),
  staticData: { guard: managesRoles },
})
/** Users of a company, for its administrators (SHELL-08). */
const manageUsers = createRoute({
  getParentRoute: () => signedIn,
  path: pages.manageUsers,
  component: lazyRouteComponent(() => import('../people/users/users-page.tsx'), 'UsersPage'),
  validateSearch: listPlace,
  staticData: { guard: managesUsers },
})
/** All pages, for customers and for the provider's staff (SHELL-01). */
export const routeTree = root.addChildren([
  ...entranceRoutes,
  ...legalRoutes,
  // No page of the shop links to these, so the router's types omit them.
  ...(devRoutes as unknown as []),
  framed.addChildren([
    serialEntry,
    outbox,
    serverError,
    publicPump,
    signedIn.addChildren([
      home,
      dashboard,
      generalDashboard,
      companiesDashboard,
      today,
      start,
      lookup,
      serial,
      serialChanges,
      part,
      search,
      ...fleetRoutes,
      shoppingCart,
      quickOrder,
      submitOrder,
      prepareQuote,
      convertQuote,
      salesQuotes,
      orderComplete,
      orderHistory,
      order,
      manage,
      acting,
      manageRoles,
      manageUsers,
      ...companyRoutes,
      ...accountRoutes,
      ...deskRoutes,
      ...returnRoutes,
      ...supportRoutes,
      ...workbenchRoutes,
    ]),
  ]),
])

/** `part-number` is an alias of `part` (OQ-58). */
function lookupType(typed: string): SearchType {
  const type = typed === 'part-number' ? 'part' : searchTypes.find((one) => one === typed)
  if (!type) throw notFound()
  return type
}
