import type { Callout, DraftDrawing } from '@volute/domain/workbench/workbench'

export const calloutOf = (of: Partial<Callout>): Callout => ({
  x: 100,
  y: 100,
  width: 40,
  height: 40,
  shape: 'ROUND',
  text: '1',
  confidence: 0.97,
  state: 'PROPOSED',
  ...of,
})

export const drawingOf = (of: Partial<DraftDrawing>): DraftDrawing => ({
  drawingId: 7,
  fileId: 3,
  publicationId: 12,
  name: '4RB-RE-10.tif',
  partNumber: '4RB-RE-10',
  kind: 'EXPLODED',
  state: 'TO_LOOK_AT',
  callouts: of.found?.length ?? 0,
  problem: null,
  width: 2000,
  height: 1500,
  revision: 1,
  found: [],
  lines: [],
  leftOut: null,
  ...of,
})
