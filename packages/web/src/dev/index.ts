import { lazyRouteComponent } from '@tanstack/react-router'

export const StatesPage = lazyRouteComponent(() => import('./states-page.tsx'), 'StatesPage')
