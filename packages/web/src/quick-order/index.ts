import { lazyRouteComponent } from '@tanstack/react-router'

export const QuickOrderPage = lazyRouteComponent(() => import('./quick-order-page.tsx'), 'QuickOrderPage')
