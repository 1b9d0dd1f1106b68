import { createRootRoute, redirect } from '@tanstack/react-router'
import { serialPathFrom } from '@volute/domain/session'
import { FramedNotFound } from './shell/index.ts'

/** The root of all pages; a scanned code's `?sn=` leads to its serial page (SHELL-17). */
export const root = createRootRoute({
  notFoundComponent: FramedNotFound,
  beforeLoad: ({ location }) => {
    const path = serialPathFrom(location.searchStr)
    if (path) throw redirect({ href: path })
  },
})
