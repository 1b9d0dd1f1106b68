import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { pages } from '@volute/domain/core/kernel'
import { getSession, isSignedIn } from '../core/api/index.ts'
// Signed-out people see this page first, so it is part of the initial load.
import { SignInPage } from '../people/session/sign-in-page.tsx'
import { root } from './root-route.tsx'

const NewPasswordPage = lazyRouteComponent(
  () => import('../people/session/new-password-page.tsx'),
  'NewPasswordPage',
)
const Asking = lazyRouteComponent(() => import('./asking.tsx'), 'Asking')

const login = createRoute({
  getParentRoute: () => root,
  path: pages.login,
  component: SignInPage,
  beforeLoad: () => {
    if (isSignedIn(getSession())) throw redirect({ to: '/' })
  },
})
const loginAuth = createRoute({
  getParentRoute: () => root,
  path: pages.loginAuth,
  component: SignInPage,
})
const loginPolicyRejected = createRoute({
  getParentRoute: () => root,
  path: pages.loginPolicyRejected,
  component: SignInPage,
})
const loginTemporaryPassword = createRoute({
  getParentRoute: () => root,
  path: pages.loginTemporaryPassword,
  component: SignInPage,
})
/** These pages need the query cache, which the sign-in does without. */
const asking = createRoute({
  getParentRoute: () => root,
  id: 'asking',
  component: Asking,
})
const forgotPassword = createRoute({
  getParentRoute: () => asking,
  path: pages.forgotPassword,
  component: lazyRouteComponent(
    () => import('../people/session/forgot-password-page.tsx'),
    'ForgotPasswordPage',
  ),
})
const changeTempPassword = createRoute({
  getParentRoute: () => asking,
  path: pages.changeTempPassword,
  component: NewPasswordPage,
})
const changeTemporaryPassword = createRoute({
  getParentRoute: () => asking,
  path: pages.changeTemporaryPassword,
  component: NewPasswordPage,
})
/** Registration (SHELL-11). */
const register = createRoute({
  getParentRoute: () => asking,
  path: pages.register,
  component: lazyRouteComponent(() => import('../people/registration/register-page.tsx'), 'RegisterPage'),
})
const joinCompany = createRoute({
  getParentRoute: () => asking,
  path: pages.joinCompany,
  component: lazyRouteComponent(() => import('../people/registration/join-page.tsx'), 'JoinPage'),
})
/** Invitation into a company (SHELL-11, SHELL-15). */
const acceptInvite = createRoute({
  getParentRoute: () => asking,
  path: pages.acceptInvite,
  component: lazyRouteComponent(
    () => import('../people/registration/accept-invite-page.tsx'),
    'AcceptInvitePage',
  ),
})

/** Pages before sign-in, outside the shop's frame (SHELL-13, SHELL-14). */
export const entranceRoutes = [
  login,
  loginAuth,
  loginPolicyRejected,
  loginTemporaryPassword,
  asking.addChildren([
    forgotPassword,
    changeTempPassword,
    changeTemporaryPassword,
    register,
    joinCompany,
    acceptInvite,
  ]),
] as const
