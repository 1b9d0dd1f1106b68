import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { root } from './root-route.tsx'

/** Pages for developers of the shop; the build drops them. */
export const devRoutes = import.meta.env.DEV
  ? [
      createRoute({
        getParentRoute: () => root,
        path: '/dev/ui',
        component: lazyRouteComponent(() => import('./dev/states-page.tsx'), 'StatesPage'),
      }),
    ]
  : []
