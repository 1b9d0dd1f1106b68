import { createRoute, redirect } from '@tanstack/react-router'
import { getSession, isSignedIn } from '../api/index.ts'
import { AcceptInvitePage, JoinPage, RegisterPage } from '../registration/index.ts'
import { ForgotPasswordPage, NewPasswordPage, SignInPage } from '../session/index.ts'
import { root } from './root-route.ts'

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
const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgot-password',
  component: ForgotPasswordPage,
})
const changeTempPassword = createRoute({
  getParentRoute: () => root,
  path: '/change-temp-password',
  component: NewPasswordPage,
})
const changeTemporaryPassword = createRoute({
  getParentRoute: () => root,
  path: '/change-temporary-password',
  component: NewPasswordPage,
})
const register = createRoute({
  getParentRoute: () => root,
  path: '/register',
  component: RegisterPage,
})
const joinCompany = createRoute({
  getParentRoute: () => root,
  path: '/join-company',
  component: JoinPage,
})
const acceptInvite = createRoute({
  getParentRoute: () => root,
  path: '/accept-invite/$emailAddress/$companyCode/$companyName',
  component: AcceptInvitePage,
})

/** The pages on the way in, before the frame of the shop (SHELL-13, SHELL-14). */
export const entranceRoutes = [
  login,
  loginAuth,
  loginPolicyRejected,
  loginTemporaryPassword,
  forgotPassword,
  changeTempPassword,
  changeTemporaryPassword,
  register,
  joinCompany,
  acceptInvite,
] as const
