import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { pages } from '@volute/domain/kernel'
import { managesCompanies, managesShop } from './guard.ts'
import { signedIn } from './root-route.tsx'
import { listPlace } from './search-params.ts'

const manageCompanies = createRoute({
  getParentRoute: () => signedIn,
  path: pages.manageCompanies,
  component: lazyRouteComponent(() => import('../companies/companies-page.tsx'), 'CompaniesPage'),
  validateSearch: listPlace,
  staticData: { guard: managesCompanies },
})
const manageShop = createRoute({
  getParentRoute: () => signedIn,
  path: pages.manageShop,
  component: lazyRouteComponent(() => import('../brand/shop-page.tsx'), 'ShopPage'),
  staticData: { guard: managesShop },
})
const companyDistributors = createRoute({
  getParentRoute: () => signedIn,
  path: pages.companyDistributors,
  component: lazyRouteComponent(() => import('../distributors/distributors-page.tsx'), 'DistributorsPage'),
  validateSearch: listPlace,
})
const preferences = createRoute({
  getParentRoute: () => signedIn,
  path: pages.preferences,
  component: lazyRouteComponent(() => import('../preferences/preferences-page.tsx'), 'PreferencesPage'),
  beforeLoad: ({ context, params }) => {
    const companyId = String(context.user.companyId)
    if (params.companyId !== companyId)
      throw redirect({ to: '/company/$companyId/preference', params: { companyId }, replace: true })
  },
})

export const companyRoutes = [manageCompanies, manageShop, companyDistributors, preferences] as const
