import { createRoute, notFound, redirect } from '@tanstack/react-router'
import { type SearchType, searchTypes } from '@volute/domain/catalogue'
import { id, pages } from '@volute/domain/kernel'
import { USERS_ANY } from '@volute/domain/permissions'
import { z } from 'zod/mini'
import { isProvider } from '../api/index.ts'
import { ChangePasswordPage, UserInfoPage } from '../account/index.ts'
import { CartPage } from '../cart/index.ts'
import { LookupPage, PartPage, SerialEntryPage, SerialPage, startLookup } from '../catalogue/index.ts'
import { CompaniesDashboard, GeneralDashboard } from '../dashboard/index.ts'
import { OutboxPage } from '../demo/index.ts'
import {
  ConvertQuotePage,
  deskSearchParams,
  historySearchParams,
  ManagedOrderPage,
  OrderCompletePage,
  OrderDeskPage,
  OrderHistoryPage,
  PrepareQuotePage,
  SubmitOrderPage,
} from '../orders/index.ts'
import { QuickOrderPage } from '../quick-order/index.ts'
import { QuotesPage, quoteSearchParams } from '../quotes/index.ts'
import { RolesPage } from '../roles/index.ts'
import { ActingPage } from '../session/index.ts'
import { UsersPage } from '../users/index.ts'
import { companyRoutes } from './company-routes.ts'
import { devRoutes } from './dev-routes.ts'
import { entranceRoutes } from './entrance-routes.ts'
import { managedPath, managesRoles, managesUsers } from './guard.ts'
import { legalRoutes } from './legal-routes.ts'
import { ServerErrorPage } from './pages/server-error-page.tsx'
import { root } from './root-route.ts'
import { framed, signedIn } from './signed-in-route.ts'

/** A page of a list, from 1; the first one when it is not written. */
const pageNumber = z.catch(z.optional(z.pipe(z.coerce.number(), id)), undefined)

const serialEntry = createRoute({
  getParentRoute: () => framed,
  path: pages.serialEntry,
  component: SerialEntryPage,
})
const outbox = createRoute({
  getParentRoute: () => framed,
  path: pages.outbox,
  component: OutboxPage,
})
const serverError = createRoute({
  getParentRoute: () => framed,
  path: pages.serverError,
  component: ServerErrorPage,
})

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
    throw redirect({ to: isProvider(context.user) ? '/dashboard/companies' : '/dashboard/general' })
  },
})
const generalDashboard = createRoute({
  getParentRoute: () => signedIn,
  path: pages.generalDashboard,
  component: GeneralDashboard,
  staticData: { guard: { company: 'customer' } },
})
const companiesDashboard = createRoute({
  getParentRoute: () => signedIn,
  path: pages.companiesDashboard,
  component: CompaniesDashboard,
  validateSearch: z.object({ filter: z.optional(z.string()) }),
  beforeLoad: ({ context }) => {
    if (!isProvider(context.user)) throw redirect({ to: '/dashboard/general' })
  },
})

