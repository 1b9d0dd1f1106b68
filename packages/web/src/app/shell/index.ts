import { lazyRouteComponent } from '@tanstack/react-router'

export const Framed = lazyRouteComponent(() => import('./framed.tsx'), 'Framed')
export const FramedNotFound = lazyRouteComponent(() => import('./framed.tsx'), 'FramedNotFound')
