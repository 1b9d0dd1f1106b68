import { Outlet, useMatches, useRouteContext } from '@tanstack/react-router'
import { mayOpen } from './guard.ts'
import { NotFoundPage } from './pages/not-found-page.tsx'

/** Shows the page, or the not-found page to whom its guard refuses; the server refuses the data anyway. */
export function Guarded() {
  const { user } = useRouteContext({ from: '/framed/signed-in' })
  return mayOpen(user, useMatches()) ? <Outlet /> : <NotFoundPage />
}
