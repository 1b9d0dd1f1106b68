export { openPages, type Sheet } from './draw-page.ts'
export { type Callout, findCallouts } from './find-callouts.ts'
