import type { Change, ChangeKind, TreeLine } from './change.ts'

/** Pseudo-random numbers between 0 and 1, the same for the same seed. */
export function randomOf(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    below: (count: number) => Math.floor(next() * count),
    chance: (share: number) => next() < share,
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
  }
}
export type Random = ReturnType<typeof randomOf>

/** Builds an example line; the description is derived from the part number. */
export const treeLine = (
  position: number,
  partNumber: string,
  parts: readonly TreeLine[] = [],
  buildQuantity = 1,
): TreeLine => ({
  position,
  reference: String(position),
  partNumber,
  description: `Part ${partNumber}`,
  buildQuantity,
  parts,
})

/** Generates a random tree from a few part numbers, which repeat. */
export function anyTree(random: Random, depth = 3): TreeLine[] {
  return Array.from({ length: random.below(5) }, (_, place) => place + 1)
    .filter(() => random.chance(0.8))
    .map((position) => {
      const parts = depth > 1 && random.chance(0.4) ? anyTree(random, depth - 1) : []
      return treeLine(position, random.pick(['A', 'B', 'C', 'D', 'E']), parts, 1 + random.below(2))
    })
}

/** A generated change with its path before and after; an entry in the log of `changedTree`. */
export type Logged = Pick<Change, 'kind' | 'wasPath' | 'isPath'>

/** Generates a tree of distinct parts with a few twins, a changed version of it, and a log of each change. */
export function changedTree(random: Random) {
  const log: Logged[] = []
  const replacedBy = new Map<string, string>()
  let made = 0
  const fresh = () => `P${++made}`
  const was = makeLines(3)
  return { was, is: remake(was, [], []), replacedBy, log }

  function makeLines(depth: number): TreeLine[] {
    const lines = Array.from({ length: 1 + random.below(5) }, (_, place) => {
      const parts = depth > 1 && random.chance(0.3) ? makeLines(depth - 1) : []
      return treeLine(2 * place + 1, fresh(), parts, 1 + random.below(4))
    })
    const twin = random.pick(lines)
    return random.chance(0.3) ? [...lines, { ...twin, position: 2 * lines.length + 1 }] : lines
  }

  function remake(lines: readonly TreeLine[], wasPath: number[], isPath: number[]): TreeLine[] {
    const free = lines.map(({ position }) => position + 100)
    // For a part listed twice, only one line changes: otherwise the pairs would be ambiguous.
    const isTwin = (line: TreeLine) =>
      lines.some((one) => one.partNumber === line.partNumber && one.position < line.position)
    const later = lines.flatMap((line) => (isTwin(line) ? line : remakeLine(line, wasPath, isPath, free)))
    if (random.chance(0.2)) {
      const added = treeLine(99, fresh(), random.chance(0.3) ? [treeLine(1, fresh())] : [])
      log.push({ kind: 'ADDED', wasPath: null, isPath: [...isPath, 99] })
      later.push(added)
    }
    return later.toSorted((a, b) => a.position - b.position)
  }

  function remakeLine(line: TreeLine, wasAbove: number[], isAbove: number[], free: number[]): TreeLine | [] {
    const kind = random.chance(0.3) ? random.pick(kinds) : null
    const moves = kind === 'RENUMBERED' || (kind === 'SUPERSEDED' && random.chance(0.3))
    const position = moves ? (free.pop() ?? line.position) : line.position
    const wasPath = [...wasAbove, line.position]
    const isPath = [...isAbove, position]
    if (kind) log.push({ kind, wasPath, isPath: kind === 'REMOVED' ? null : isPath })
    if (kind === 'REMOVED') return []
    if (kind === 'REPLACED') return treeLine(position, fresh(), line.parts)
    if (kind === 'SUPERSEDED') return treeLine(position, supersede(line.partNumber))
    const buildQuantity = line.buildQuantity + (kind === 'QUANTITY' ? 1 : 0)
    return { ...line, position, buildQuantity, parts: remake(line.parts, wasPath, isPath) }
  }

  function supersede(partNumber: string): string {
    let last = partNumber
    for (let left = 1 + random.below(64); left > 0 && !replacedBy.has(last); left--) {
      const next = fresh()
      replacedBy.set(last, next)
      last = next
    }
    return last
  }
}

const kinds: readonly ChangeKind[] = ['SUPERSEDED', 'REPLACED', 'QUANTITY', 'RENUMBERED', 'REMOVED']
