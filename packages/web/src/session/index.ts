import { lazyRouteComponent } from '@tanstack/react-router'

export { rememberPath } from './remembered-path.ts'
export { useActingCompany } from './use-acting-company.ts'
export { useSignOut } from './use-sign-out.ts'
export const SignInPage = lazyRouteComponent(() => import('./sign-in-page.tsx'), 'SignInPage')
