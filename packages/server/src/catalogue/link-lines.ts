import type { BomLine } from '@volute/domain/catalogue'
import { limits } from '@volute/domain/kernel'
import type { BomLineRow } from './bom-store.ts'
import { partOf } from './part-columns.ts'

/** The most lines one answer writes out: about 30 MB, thirty times the largest model known. */
const mostLines = 100_000

/**
 * Links lines to the tree below a part. A sub-assembly that stands in several places is one object, written out only in
 * the answer. Undefined when the tree runs in a circle, or is too deep or too large to be written out (OQ-74).
 */
export function linkLines(
  topPartId: number,
  rows: BomLineRow[],
  discountBasisPoints: number,
): BomLine[] | undefined {
  const below = new Map<number, BomLine[]>([[topPartId, []]])
  for (const { parentPartId } of rows) below.set(parentPartId, [])
  const none: BomLine[] = []

  for (const row of rows)
    below.get(row.parentPartId)?.push({
      ...partOf(row, discountBasisPoints),
      position: row.position,
      buildQuantity: row.buildQuantity,
      parts: below.get(row.partId) ?? none,
    })

  const lines = below.get(topPartId) ?? none
  return countLines(lines) > mostLines ? undefined : lines
}

/** The lines of the tree as it is written out; Infinity when it is deeper than a BOM may be, as every circle is. */
function countLines(lines: BomLine[], level = 1, counted = new Map<BomLine[], number>()): number {
  if (lines.length === 0) return 0
  if (level > limits.bomDepth) return Infinity
  const known = counted.get(lines)
  if (known !== undefined) return known

  const count = lines.reduce((sum, { parts }) => sum + 1 + countLines(parts, level + 1, counted), 0)
  counted.set(lines, count)
  return count
}
