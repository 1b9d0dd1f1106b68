import { limits } from '@volute/domain/kernel'
import { drawingPath } from '../drawing/drawing-path.ts'

interface Assembly {
  partNumber: string
  parts: Assembly[]
}

/** Where the drawings of a BOM may lie: of the whole first, then of each assembly in it, an exploded one and a section. */
export function drawingsOf(bom: Assembly): string[] {
  return [...new Set([bom.partNumber, ...assembliesIn(bom)])]
    .flatMap((number) => [drawingPath(number, 'exploded'), drawingPath(number, 'section')])
    .slice(0, limits.keptDrawings)
}

function assembliesIn({ partNumber, parts }: Assembly): string[] {
  return parts.length === 0 ? [] : [partNumber, ...parts.flatMap(assembliesIn)]
}
