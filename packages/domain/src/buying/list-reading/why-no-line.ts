import type { DecimalMark } from '../../core/table/index.ts'
import { type Header, repeatsHeader } from './find-header.ts'
import type { LeftOutReason } from './list-reading.ts'
import { filledOf, isNumberLike, type ListRow, numberText } from './list-table.ts'
import { readQuantity } from './read-quantity.ts'
import { isNote, isRule, isTotalLabel } from './row-words.ts'

/** Reason why a row above, in or like the header is not a line; null for a row below it. */
export function whyAround(
  row: ListRow,
  belowHead: number | null,
  header: Header | null,
): LeftOutReason | null {
  const text = row.texts.join('')
  if (isRule(text) || /^"?sep=.?"?$/i.test(text)) return 'HEAD'
  if (belowHead === null || !header) return null
  if (belowHead < 0) return 'TITLE'
  return belowHead < header.rows || repeatsHeader(header, row) ? 'HEAD' : null
}

export interface RowContext {
  /** Columns of the part number and the quantity; -1 if there is none. */
  places: { part: number; quantity: number }
  mark: DecimalMark | null
  knows(number: string): boolean
  /** True below a total, where rows without a quantity are terms and signatures. */
  hasTotal: boolean
}

/** Reason why a row of the table is not a line: a total, a section, a note, a text; null for a line. */
export function whyNoLine(row: ListRow, { places, mark, knows, hasTotal }: RowContext): LeftOutReason | null {
  const part = row.texts[places.part] ?? ''
  if (part !== '' && knows(numberText(part))) return null
  const filled = filledOf(row)
  if (filled.some(isTotalLabel) && (part === '' || isTotalLabel(part))) return 'TOTAL'
  const isCounted = readQuantity(row.cells[places.quantity] ?? '', mark).quantity !== null
  if (part !== '' && (isCounted || (isNumberLike(part) && !hasTotal))) return null
  if (filled.length === 1 && !hasTotal) return isNote(filled[0] ?? '') ? 'NOTE' : 'SECTION'
  return part === '' && isCounted ? 'NO_NUMBER' : 'TEXT'
}
