import { startOf } from '../../core/kernel/index.ts'
import type { FindingKind } from './uploaded-file.ts'
import type { CellRead } from './read-cell.ts'

/** Names of the findings within a sentence. */
const findingNames: Record<FindingKind, string> = {
  DECIMAL_COMMA: 'decimal commas',
  THOUSANDS: 'thousands separators',
  CURRENCY: 'currencies',
  SCIENTIFIC: 'numbers that a spreadsheet rounded',
  LOST_ZEROS: 'lost zeros',
  DATE_FOR_NUMBER: 'dates for numbers',
  TEXT_POSITION: 'positions that are texts',
  UNIT: 'units in cells',
  NO_UNIT: 'numbers without a unit',
  ROUNDED: 'prices rounded to cents',
  FEWER_DECIMALS: 'numbers rounded to three decimals',
}

const shown = 100
const quoted = (text: string) => `'${startOf(text, shown)}'`

export const readingMessages = {
  spreadsheetNumber: (text: string) =>
    `${quoted(text)} was changed by a spreadsheet: format the column as text there and enter the number again`,
  spreadsheetDate: (text: string) =>
    `${quoted(text)} is a date that a spreadsheet made of a number: format the column as text there and enter the number again`,
  otherMark: (text: string) =>
    `${quoted(text)} has a decimal point, but the file is read with decimal commas`,
  noUnit: (text: string) => `${quoted(text)} has no unit: choose the unit of the column`,
  wrongCells: (cells: number, headers: number) => `the row has ${cells} cells, the header has ${headers}`,
  noLevel: (text: string) => `${quoted(text)} is not a level such as 2 or ..2`,
  noParent: (level: number) => `no row of level ${level - 1} stands above`,
  lostLevel: (line: number) =>
    `the level in line ${line} cannot be read, so it is not known what this stands in`,
}

/** Reason why a cell is not read until a person agrees to its findings. */
export function sayFinding({ text, found, meant }: CellRead): string {
  if (meant === null && found.includes('SCIENTIFIC')) return readingMessages.spreadsheetNumber(text)
  if (found.includes('NO_UNIT')) return readingMessages.noUnit(text)
  if (meant === null) return readingMessages.spreadsheetDate(text)
  const names = new Intl.ListFormat('en').format(found.map((kind) => findingNames[kind]))
  return `${quoted(text)} would be read as ${startOf(meant, shown)}: agree to ${names}, or fix it in the file`
}
