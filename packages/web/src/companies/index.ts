import { lazyRouteComponent } from '@tanstack/react-router'

export const CompaniesPage = lazyRouteComponent(() => import('./companies-page.tsx'), 'CompaniesPage')
