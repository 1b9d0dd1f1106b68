import { lazy } from 'react'
import { queryClient } from '../../core/api/index.ts'
import type { LookupPlace } from './lookup-query.ts'

/** Look-up as its page shows it, from the cache while fresh. Its code loads on demand. */
export const loadLookup = async (place: LookupPlace) =>
  queryClient.query((await import('./lookup-query.ts')).lookupQuery(place))

/** Look-up as a tab of a pump's page. Its code loads when the tab is shown. */
export const Lookup = lazy(async () => ({ default: (await import('./lookup-page.tsx')).Lookup }))
/** Drawing and search of a pump, for choosing one of its parts. */
export const DrawingPane = lazy(async () => ({
  default: (await import('./drawing/drawing-pane.tsx')).DrawingPane,
}))
export const FindDialog = lazy(async () => ({ default: (await import('./find/find-dialog.tsx')).FindDialog }))
