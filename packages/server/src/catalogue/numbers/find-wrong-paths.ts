export interface WrongPaths {
  /** Each path leads from a part down to itself. */
  cycles: number[][]
  /** Each path is one level longer than allowed. */
  tooDeep: number[][]
}

interface Step {
  part: number
  /** Index of the next child to visit. */
  next: number
  /** Number of levels known so far below the part. */
  levels: number
}

/**
 * Walks BOMs of any size without recursion, and finds every way in which a part contains itself and every path on which a
 * BOM exceeds `depth` levels: `{1: [2], 2: [1]}` has the cycle `1, 2, 1` (OQ-74).
 */
export function findWrongPaths(
  childrenOf: ReadonlyMap<number, readonly number[]>,
  depth: number,
): WrongPaths {
  const found: WrongPaths = { cycles: [], tooDeep: [] }
  const levelsBelow = new Map<number, number>()
  for (const top of childrenOf.keys())
    if (!levelsBelow.has(top)) walk(top, { childrenOf, depth, levelsBelow, found })
  return found
}

interface Walk {
  childrenOf: ReadonlyMap<number, readonly number[]>
  depth: number
  levelsBelow: Map<number, number>
  found: WrongPaths
}

function walk(top: number, { childrenOf, depth, levelsBelow, found }: Walk) {
  const path: Step[] = [{ part: top, next: 0, levels: 0 }]
  const placeOnPath = new Map([[top, 0]])

  for (let step = path.at(-1); step; step = path.at(-1)) {
    const child = childrenOf.get(step.part)?.[step.next++]
    if (child === undefined) {
      leave(step)
      continue
    }
    const place = placeOnPath.get(child)
    const known = levelsBelow.get(child)
    if (place !== undefined) found.cycles.push([...path.slice(place).map(({ part }) => part), child])
    else if (known !== undefined) step.levels = Math.max(step.levels, known + 1)
    else {
      placeOnPath.set(child, path.length)
      path.push({ part: child, next: 0, levels: 0 })
    }
  }

  function leave({ part, levels }: Step) {
    path.pop()
    placeOnPath.delete(part)
    if (levels > depth) found.tooDeep.push(deepestPath(part, levels, childrenOf, levelsBelow))
    // A rejected BOM counts as having no lines, so that the same walk finds all other errors.
    const kept = levels > depth ? 0 : levels
    levelsBelow.set(part, kept)
    const above = path.at(-1)
    if (above) above.levels = Math.max(above.levels, kept + 1)
  }
}

function deepestPath(
  top: number,
  levels: number,
  childrenOf: ReadonlyMap<number, readonly number[]>,
  levelsBelow: ReadonlyMap<number, number>,
): number[] {
  const path = [top]
  for (let below = levels - 1; below >= 0; below--) {
    const next = childrenOf.get(path.at(-1) ?? top)?.find((child) => levelsBelow.get(child) === below)
    if (next === undefined) break
    path.push(next)
  }
  return path
}
