import { Outlet, useMatches, useRouteContext } from '@tanstack/react-router'
import { passes } from './guard.ts'
import { NotFoundPage } from './pages/not-found-page.tsx'

/** Shows the page, or the not-found page to whom its guard refuses; the server refuses the data anyway. */
export function Guarded() {
  const { user } = useRouteContext({ from: '/framed/signed-in' })
  const guards = useMatches().map((match) => match.staticData.guard)
  return guards.every((guard) => guard === undefined || passes(user, guard)) ? <Outlet /> : <NotFoundPage />
}
