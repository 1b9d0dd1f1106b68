import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pages } from '@volute/domain/core/kernel'
import { fleetPumpFields, fleetSearchParams } from '../service/fleet/fleet-search-params.ts'
import { addressOf } from '../core/api/index.ts'
import { framed, signedIn } from './root-route.tsx'
import { bomFields } from './search-params.ts'

const fleet = createRoute({
  getParentRoute: () => signedIn,
  path: pages.fleet,
  component: lazyRouteComponent(() => import('../service/fleet/fleet-page.tsx'), 'FleetPage'),
  validateSearch: fleetSearchParams,
  staticData: { guard: { company: 'customer' } },
})
const fleetPump = createRoute({
  getParentRoute: () => signedIn,
  path: pages.fleetPump,
  component: lazyRouteComponent(() => import('../service/fleet/fleet-pump-page.tsx'), 'FleetPumpPage'),
  validateSearch: addressOf({ ...bomFields, ...fleetPumpFields }),
  staticData: { guard: { company: 'customer' } },
})

/** Target page of a label, for everybody (FLEET-23). */
export const publicPump = createRoute({
  getParentRoute: () => framed,
  path: pages.publicPump,
  component: lazyRouteComponent(() => import('../service/fleet/public-pump-page.tsx'), 'PublicPumpPage'),
})

export const fleetRoutes = [fleet, fleetPump] as const
