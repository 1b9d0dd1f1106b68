import type { BomLine } from './bom-line.ts'

/** True when the parts list shows the whole tree at once: no drawing for the top, nesting not forced (LOOKUP-20). */
export function isFlatList({
  hasTopDrawing,
  forceNested,
}: {
  hasTopDrawing: boolean
  forceNested: boolean
}): boolean {
  return !hasTopDrawing && !forceNested
}

/** Every line below the top in tree order, each followed by the lines below it (OQ-74). */
export function flattenBom(lines: readonly BomLine[]): BomLine[] {
  return lines.flatMap((line) => [line, ...flattenBom(line.parts)])
}

export interface Crumb {
  partNumber: string
  description: string
  /** The part numbers that lead here from the top. */
  path: string[]
}

interface BomNode {
  partNumber: string
  description: string
  parts: BomLine[]
}

/**
 * Walks down the BOM along part numbers and answers the lines below the last of them, with the breadcrumb (LOOKUP-20).
 * A number that is not there ends the walk at the part above it.
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
 * The index of a part's nth line in a list, counted from 1: in `A, B, A` the second A is at 2.
 * Its first line when it has fewer, -1 when it has none (OQ-74: a part may stand at several positions).
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

/** Which of its part's lines the one at an index is, counted from 1; what `findLine` is asked with. */
export function nthOfPart(lines: readonly Numbered[], index: number): number {
  const partNumber = lines[index]?.partNumber
  return lines.slice(0, index + 1).filter((line) => line.partNumber === partNumber).length
}
