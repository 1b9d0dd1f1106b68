import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { pages } from '@volute/domain/core/kernel'
import { demandSearchParams } from '../backoffice/demand/demand-search-params.ts'
import { accountsPlace } from '../people/accounts/accounts-search-params.ts'
import { companiesPlace } from '../people/companies/companies-search-params.ts'
import { managesCatalogue, managesCompanies, managesShop, seesDemand } from './guard.ts'
import { signedIn } from './root-route.tsx'
import { listPlace } from './search-params.ts'

/** All companies, for staff (SHELL-07). */
const manageCompanies = createRoute({
  getParentRoute: () => signedIn,
  path: pages.manageCompanies,
  component: lazyRouteComponent(() => import('../people/companies/companies-page.tsx'), 'CompaniesPage'),
  validateSearch: companiesPlace,
  staticData: { guard: managesCompanies },
})
const manageAccounts = createRoute({
  getParentRoute: () => signedIn,
  path: pages.manageAccounts,
  component: lazyRouteComponent(() => import('../people/accounts/accounts-page.tsx'), 'AccountsPage'),
  validateSearch: accountsPlace,
  staticData: { guard: managesCompanies },
})
const manageShop = createRoute({
  getParentRoute: () => signedIn,
  path: pages.manageShop,
  component: lazyRouteComponent(() => import('../backoffice/brand/shop-page.tsx'), 'ShopPage'),
  staticData: { guard: managesShop },
})
const manageSynonyms = createRoute({
  getParentRoute: () => signedIn,
  path: pages.manageSynonyms,
  component: lazyRouteComponent(
    () => import('../storefront/search/synonyms/synonyms-page.tsx'),
    'SynonymsPage',
  ),
  validateSearch: listPlace,
  staticData: { guard: managesCatalogue },
})
const manageFaults = createRoute({
  getParentRoute: () => signedIn,
  path: pages.manageFaults,
  component: lazyRouteComponent(() => import('../storefront/faults/faults-page.tsx'), 'FaultsPage'),
  validateSearch: listPlace,
  staticData: { guard: managesCatalogue },
})
const demand = createRoute({
  getParentRoute: () => signedIn,
  path: pages.demand,
  component: lazyRouteComponent(() => import('../backoffice/demand/demand-page.tsx'), 'DemandPage'),
  validateSearch: demandSearchParams,
  staticData: { guard: seesDemand },
})
/** Links between companies and distributors, for staff (SHELL-07). */
const companyDistributors = createRoute({
  getParentRoute: () => signedIn,
  path: pages.companyDistributors,
  component: lazyRouteComponent(
    () => import('../people/distributors/distributors-page.tsx'),
    'DistributorsPage',
  ),
  validateSearch: listPlace,
})
/** Preferences of a company, for its administrators (SHELL-08). */
const preferences = createRoute({
  getParentRoute: () => signedIn,
  path: pages.preferences,
  component: lazyRouteComponent(
    () => import('../people/preferences/preferences-page.tsx'),
    'PreferencesPage',
  ),
  beforeLoad: ({ context, params }) => {
    const companyId = String(context.user.companyId)
    if (params.companyId !== companyId)
      throw redirect({ to: '/company/$companyId/preference', params: { companyId }, replace: true })
  },
})

export const companyRoutes = [
  manageCompanies,
  manageAccounts,
  manageShop,
  manageSynonyms,
  manageFaults,
  demand,
  companyDistributors,
  preferences,
] as const
