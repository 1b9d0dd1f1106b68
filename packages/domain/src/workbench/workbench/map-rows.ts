import { type Cell, type ColumnStudy, hasOtherMark } from '../../core/table/index.ts'
import type { FindingKind, Mapping, Reading } from './uploaded-file.ts'
import { mannerOf } from './column-manners.ts'
import { readCell } from './read-cell.ts'
import { openLevels } from './read-levels.ts'
import { readingMessages, sayFinding } from './reading-messages.ts'
import type { Unit } from './units.ts'

export interface FileRow {
  line: number
  cells: readonly Cell[]
}

/** A finding in one cell; `column` is the index in the file. */
export interface Found {
  kind: FindingKind
  column: number
  line: number
  text: string
  meant: string | null
}

/** A row with the columns of the import format. */
export interface MappedRow {
  line: number
  cells: string[]
  problems: { line: number; column: string; reason: string }[]
  found: Found[]
}

export interface FileStudy {
  /** Number of header cells of the file. */
  headers: number
  /** Facts about whole columns, by their index in the file. */
  columns: ReadonlyMap<number, ColumnStudy>
  /** Part numbers that the catalogue only knows with leading zeros. */
  zeroed: ReadonlyMap<string, string>
}

/** A column of the file, with its meaning and unit. */
interface Mapped {
  to: string
  from: number
  unit: Unit | undefined
}

/**
 * Converts rows of a file to the import format. Findings in a cell are corrected if a person agreed to them; otherwise the
 * row has a problem. Rows must come in file order: the parents of a flat list follow from the levels above.
 */
export function openMapper(
  { columns: mapped, agreed, kept = [] }: Mapping,
  { decimalMark }: Pick<Reading, 'decimalMark'>,
  { headers, columns: studies, zeroed }: FileStudy,
) {
  const isFlat = isFlatList(mapped)
  const columns = columnsOf(mapped)
  const levels = openLevels()

  /** Returns undefined for the top of a flat list, which is not a line of any BOM. */
  function read({ line, cells }: FileRow): MappedRow | undefined {
    const row: MappedRow = { line, cells: [], problems: [], found: [] }
    const texts: Record<string, string> = {}
    for (const { to, from, constant, unit } of mapped)
      texts[to] = from === null ? constant : readMapped(row, { to, from, unit }, cells[from] ?? '')
    const width = filledWidth(cells, headers)
    if (width !== headers) refuse(row, columns[0] ?? '', readingMessages.wrongCells(width, headers))
    if (isFlat && !putBelow(row, texts)) return undefined
    row.cells = columns.map((column) => texts[column] ?? '')
    return row
  }

  function readMapped(row: MappedRow, { to, from, unit }: Mapped, cell: Cell) {
    const manner = mannerOf(to)
    const one = readCell(cell, manner, { decimalMark, study: studies.get(from), zeroed, column: to, unit })
    const { text, meant } = one
    row.found.push(...one.found.map((kind) => ({ kind, column: from, line: row.line, text, meant })))
    if (one.found.length > 0 && one.found.every((kind) => kept.includes(kind))) return text
    if (!one.found.every((kind) => agreed.includes(kind))) refuse(row, to, sayFinding(one))
    else if (manner === 'NUMBER' && decimalMark === ',' && isWithPoint(cell))
      refuse(row, to, readingMessages.otherMark(text))
    else if (meant === null) return keepOrRefuse(row, to, one)
    return one.unrounded ?? meant ?? text
  }

  function putBelow(row: MappedRow, texts: Record<string, string>): boolean {
    const { parent, place, problem } = levels.read(
      row.line,
      texts['level'] ?? '',
      texts['child_part_number'] ?? '',
    )
    if (problem !== undefined) refuse(row, 'level', problem)
    const known = parent ?? texts['parent_part_number'] ?? ''
    if (known === '' && problem === undefined) return false
    texts['parent_part_number'] = known
    if (!mapped.some(({ to }) => to === 'position' || to === 'reference')) texts['position'] = String(place)
    return true
  }

  return { read }
}

/** True for a text that is a number with a decimal point, in a file of decimal commas. */
const isWithPoint = (cell: Cell) => typeof cell === 'string' && hasOtherMark(cell.trim(), ',')

/** True when the parents of a BOM are derived from levels. */
export const isFlatList = (mapped: Mapping['columns']) => mapped.some(({ to }) => to === 'level')

/** Import-format columns that a mapping produces; a level becomes the parent, and the position if the file has none. */
export function columnsOf(mapped: Mapping['columns']): string[] {
  const names = mapped.map(({ to }) => to)
  if (!isFlatList(mapped)) return names
  const others = names.filter((name) => name !== 'level' && name !== 'parent_part_number')
  const isPlaced = others.includes('position') || others.includes('reference')
  return ['parent_part_number', ...others, ...(isPlaced ? [] : ['position'])]
}

/** Keeps a text that a person said is not a date; numbers rounded by a spreadsheet are lost, so they are rejected. */
function keepOrRefuse(row: MappedRow, to: string, one: ReturnType<typeof readCell>): string {
  if (!one.found.includes('DATE_FOR_NUMBER')) refuse(row, to, sayFinding(one))
  return one.text
}

function refuse(row: MappedRow, column: string, reason: string) {
  row.problems.push({ line: row.line, column, reason })
}

/** Indexes of a file's columns that contain numbers. */
export const numberPlaces = (mappings: readonly Mapping[]): number[] => [
  ...new Set(
    mappings
      .flatMap(({ columns }) => columns)
      .flatMap(({ to, from }) => (from !== null && mannerOf(to) === 'NUMBER' ? [from] : [])),
  ),
]

/** Number of cells in a row, not counting blank ones beyond the header. */
function filledWidth(cells: readonly Cell[], headers: number): number {
  let width = cells.length
  while (width > headers && String(cells[width - 1]).trim() === '') width--
  return width
}
