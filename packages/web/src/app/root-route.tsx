import {
  createRootRoute,
  createRoute,
  lazyRouteComponent,
  Outlet,
  redirect,
  useMatches,
  useRouteContext,
} from '@tanstack/react-router'
import { serialPathFrom } from '@volute/domain/people/session'
import { forgetSessionEnd, getSession, isSignedIn, rememberPath, signInPath } from '../core/api/index.ts'
import { NotFoundPage } from './error-pages.tsx'
import { mayOpen } from './guard.ts'

export const Framed = lazyRouteComponent(() => import('./shell/shell.tsx'), 'Framed')
const FramedNotFound = lazyRouteComponent(() => import('./shell/shell.tsx'), 'FramedNotFound')

/** Root of all pages. The `?sn=` of a scanned code redirects to its serial page (SHELL-17). */
export const root = createRootRoute({
  notFoundComponent: FramedNotFound,
  beforeLoad: ({ location }) => {
    const path = serialPathFrom(location.searchStr)
    if (path) throw redirect({ href: path })
  },
})

export const framed = createRoute({
  getParentRoute: () => root,
  id: 'framed',
  component: Framed,
})

/** Parent of every page that needs a session. Signed-out people sign in and come back (SHELL-16). */
export const signedIn = createRoute({
  getParentRoute: () => framed,
  id: 'signed-in',
  component: Guarded,
  notFoundComponent: NotFoundPage,
  beforeLoad: ({ location, preload }) => {
    if (!isSignedIn(getSession())) {
      if (!preload) rememberPath(location)
      throw redirect({ to: signInPath() })
    }
    forgetSessionEnd()
    return { user: getSession().user }
  },
})

/** Shows the page, or the not-found page if its guard rejects the user. The server rejects the data anyway. */
function Guarded() {
  const { user } = useRouteContext({ from: '/framed/signed-in' })
  return mayOpen(user, useMatches()) ? <Outlet /> : <NotFoundPage />
}