// The rooms below bring their own page; until a room has one, its path is not found.
const lookup = createRoute({
  getParentRoute: () => signedIn,
  path: pages.lookup,
  component: LookupPage,
  params: { parse: ({ type, identifier }) => ({ type: lookupType(type), identifier }) },
  loader: ({ params }) => startLookup(params),
  validateSearch: z.object({
    /** The breadcrumb: part numbers from the top assembly down. */
    path: z.catch(
      z.optional(
        z.union([
          z.pipe(
            z.string(),
            z.transform((one) => [one]),
          ),
          z.array(z.string()),
        ]),
      ),
      undefined,
    ),
    /** The selected line's part number. */
    part: z.catch(z.optional(z.string()), undefined),
    /** Which of the part's rows is meant, where it has several; counted from 1. */
    nth: z.catch(z.optional(z.coerce.number().check(z.int(), z.positive())), undefined),
  }),
})
const serial = createRoute({
  getParentRoute: () => signedIn,
  path: pages.serial,
  component: SerialPage,
})
const part = createRoute({
  getParentRoute: () => signedIn,
  path: pages.part,
  component: PartPage,
  validateSearch: z.object({
    filter: z.optional(z.string()),
    boms: pageNumber,
    pumps: pageNumber,
  }),
})
const shoppingCart = createRoute({
  getParentRoute: () => signedIn,
  path: pages.shoppingCart,
  component: CartPage,
})
const quickOrder = createRoute({
  getParentRoute: () => signedIn,
  path: pages.quickOrder,
  component: QuickOrderPage,
})
const submitOrder = createRoute({
  getParentRoute: () => signedIn,
  path: pages.submitOrder,
  component: SubmitOrderPage,
})
const preparesQuotes = { company: 'customer', anyOf: [['PREPARE_QUOTES']] } as const
const prepareQuote = createRoute({
  getParentRoute: () => signedIn,
  path: pages.prepareQuote,
  component: PrepareQuotePage,
  staticData: { guard: preparesQuotes },
})
const convertQuote = createRoute({
  getParentRoute: () => signedIn,
  path: pages.convertQuote,
  component: ConvertQuotePage,
  staticData: { guard: preparesQuotes },
})
const salesQuotes = createRoute({
  getParentRoute: () => signedIn,
  path: pages.salesQuotes,
  component: QuotesPage,
  validateSearch: quoteSearchParams,
  staticData: { guard: preparesQuotes },
})
const orderComplete = createRoute({
  getParentRoute: () => signedIn,
  path: pages.orderComplete,
  component: OrderCompletePage,
})
const orderHistory = createRoute({
  getParentRoute: () => signedIn,
  path: pages.orderHistory,
  component: OrderHistoryPage,
  validateSearch: historySearchParams,
  staticData: { guard: { company: 'customer' } },
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
  component: ActingPage,
  validateSearch: z.object({ page: pageNumber }),
  staticData: { guard: { company: 'customer', anyOf: USERS_ANY } },
})
const manageRoles = createRoute({
  getParentRoute: () => signedIn,
  path: pages.manageRoles,
  component: RolesPage,
  staticData: { guard: managesRoles },
})
const manageUsers = createRoute({
  getParentRoute: () => signedIn,
  path: pages.manageUsers,
  component: UsersPage,
  staticData: { guard: managesUsers },
})
const account = createRoute({
  getParentRoute: () => signedIn,
  path: pages.account,
  beforeLoad: () => {
    throw redirect({ to: '/account/user-info' })
  },
})
const userInfo = createRoute({
  getParentRoute: () => signedIn,
  path: pages.userInfo,
  component: UserInfoPage,
})
const changePassword = createRoute({
  getParentRoute: () => signedIn,
  path: pages.changePassword,
  component: ChangePasswordPage,
})
const worksOrders = { company: 'provider', anyOf: [['MANAGE_ORDERS']] } as const
const orderDesk = createRoute({
  getParentRoute: () => signedIn,
  path: pages.orderDesk,
  component: OrderDeskPage,
  validateSearch: deskSearchParams,
  staticData: { guard: worksOrders },
})
const managedOrder = createRoute({
  getParentRoute: () => signedIn,
  path: pages.managedOrder,
  component: ManagedOrderPage,
  validateSearch: deskSearchParams,
  staticData: { guard: worksOrders },
})

export const routeTree = root.addChildren([
  ...entranceRoutes,
  ...legalRoutes,
  // No page of the shop links to them: the router's types leave them out.
  ...(devRoutes as unknown as []),
  framed.addChildren([
    serialEntry,
    outbox,
    serverError,
    signedIn.addChildren([
      home,
      dashboard,
      generalDashboard,
      companiesDashboard,
      lookup,
      serial,
      part,
      shoppingCart,
      quickOrder,
      submitOrder,
      prepareQuote,
      convertQuote,
      salesQuotes,
      orderComplete,
      orderHistory,
      manage,
      acting,
      manageRoles,
      manageUsers,
      ...companyRoutes,
      account,
      userInfo,
      changePassword,
      orderDesk,
      managedOrder,
    ]),
  ]),
])

/** `part-number` is another word for `part` (OQ-58). */
function lookupType(typed: string): SearchType {
  const type = typed === 'part-number' ? 'part' : searchTypes.find((one) => one === typed)
  if (!type) throw notFound()
  return type
}
