import type { MaintainedLine } from './pump-states.ts'

/** A line of a pump in its tree. */
export interface Place {
  line: MaintainedLine
  /** The assembly that it stands in; null right below the pump's BOM. */
  above: Place | null
}

/** The places of each part in a tree, by its number, in tree order. */
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

/** The positions that lead down to a place. */
export const pathOf = ({ line, above }: Place): number[] =>
  above ? [...pathOf(above), line.position] : [line.position]

/** The part numbers of the assemblies that a place stands in. */
export const assembliesAbove = ({ above }: Place): string[] =>
  above ? [...assembliesAbove(above), above.line.partNumber] : []

/** Part in a tree at a path, or where that ends, the assembly above. */
export function standing(
  lines: readonly MaintainedLine[],
  [position, ...deeper]: readonly number[],
): MaintainedLine | undefined {
  const line = lines.find((one) => one.position === position)
  return line && deeper.length > 0 ? (standing(line.parts, deeper) ?? line) : line
}
