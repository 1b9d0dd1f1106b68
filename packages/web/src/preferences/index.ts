import { lazyRouteComponent } from '@tanstack/react-router'

export const PreferencesPage = lazyRouteComponent(() => import('./preferences-page.tsx'), 'PreferencesPage')
