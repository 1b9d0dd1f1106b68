import { lazyRouteComponent } from '@tanstack/react-router'

export const GeneralDashboard = lazyRouteComponent(
  () => import('./general-dashboard.tsx'),
  'GeneralDashboard',
)
export const CompaniesDashboard = lazyRouteComponent(
  () => import('./companies-dashboard.tsx'),
  'CompaniesDashboard',
)
