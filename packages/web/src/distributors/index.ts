import { lazyRouteComponent } from '@tanstack/react-router'

export const DistributorsPage = lazyRouteComponent(
  () => import('./distributors-page.tsx'),
  'DistributorsPage',
)
