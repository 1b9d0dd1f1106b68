import { limits } from '../../core/kernel/index.ts'
import type { TreeLine } from './change.ts'

/** A line of a BOM as it reads, or read from one day until another. */
export interface PumpLine {
  parent: string
  position: number
  reference: string
  partNumber: string
  description: string
  buildQuantity: number
  /** Its first day; null is from the beginning. */
  validFrom: string | null
  /** The day from which it is no more; null is today's line. */
  validTo: string | null
}

/** True when a line stood in its BOM at the end of a day. */
export const wasValid = ({ validFrom, validTo }: PumpLine, day: string) =>
  (validFrom === null || validFrom <= day) && (validTo === null || day < validTo)

/** The most lines that a tree has when it is written out, as many as a look-up shows. */
const mostLines = 100_000

/**
 * The tree of lines below a part. A sub-assembly that stands in several places is one array; a tree that runs in a circle,
 * or is too deep or too large to be looked up, is empty.
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

/** Infinity where the tree is deeper than a BOM may be, as every circle is. */
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
