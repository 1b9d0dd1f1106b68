import { createRoute, redirect } from '@tanstack/react-router'
import { getSession, isSignedIn, rememberPath } from '../api/index.ts'
import { Guarded } from './guarded.tsx'
import { NotFoundPage } from './pages/not-found-page.tsx'
import { root } from './root-route.ts'
import { Framed } from './shell/index.ts'

export const framed = createRoute({
  getParentRoute: () => root,
  id: 'framed',
  component: Framed,
})

/** Every page that needs a session; who has none signs in and comes back (SHELL-16). */
export const signedIn = createRoute({
  getParentRoute: () => framed,
  id: 'signed-in',
  component: Guarded,
  notFoundComponent: NotFoundPage,
  beforeLoad: ({ location, preload }) => {
    if (!isSignedIn(getSession())) {
      if (!preload) rememberPath(location)
      throw redirect({ to: '/login' })
    }
    return { user: getSession().user }
  },
})
