import { lazyRouteComponent } from '@tanstack/react-router'

export const AcceptInvitePage = lazyRouteComponent(
  () => import('./accept-invite-page.tsx'),
  'AcceptInvitePage',
)
export const JoinPage = lazyRouteComponent(() => import('./join-page.tsx'), 'JoinPage')
export const RegisterPage = lazyRouteComponent(() => import('./register-page.tsx'), 'RegisterPage')
