import { writeZip } from './write-zip.ts'

/** Value of a workbook's cell; null is an empty cell. */
export type WorkbookCell = string | number | boolean | Date | null

/** Makes a workbook of one sheet, with the first cell of each title row merged over the whole width. */
export function writeWorkbook(
  sheet: string,
  rows: readonly (readonly WorkbookCell[])[],
  titleRows = 0,
): Buffer {
  const last = columnName(Math.max(1, ...rows.map(({ length }) => length)) - 1)
  const merged = Array.from(
    { length: titleRows },
    (_, at) => `<mergeCell ref="A${at + 1}:${last}${at + 1}"/>`,
  )
  const merges = titleRows > 0 ? `<mergeCells count="${titleRows}">${merged.join('')}</mergeCells>` : ''
  return writeZip({
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${types}</Types>`,
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escape(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': styles,
    'xl/worksheets/sheet1.xml': `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${rows.map(writeRow).join('')}</sheetData>${merges}</worksheet>`,
  })
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const SCHEMAS = 'http://schemas.openxmlformats.org'
const MAIN = `${SCHEMAS}/spreadsheetml/2006/main`
const OFFICE = `${SCHEMAS}/officeDocument/2006/relationships`
const PACKAGE = `${SCHEMAS}/package/2006`

const types = [
  ['workbook', 'sheet.main'],
  ['worksheets/sheet1', 'worksheet'],
  ['styles', 'styles'],
]
  .map(
    ([part, type]) =>
      `<Override PartName="/xl/${part}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`,
  )
  .join('')

/** Defines two formats, of which the second is the date format. */
const styles = `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`

const relations = (targets: readonly (readonly [string, string])[]) =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(
      ([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`

const writeRow = (cells: readonly WorkbookCell[], row: number) =>
  `<row r="${row + 1}">${cells.map((cell, column) => writeCell(cell, `${columnName(column)}${row + 1}`)).join('')}</row>`

function writeCell(cell: WorkbookCell, place: string): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  if (typeof cell === 'boolean') return `<c r="${place}" t="b"><v>${Number(cell)}</v></c>`
  if (cell instanceof Date) return `<c r="${place}" s="1"><v>${daysOf(cell)}</v></c>`
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escape(cell)}</t></is></c>`
}

/** Days since the end of 1899, as workbooks count them. */
const daysOf = (date: Date) => date.getTime() / 86_400_000 + 25_569

const columnName = (column: number): string =>
  (column >= 26 ? columnName(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26))

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
