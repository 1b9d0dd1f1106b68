import { Outlet } from '@tanstack/react-router'
import { Queries } from '../../api/index.ts'
import { NotFoundPage } from '../pages/not-found-page.tsx'
import { Shell } from './shell.tsx'

/** A page in the shell. */
export function Framed() {
  return (
    <Queries>
      <Shell>
        <Outlet />
      </Shell>
    </Queries>
  )
}

/** The page for a path that no route has (SHELL-18). */
export function FramedNotFound() {
  return (
    <Queries>
      <Shell>
        <NotFoundPage />
      </Shell>
    </Queries>
  )
}
