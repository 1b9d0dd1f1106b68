import { lazyRouteComponent } from '@tanstack/react-router'

export const UsersPage = lazyRouteComponent(() => import('./users-page.tsx'), 'UsersPage')
