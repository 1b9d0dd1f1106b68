import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { getSession, isSignedIn } from '../api/index.ts'
// Whoever is not signed in sees it first: it comes with the start.
import { SignInPage } from '../session/sign-in-page.tsx'
import { root } from './root-route.tsx'

const NewPasswordPage = lazyRouteComponent(
  () => import('../session/new-password-page.tsx'),
  'NewPasswordPage',
)
const Asking = lazyRouteComponent(() => import('./asking.tsx'), 'Asking')

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  component: SignInPage,
  beforeLoad: () => {
    if (isSignedIn(getSession())) throw redirect({ to: '/' })
  },
})
const loginAuth = createRoute({
  getParentRoute: () => root,
  path: '/login/auth',
  component: SignInPage,
})
const loginPolicyRejected = createRoute({
  getParentRoute: () => root,
  path: '/login/policy-rejected',
  component: SignInPage,
})
const loginTemporaryPassword = createRoute({
  getParentRoute: () => root,
  path: '/login/temporary-password',
  component: SignInPage,
})
/** The sign-in does without what reads and keeps the server's answers; these do not. */
const asking = createRoute({
  getParentRoute: () => root,
  id: 'asking',
  component: Asking,
})
const forgotPassword = createRoute({
  getParentRoute: () => asking,
  path: '/forgot-password',
  component: lazyRouteComponent(() => import('../session/forgot-password-page.tsx'), 'ForgotPasswordPage'),
})
const changeTempPassword = createRoute({
  getParentRoute: () => asking,
  path: '/change-temp-password',
  component: NewPasswordPage,
})
const changeTemporaryPassword = createRoute({
  getParentRoute: () => asking,
  path: '/change-temporary-password',
  component: NewPasswordPage,
})
const register = createRoute({
  getParentRoute: () => asking,
  path: '/register',
  component: lazyRouteComponent(() => import('../registration/register-page.tsx'), 'RegisterPage'),
})
const joinCompany = createRoute({
  getParentRoute: () => asking,
  path: '/join-company',
  component: lazyRouteComponent(() => import('../registration/join-page.tsx'), 'JoinPage'),
})
const acceptInvite = createRoute({
  getParentRoute: () => asking,
  path: '/accept-invite/$emailAddress/$companyCode/$companyName',
  component: lazyRouteComponent(() => import('../registration/accept-invite-page.tsx'), 'AcceptInvitePage'),
})

/** The pages on the way in, before the frame of the shop (SHELL-13, SHELL-14). */
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
