import { strToU8, zipSync } from 'fflate'

/** Text, number, or nothing. Text stays what it is: `00420`, `1E5`, `3-4` and `=1+1` are not numbers, dates or formulas. */
export type SheetCell = string | number | null

/**
 * Writes an XLSX workbook of one sheet, whose first row is its header. Does not use write-excel-file 4.1.1: in a browser it
 * zips in workers made of blobs, which the security policy forbids.
 */
export function writeWorkbook(rows: readonly (readonly SheetCell[])[]): Uint8Array<ArrayBuffer> {
  const files = { ...parts, 'xl/worksheets/sheet1.xml': sheetOf(rows) }
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(head + xml)])))
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const content = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const relationship = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`

/** Parts that every workbook has: the styles are number, text and heading. */
const parts = {
  '[Content_Types].xml':
    `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
    `<Override PartName="/xl/workbook.xml" ContentType="${content}.sheet.main+xml"/>` +
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${content}.worksheet+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${content}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packaged}/relationships">${relationship('book', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Export" sheetId="1" r:id="sheet"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}/relationships">${relationship('sheet', 'worksheet', 'worksheets/sheet1.xml')}${relationship('styles', 'styles', 'styles.xml')}</Relationships>`,
  'xl/styles.xml':
    `<styleSheet xmlns="${main}"><fonts count="2"><font/><font><b/></font></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders>` +
    '<cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="49" applyNumberFormat="1"/>' +
    '<xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>',
}
const TEXT = 1
const HEADING = 2

function sheetOf(rows: readonly (readonly SheetCell[])[]): string {
  const top =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews>'
  const body = rows.map((cells, index) => rowOf(cells, index + 1)).join('')
  return `<worksheet xmlns="${main}">${top}${columnsOf(rows)}<sheetData>${body}</sheetData></worksheet>`
}

/** Widths in characters, by the longest cell. */
function columnsOf(rows: readonly (readonly SheetCell[])[]): string {
  const [heading = []] = rows
  const widths = heading.map((_, at) =>
    rows.reduce((most, cells) => Math.max(most, String(cells[at] ?? '').length), 8),
  )
  const columns = widths.map(
    (width, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${Math.min(width, 60) + 2}" customWidth="1"/>`,
  )
  return columns.length > 0 ? `<cols>${columns.join('')}</cols>` : ''
}

function rowOf(cells: readonly SheetCell[], row: number): string {
  const written = cells.map((cell, at) => cellOf(cell, `${columnName(at)}${row}`, row === 1 ? HEADING : TEXT))
  return `<row r="${row}">${written.join('')}</row>`
}

function cellOf(cell: SheetCell, place: string, style: number): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
}

/** `0` is `A`, `26` is `AA`. */
const columnName = (at: number): string =>
  (at < 26 ? '' : columnName(Math.floor(at / 26) - 1)) + String.fromCodePoint(65 + (at % 26))

/** Text of an XML element, without the control characters that XML has no way to write. */
const escaped = (text: string) =>
  text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('\r', '&#13;')
