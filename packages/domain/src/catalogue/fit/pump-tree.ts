import { limits } from '../../core/kernel/index.ts'
import type { TreeLine } from './change.ts'

/** A BOM line, current or valid from one day until another. */
export interface PumpLine {
  parent: string
  position: number
  reference: string
  partNumber: string
  description: string
  buildQuantity: number
  /** First day of validity; null means from the beginning. */
  validFrom: string | null
  /** First day on which the line is no longer valid; null means it is current. */
  validTo: string | null
}

/** True when a line was in its BOM at the end of a day. */
export const wasValid = ({ validFrom, validTo }: PumpLine, day: string) =>
  (validFrom === null || validFrom <= day) && (validTo === null || day < validTo)

/** Maximum number of lines in an expanded tree, the same as for a lookup. */
const mostLines = 100_000

/**
 * Builds the tree of lines below a part. A sub-assembly used at several positions is one array. A tree that is circular, too
 * deep or too large for a lookup is empty.
 */
export function explode(top: string, lines: readonly PumpLine[]): TreeLine[] {
  const below = new Map<string, TreeLine[]>([[top, []]])
  for (const { parent } of lines) below.set(parent, [])
  for (const { parent, position, reference, partNumber, description, buildQuantity } of lines.toSorted(
    byPosition,
  )) {
    const parts = below.get(partNumber) ?? []
    below.get(parent)?.push({ position, reference, partNumber, description, buildQuantity, parts })
  }
  const tree = below.get(top) ?? []
  return countLines(tree) > mostLines ? [] : tree
}

const byPosition = (a: PumpLine, b: PumpLine) => a.position - b.position

/** Returns Infinity when the tree is deeper than a BOM may be, as every circular tree is. */
function countLines(
  lines: readonly TreeLine[],
  level = 1,
  counted = new Map<readonly TreeLine[], number>(),
): number {
  if (lines.length === 0) return 0
  if (level > limits.bomDepth) return Infinity
  const known = counted.get(lines)
  if (known !== undefined) return known

  const count = lines.reduce((sum, { parts }) => sum + 1 + countLines(parts, level + 1, counted), 0)
  counted.set(lines, count)
  return count
}
