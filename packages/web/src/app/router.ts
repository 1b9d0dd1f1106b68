import { createRouter } from '@tanstack/react-router'
import {
  followSession,
  forgetCopies,
  onBehind,
  onSessionChangedElsewhere,
  onSessionEnd,
  rememberPath,
  signInPath,
  subscribeSession,
} from '../core/api/index.ts'
import { UnexpectedErrorPage } from './error-pages.tsx'
import type { Guard } from './guard.ts'
import { routeTree } from './routes.tsx'
import { parseSearch, stringifySearch } from './search-params.ts'

export const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  notFoundMode: 'root',
  defaultPreload: 'intent',
  defaultErrorComponent: UnexpectedErrorPage,
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
  interface StaticDataRouteOption {
    guard?: Guard
  }
}

onSessionEnd((reason) => {
  rememberPath(router.state.location)
  void router.navigate({ to: signInPath(reason), ignoreBlocker: true })
})

// The server has another acting company or other permissions.
onBehind(() => void followSession())

// Another tab signed in, signed out or changed the company, so everything on screen is stale.
onSessionChangedElsewhere(() => window.location.reload())

// Copies on the device belong to one person and company. Each session change removes those of others.
subscribeSession(() => void forgetCopies())
void forgetCopies()
