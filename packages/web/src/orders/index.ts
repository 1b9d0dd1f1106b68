import { lazyRouteComponent } from '@tanstack/react-router'

export const SubmitOrderPage = lazyRouteComponent(() => import('./submit-order-page.tsx'), 'SubmitOrderPage')
export { historySearchParams } from './history/history-search-params.ts'
export const OrderHistoryPage = lazyRouteComponent(
  () => import('./history/order-history-page.tsx'),
  'OrderHistoryPage',
)
export const OrderCompletePage = lazyRouteComponent(
  () => import('./order-complete-page.tsx'),
  'OrderCompletePage',
)
export { deskSearchParams } from './desk/desk-search-params.ts'
export const OrderDeskPage = lazyRouteComponent(() => import('./desk/order-desk-page.tsx'), 'OrderDeskPage')
export const ManagedOrderPage = lazyRouteComponent(
  () => import('./desk/managed-order-page.tsx'),
  'ManagedOrderPage',
)
