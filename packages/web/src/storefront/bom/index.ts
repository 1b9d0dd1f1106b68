export { DrawingPane, FindDialog, loadLookup, Lookup } from './lazy-lookup.ts'
export { DrawingControls, moveByKey, zoomByKey } from './drawing/drawing-controls.tsx'
export { usePanZoom } from './drawing/use-pan-zoom.ts'
