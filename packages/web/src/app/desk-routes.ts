import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pages } from '@volute/domain/core/kernel'
import { deskSearchParams } from '../buying/orders/desk/desk-search-params.ts'
import { worksOrders } from './guard.ts'
import { signedIn } from './root-route.tsx'

const orderDesk = createRoute({
  getParentRoute: () => signedIn,
  path: pages.orderDesk,
  component: lazyRouteComponent(() => import('../buying/orders/desk/order-desk-page.tsx'), 'OrderDeskPage'),
  validateSearch: deskSearchParams,
  staticData: { guard: worksOrders },
})
const managedOrder = createRoute({
  getParentRoute: () => signedIn,
  path: pages.managedOrder,
  component: lazyRouteComponent(
    () => import('../buying/orders/desk/managed-order-page.tsx'),
    'ManagedOrderPage',
  ),
  validateSearch: deskSearchParams,
  staticData: { guard: worksOrders },
})

export const deskRoutes = [orderDesk, managedOrder] as const
