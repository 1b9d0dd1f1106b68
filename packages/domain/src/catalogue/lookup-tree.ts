import type { BomLine } from './part.ts'

/** Whether the parts list shows the whole tree at once: no drawing for the top, nesting not forced (LOOKUP-20). */
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
