import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pages } from '@volute/domain/kernel'
import { claimsSearchParams } from '../returns/claims-search-params.ts'
import { managesReturns } from './guard.ts'
import { signedIn } from './root-route.tsx'

const claims = createRoute({
  getParentRoute: () => signedIn,
  path: pages.claims,
  component: lazyRouteComponent(() => import('../returns/claims-page.tsx'), 'ClaimsPage'),
  validateSearch: claimsSearchParams,
  staticData: { guard: managesReturns },
})
const managedClaim = createRoute({
  getParentRoute: () => signedIn,
  path: pages.managedClaim,
  component: lazyRouteComponent(() => import('../returns/managed-claim-page.tsx'), 'ManagedClaimPage'),
  validateSearch: claimsSearchParams,
  staticData: { guard: managesReturns },
})

export const returnRoutes = [claims, managedClaim] as const
