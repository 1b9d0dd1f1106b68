import type { BomLine } from './bom-line.ts'

/** True when the parts list shows the whole tree at once: the top has no drawing and nesting is not forced (LOOKUP-20). */
export function isFlatList({
  hasTopDrawing,
  forceNested,
}: {
  hasTopDrawing: boolean
  forceNested: boolean
}): boolean {
  return !hasTopDrawing && !forceNested
}

/** All lines below the top in tree order, each followed by the lines below it (OQ-74). */
export function flattenBom(lines: readonly BomLine[]): BomLine[] {
  return lines.flatMap((line) => [line, ...flattenBom(line.parts)])
}

export interface Crumb {
  partNumber: string
  description: string
  /** Part numbers that lead here from the top. */
  path: string[]
}

interface BomNode {
  partNumber: string
  description: string
  parts: BomLine[]
}

/**
 * Walks down the BOM along part numbers and returns the lines below the last one, with the breadcrumb (LOOKUP-20).
 * An unknown number ends the walk at the part above it.
 */
export function linesAt(bom: BomNode, path: readonly string[]): { lines: BomLine[]; crumbs: Crumb[] } {
  let node = bom
  const crumbs = [crumbOf(bom, [])]

  for (const [depth, partNumber] of path.entries()) {
    const below = node.parts.find((line) => line.partNumber === partNumber)
    if (!below) break

    node = below
    crumbs.push(crumbOf(below, path.slice(0, depth + 1)))
  }
  return { lines: node.parts, crumbs }
}

function crumbOf({ partNumber, description }: BomNode, path: string[]): Crumb {
  return { partNumber, description, path }
}

type Numbered = Pick<BomLine, 'partNumber'>

/**
 * Index of a part's nth line in a list, counted from 1: in `A, B, A` the second A is at 2. Falls back to the first line
 * when there are fewer, and to -1 when there are none (OQ-74: a part may have several positions).
 */
export function findLine(lines: readonly Numbered[], partNumber: string | null, nth = 1): number {
  let first = -1
  let seen = 0
  if (partNumber === null) return first

  for (const [index, line] of lines.entries()) {
    if (line.partNumber !== partNumber) continue
    if (++seen === nth) return index
    if (first < 0) first = index
  }
  return first
}

/** Index of a line among the lines of its part, counted from 1: the `nth` argument of `findLine`. */
export function nthOfPart(lines: readonly Numbered[], index: number): number {
  const partNumber = lines[index]?.partNumber
  return lines.slice(0, index + 1).filter((line) => line.partNumber === partNumber).length
}
