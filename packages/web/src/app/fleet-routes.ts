import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pages } from '@volute/domain/core/kernel'
import { fleetSearchParams, fleetPumpSearchParams } from '../service/fleet/fleet-search-params.ts'
import { framed, signedIn } from './root-route.tsx'
import { bomPlace } from './search-params.ts'
import { z } from 'zod/mini'

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
  validateSearch: z.extend(bomPlace, fleetPumpSearchParams.shape),
  staticData: { guard: { company: 'customer' } },
})

/** Target page of a label, for everybody (FLEET-23). */
export const publicPump = createRoute({
  getParentRoute: () => framed,
  path: pages.publicPump,
  component: lazyRouteComponent(() => import('../service/fleet/public-pump-page.tsx'), 'PublicPumpPage'),
})

export const fleetRoutes = [fleet, fleetPump] as const
