import type { BomLine } from '../bom/index.ts'
import { applyChanges, keyOf, reverseChange } from './apply-changes.ts'
import type { FitLine, DescribedChange } from './change.ts'
import type { PumpState } from './shown-states.ts'

export const pumpStateTitles: Record<PumpState, string> = {
  today: 'Today',
  shipped: 'As shipped',
  maintained: 'As maintained',
}

/** Changes that lead to today's BOM. */
interface ChangesToToday {
  sinceShipped: readonly DescribedChange[]
  sinceMaintained: readonly DescribedChange[]
}

/** A parts list with a sentence for each line that differs. */
export interface NotedLines {
  lines: BomLine[]
  notes: ReadonlyMap<BomLine, string>
}

/**
 * Lines of a pump in a state, each that differs from today with its sentence; today's lines are compared with the pump as
 * maintained. With `O-ring N → V` since shipping, the lines as shipped have N, and today's have V (FIT-14).
 */
export function linesInState(today: BomLine[], changes: ChangesToToday, state: PumpState): NotedLines {
  const since = state === 'shipped' ? changes.sinceShipped : changes.sinceMaintained
  const isToday = state === 'today'
  const lines = isToday ? today : applyChanges<FitLine>(today, since.map(reverseChange)).map(shownLine)
  const notes = since.flatMap(({ wasPath, isPath, sentence }): [string, string][] => {
    const path = isToday ? isPath : wasPath
    return path ? [[keyOf(path), sentence]] : []
  })
  return noteLines(lines, new Map(notes))
}

/** Parts missing from the catalogue cannot be ordered, so nothing uses their ids and 0 stands in for them. */
function shownLine({ partId, unitId, parts, ...line }: FitLine): BomLine {
  return { ...line, partId: partId ?? 0, unitId: unitId ?? 0, parts: parts.map(shownLine) }
}

/** Copies each line that gets a note, because a sub-assembly used at several positions is one object. */
function noteLines(top: BomLine[], sentences: ReadonlyMap<string, string>): NotedLines {
  const notes = new Map<BomLine, string>()
  const above = new Set([...sentences.keys()].flatMap(pathsAbove))
  return { lines: below(top, []), notes }

  function below(lines: BomLine[], path: readonly number[]): BomLine[] {
    if (!above.has(keyOf(path))) return lines
    return lines.map((line) => {
      const here = [...path, line.position]
      const parts = below(line.parts, here)
      const sentence = sentences.get(keyOf(here))
      if (sentence === undefined && parts === line.parts) return line
      const noted = { ...line, parts }
      if (sentence !== undefined) notes.set(noted, sentence)
      return noted
    })
  }
}

/** `'1.4.2'` is below `''`, `'1'` and `'1.4'`. */
function pathsAbove(path: string): string[] {
  const steps = path.split('.')
  return steps.map((_, depth) => steps.slice(0, depth).join('.'))
}
