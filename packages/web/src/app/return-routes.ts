import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pages } from '@volute/domain/core/kernel'
import { claimsSearchParams } from '../service/returns/claims-search-params.ts'
import { managesReturns } from './guard.ts'
import { signedIn } from './root-route.tsx'

const claims = createRoute({
  getParentRoute: () => signedIn,
  path: pages.claims,
  component: lazyRouteComponent(() => import('../service/returns/claims-page.tsx'), 'ClaimsPage'),
  validateSearch: claimsSearchParams,
  staticData: { guard: managesReturns },
})
const managedClaim = createRoute({
  getParentRoute: () => signedIn,
  path: pages.managedClaim,
  component: lazyRouteComponent(
    () => import('../service/returns/managed-claim-page.tsx'),
    'ManagedClaimPage',
  ),
  validateSearch: claimsSearchParams,
  staticData: { guard: managesReturns },
})

export const returnRoutes = [claims, managedClaim] as const
