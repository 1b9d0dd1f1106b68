import type { MaintainedLine } from './pump-states.ts'

/** A pump line and its position in the tree. */
export interface Place {
  line: MaintainedLine
  /** The assembly that contains the line; null directly below the pump's BOM. */
  above: Place | null
}

/** Positions of each part in a tree, by part number, in tree order. */
export function findPlaces(lines: readonly MaintainedLine[]): ReadonlyMap<string, Place[]> {
  const places: Place[] = []
  function walk(below: readonly MaintainedLine[], above: Place | null) {
    for (const line of below) {
      const place = { line, above }
      places.push(place)
      walk(line.parts, place)
    }
  }
  walk(lines, null)
  return Map.groupBy(places, ({ line }) => line.partNumber)
}

/** The line numbers that lead down to a position. */
export const pathOf = ({ line, above }: Place): number[] =>
  above ? [...pathOf(above), line.position] : [line.position]

/** Part numbers of the assemblies that contain a position. */
export const assembliesAbove = ({ above }: Place): string[] =>
  above ? [...assembliesAbove(above), above.line.partNumber] : []

/** The part at a path in a tree; where the path ends early, the assembly above. */
export function standing(
  lines: readonly MaintainedLine[],
  [position, ...deeper]: readonly number[],
): MaintainedLine | undefined {
  const line = lines.find((one) => one.position === position)
  return line && deeper.length > 0 ? (standing(line.parts, deeper) ?? line) : line
}
