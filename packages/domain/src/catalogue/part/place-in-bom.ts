/** A part directly below another, and its quantity. */
export interface BomStep {
  parent: string
  child: string
  quantity: number
}

/** Groups steps by parent part, in the given order. */
export function stepsByParent(steps: readonly BomStep[]): ReadonlyMap<string, readonly BomStep[]> {
  return Map.groupBy(steps, ({ parent }) => parent)
}

/**
 * The shortest path from a BOM down to a part, as the assemblies between them; of equally short paths, the first listed.
 * Empty when the BOM lists the part itself: `4RB → WET → RING` is `['WET']` for `RING` in `4RB`.
 */
export function pathInBom(
  below: ReadonlyMap<string, readonly BomStep[]>,
  bomNumber: string,
  partNumber: string,
): string[] {
  const seen = new Set([bomNumber])
  let level: string[][] = [[]]
  while (level.length > 0) {
    const next: string[][] = []
    for (const path of level)
      for (const { child } of below.get(path.at(-1) ?? bomNumber) ?? []) {
        if (child === partNumber) return path
        if (seen.has(child)) continue
        seen.add(child)
        next.push([...path, child])
      }
    level = next
  }
  return []
}

/**
 * Total quantity of a part in a BOM, to the thousandth: two wet ends with three rings each, and one loose ring, make 7.
 * A part that would contain itself counts as nothing there.
 */
export function quantityInBom(
  below: ReadonlyMap<string, readonly BomStep[]>,
  bomNumber: string,
  partNumber: string,
): number {
  const known = new Map<string, number>()
  return Math.round(countIn(bomNumber) * 1000) / 1000

  function countIn(parent: string): number {
    const counted = known.get(parent)
    if (counted !== undefined) return counted
    known.set(parent, 0)

    const steps = below.get(parent) ?? []
    const count = steps.reduce(
      (sum, { child, quantity }) => sum + quantity * ((child === partNumber ? 1 : 0) + countIn(child)),
      0,
    )
    known.set(parent, count)
    return count
  }
}
