import { Outlet } from '@tanstack/react-router'
import { Queries } from '../core/api/index.ts'

/** Page outside the shell that reads from the server. */
export function Asking() {
  return (
    <Queries>
      <Outlet />
    </Queries>
  )
}
