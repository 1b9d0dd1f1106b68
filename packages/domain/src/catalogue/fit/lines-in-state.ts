import type { BomLine } from '../bom/index.ts'
import { applyChanges, keyOf, reverseChange } from './apply-changes.ts'
import type { FitLine, ToldChange } from './change.ts'

/** States of a pump that its parts list can show: today's BOM, the pump as it left the works, or as its services left it. */
export const pumpStates = ['today', 'shipped', 'maintained'] as const
export type PumpState = (typeof pumpStates)[number]

export const pumpStateTitles: Record<PumpState, string> = {
  today: 'Today',
  shipped: 'As shipped',
  maintained: 'As maintained',
}

/** The changes that lead to today's BOM. */
interface ChangesToToday {
  sinceShipped: readonly ToldChange[]
  sinceMaintained: readonly ToldChange[]
}

/** A parts list with a sentence for each line that differs. */
export interface NotedLines {
  lines: BomLine[]
  notes: ReadonlyMap<BomLine, string>
}

/**
 * The lines of a pump in a state, each that differs from today with its sentence; today's differ from what is in the pump
 * now. With `O-ring N → V` since it was shipped, N stands in the lines as shipped, and V in today's (FIT-14).
 */
export function linesInState(today: BomLine[], changes: ChangesToToday, state: PumpState): NotedLines {
  const since = state === 'shipped' ? changes.sinceShipped : changes.sinceMaintained
  const isToday = state === 'today'
  const lines = isToday ? today : applyChanges<FitLine>(today, since.map(reverseChange)).map(shownLine)
  const told = since.flatMap(({ wasPath, isPath, sentence }): [string, string][] => {
    const path = isToday ? isPath : wasPath
    return path ? [[keyOf(path), sentence]] : []
  })
  return noteLines(lines, new Map(told))
}

/** A part that the catalogue does not have cannot be ordered, so that its ids are asked for by nobody. */
function shownLine({ partId, unitId, parts, ...line }: FitLine): BomLine {
  return { ...line, partId: partId ?? 0, unitId: unitId ?? 0, parts: parts.map(shownLine) }
}

/** A noted line is an object of its own: a sub-assembly that stands in several places is one object. */
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

/** `'1.4.2'` lies below `''`, `'1'` and `'1.4'`. */
function pathsAbove(path: string): string[] {
  const steps = path.split('.')
  return steps.map((_, depth) => steps.slice(0, depth).join('.'))
}
