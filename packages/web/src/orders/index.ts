import { lazyRouteComponent } from '@tanstack/react-router'

export const SubmitOrderPage = lazyRouteComponent(() => import('./submit-order-page.tsx'), 'SubmitOrderPage')
export const OrderCompletePage = lazyRouteComponent(
  () => import('./order-complete-page.tsx'),
  'OrderCompletePage',
)
