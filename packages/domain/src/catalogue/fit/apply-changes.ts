import type { Change, ChangeKind, TreeLine } from './change.ts'

/** Computes the later state of a pump from the earlier one and the changes that `diffTrees` found. */
export function applyChanges<Line extends TreeLine>(
  lines: readonly Line[],
  changes: readonly Change<Line>[],
): Line[] {
  const changeOf = new Map(
    changes.flatMap((one) => (one.wasPath ? [[keyOf(one.wasPath), one] as const] : [])),
  )
  const addedBelow = Map.groupBy(
    changes.filter(({ kind }) => kind === 'ADDED'),
    ({ isPath }) => keyOf(isPath?.slice(0, -1) ?? []),
  )
  return below(lines, [], [])

  function below(was: readonly Line[], wasPath: readonly number[], isPath: readonly number[]): Line[] {
    const kept = was.flatMap((line) => become(line, [...wasPath, line.position], isPath))
    const added = addedBelow.get(keyOf(isPath))?.flatMap(({ is }) => is ?? []) ?? []
    const is = [...kept, ...added]
    const isSame = is.length === was.length && is.every((line, place) => line === was[place])
    return isSame ? (was as Line[]) : is.toSorted((a, b) => a.position - b.position)
  }

  function become(line: Line, wasPath: number[], parentPath: readonly number[]): Line | [] {
    const change = changeOf.get(keyOf(wasPath))
    if (change?.kind === 'REMOVED') return []
    if (change?.is && isOtherPart(change.kind)) return change.is
    const { position, reference, buildQuantity } = change?.is ?? line
    const parts = below(line.parts as readonly Line[], wasPath, [...parentPath, position])
    return !change && parts === line.parts ? line : { ...line, position, reference, buildQuantity, parts }
  }
}

/** The inverse of a change: an added line is removed. */
export function reverseChange<Line extends TreeLine>(change: Change<Line>): Change<Line> {
  const { kind, wasPath, isPath, was, is, chain } = change
  return { kind: backwards[kind] ?? kind, wasPath: isPath, isPath: wasPath, was: is, is: was, chain }
}

const backwards: Partial<Record<ChangeKind, ChangeKind>> = { ADDED: 'REMOVED', REMOVED: 'ADDED' }

const isOtherPart = (kind: ChangeKind) => kind === 'SUPERSEDED' || kind === 'REPLACED'

export const keyOf = (path: readonly number[]) => path.join('.')
