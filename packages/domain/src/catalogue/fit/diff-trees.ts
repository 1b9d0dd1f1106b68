import { chainBetween, chainOf, type Replacements } from './chain.ts'
import type { Change, ChangeKind, TreeLine } from './change.ts'

/** Changes that turn the earlier state of a pump into the later one, from the top down; empty when both are equal. */
export function diffTrees<Line extends TreeLine>(
  was: readonly Line[],
  is: readonly Line[],
  replacedBy: Replacements,
): Change<Line>[] {
  return diffBelow({ lines: was, path: [] }, { lines: is, path: [] }, replacedBy)
}

interface Side<Line> {
  lines: readonly Line[]
  path: readonly number[]
}

function diffBelow<Line extends TreeLine>(
  was: Side<Line>,
  is: Side<Line>,
  replacedBy: Replacements,
): Change<Line>[] {
  // A sub-assembly used at several positions is one object.
  if (was.lines === is.lines) return []
  const pairs = pairLines(was.lines, is.lines, replacedBy)
  return pairs.flatMap(([before, after]) => {
    const wasPath = before ? [...was.path, before.position] : null
    const isPath = after ? [...is.path, after.position] : null
    const { kind, chain } = compare(before, after, replacedBy)
    const own = kind ? [{ kind, wasPath, isPath, was: before, is: after, chain }] : []
    if (!before || !after || before.partNumber !== after.partNumber) return own
    return [
      ...own,
      ...diffBelow(
        { lines: before.parts as readonly Line[], path: wasPath ?? [] },
        { lines: after.parts as readonly Line[], path: isPath ?? [] },
        replacedBy,
      ),
    ]
  })
}

function compare(
  was: TreeLine | null,
  is: TreeLine | null,
  replacedBy: Replacements,
): { kind: ChangeKind | null; chain: string[] } {
  const none: string[] = []
  if (!was) return { kind: 'ADDED', chain: none }
  if (!is) return { kind: 'REMOVED', chain: none }
  if (was.partNumber !== is.partNumber) {
    const chain = chainBetween(was.partNumber, is.partNumber, replacedBy)
    return { kind: chain.length > 0 ? 'SUPERSEDED' : 'REPLACED', chain }
  }
  if (was.buildQuantity !== is.buildQuantity) return { kind: 'QUANTITY', chain: none }
  const isSame = was.position === is.position && was.reference === is.reference
  return { kind: isSame ? null : 'RENUMBERED', chain: none }
}

type Pair<Line> = [was: Line | null, is: Line | null]

/**
 * Pairs earlier lines with later ones. Looks for the same part at its position first, then the same part elsewhere
 * (positions get renumbered), then the part that superseded it, and last any part now at its position.
 */
function pairLines<Line extends TreeLine>(
  was: readonly Line[],
  is: readonly Line[],
  replacedBy: Replacements,
): Pair<Line>[] {
  const later = new Set(is)
  const found = new Map<Line, Line>()
  const atPosition = Map.groupBy(is, ({ position }) => position)
  const ofPart = Map.groupBy(is, ({ partNumber }) => partNumber)
  const there = ({ position }: Line) => atPosition.get(position) ?? []
  const same = ({ partNumber }: Line) => ofPart.get(partNumber) ?? []
  const successors = ({ partNumber }: Line) =>
    chainOf(partNumber, replacedBy)
      .slice(1)
      .flatMap((next) => ofPart.get(next) ?? [])
  const steps: ((line: Line) => Line[])[] = [
    (line) => there(line).filter(({ partNumber }) => partNumber === line.partNumber),
    (line) => same(line).filter(({ buildQuantity }) => buildQuantity === line.buildQuantity),
    same,
    (line) => successors(line).filter(({ position }) => position === line.position),
    successors,
    there,
  ]
  for (const candidates of steps)
    for (const line of was) {
      if (found.has(line)) continue
      const match = candidates(line).find((other) => later.delete(other))
      if (match) found.set(line, match)
    }
  return [
    ...was.map((line): Pair<Line> => [line, found.get(line) ?? null]),
    ...[...later].map((line): Pair<Line> => [null, line]),
  ].toSorted((a, b) => positionOf(a) - positionOf(b))
}

const positionOf = ([was, is]: Pair<TreeLine>) => (is ?? was)?.position ?? 0
