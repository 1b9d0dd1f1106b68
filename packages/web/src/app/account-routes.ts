import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { pages } from '@volute/domain/core/kernel'
import { signedIn } from './root-route.tsx'

const account = createRoute({
  getParentRoute: () => signedIn,
  path: pages.account,
  beforeLoad: () => {
    throw redirect({ to: '/account/user-info' })
  },
})
/** The user's own name, phone and account deletion (SHELL-11). */
const userInfo = createRoute({
  getParentRoute: () => signedIn,
  path: pages.userInfo,
  component: lazyRouteComponent(() => import('../people/account/user-info-page.tsx'), 'UserInfoPage'),
})
/** The user's own password (SHELL-11). */
const changePassword = createRoute({
  getParentRoute: () => signedIn,
  path: pages.changePassword,
  component: lazyRouteComponent(
    () => import('../people/account/change-password-page.tsx'),
    'ChangePasswordPage',
  ),
})

export const accountRoutes = [account, userInfo, changePassword] as const
