import { Outlet } from '@tanstack/react-router'
import { NotFoundPage } from '../pages/not-found-page.tsx'
import { Shell } from './shell.tsx'

/** A page in the shell. */
export function Framed() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  )
}

/** The page for a path that no route has (SHELL-18). */
export function FramedNotFound() {
  return (
    <Shell>
      <NotFoundPage />
    </Shell>
  )
}
