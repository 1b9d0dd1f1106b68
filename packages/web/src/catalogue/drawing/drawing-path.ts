export type DrawingKind = 'exploded' | 'section'

/** Where a part's drawing of a kind lies: `/svgs/4RB-EM-100%20X-Section.svg` (LOOKUP-11). */
export function drawingPath(partNumber: string, kind: DrawingKind): string {
  return `/svgs/${encodeURIComponent(kind === 'section' ? `${partNumber} X-Section` : partNumber)}.svg`
}
