import { lazyRouteComponent } from '@tanstack/react-router'

export const OutboxPage = lazyRouteComponent(() => import('./outbox-page.tsx'), 'OutboxPage')
