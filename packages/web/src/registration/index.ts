import { lazyRouteComponent } from '@tanstack/react-router'

export const RegisterPage = lazyRouteComponent(() => import('./register-page.tsx'), 'RegisterPage')
