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
