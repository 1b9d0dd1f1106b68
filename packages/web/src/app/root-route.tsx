import { createRootRoute, redirect } from '@tanstack/react-router'
import { serialPathFrom } from '@volute/domain/session'
import { FramedNotFound } from './shell/index.ts'

/** Above every page; a scanned serial number leads to its pump from anywhere. */
export const root = createRootRoute({
  notFoundComponent: FramedNotFound,
  beforeLoad: ({ location }) => {
    const path = serialPathFrom(location.searchStr)
    if (path) throw redirect({ href: path })
  },
})
