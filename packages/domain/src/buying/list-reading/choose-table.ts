import { findHeader } from './find-header.ts'
import { filledOf, numberText, rowsOf } from './list-table.ts'
import type { ReadingChoice } from './list-reading.ts'
import type { SourceTable } from './list-source.ts'

interface Chosen {
  table: SourceTable | undefined
  /** Names of the visible sheets with rows. */
  sheets: string[]
  /** True if several sheets may be meant. */
  isAsked: boolean
}

/**
 * Chooses the table to read: the chosen sheet, or the only visible one with lines. With several, the sheet on screen is the
 * best guess, and the choice is asked.
 */
export function chooseTable(
  tables: readonly SourceTable[],
  { sheet, includeHidden }: ReadingChoice,
  knows: (number: string) => boolean,
): Chosen {
  const visible = tables.filter(
    ({ isHidden, rows }) => (!isHidden || includeHidden) && rows.some((row) => row.length > 0),
  )
  const sheets = visible.map(({ name }) => name)
  const named = tables.find(({ name }) => name === sheet)
  if (named) return { table: named, sheets, isAsked: false }
  const shown = visible.filter(({ isHidden }) => !isHidden)
  const withLines = shown.length > 1 ? shown.filter((table) => hasLines(table, knows)) : shown
  const active = withLines.find(({ isActive }) => isActive) ?? withLines[0] ?? shown[0]
  return { table: active, sheets, isAsked: withLines.length > 1 }
}

/** True if a sheet has a header of a list with rows below it, or part numbers that the catalogue knows. */
function hasLines(table: SourceTable, knows: (number: string) => boolean): boolean {
  const rows = rowsOf(table, false)
  const header = findHeader(rows)
  if (header && header.kinds.filter(Boolean).length > 1 && rows.length > header.at + header.rows) return true
  return rows.some((row) => filledOf(row).some((text) => knows(numberText(text))))
}
