import { lazy } from 'react'
import { queryClient } from '../../core/api/index.ts'
import type { LookupPlace } from './lookup-query.ts'

/** Starts to load a BOM while its page's code loads. */
export const startLookup = async (place: LookupPlace) =>
  (await import('./lookup-query.ts')).startLookup(place)

/** A look-up as its page shows it, of the cache while it is fresh; its code comes when it is asked for. */
export const loadLookup = async (place: LookupPlace) =>
  queryClient.query((await import('./lookup-query.ts')).lookupQuery(place))

/** The look-up as a tab of a pump's page; its code comes when it is shown. */
export const Lookup = lazy(async () => ({ default: (await import('./lookup-page.tsx')).Lookup }))
export { DrawingControls, moveByKey, zoomByKey } from './drawing/drawing-controls.tsx'
export { usePanZoom } from './drawing/use-pan-zoom.ts'
