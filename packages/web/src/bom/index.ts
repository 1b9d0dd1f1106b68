import { lazy } from 'react'
import type { LookupPlace } from './lookup-query.ts'

/** Starts to load a BOM while its page's code loads. */
export const startLookup = async (place: LookupPlace) =>
  (await import('./lookup-query.ts')).startLookup(place)

/** The look-up as a tab of a pump's page; its code comes when it is shown. */
export const Lookup = lazy(async () => ({ default: (await import('./lookup-page.tsx')).Lookup }))
export { DrawingControls, moveByKey, zoomByKey } from './drawing/drawing-controls.tsx'
export { usePanZoom } from './drawing/use-pan-zoom.ts'
export { lookupQuery } from './lookup-query.ts'
