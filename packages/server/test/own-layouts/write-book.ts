import { writeZip } from '@volute/demo/erp-exports'

/** Cell of a sheet: a date, a formula with the value that was computed last (none if null), or an error such as `#N/A`. */
export type BookCell =
  | string
  | number
  | Date
  | null
  | { formula: string; value: string | number | null }
  | { error: string }

export interface BookSheet {
  name: string
  rows: readonly (readonly BookCell[])[]
  /** Indexes from 0. */
  hiddenRows?: readonly number[]
  hiddenColumns?: readonly number[]
  merges?: readonly string[]
  state?: 'hidden' | 'veryHidden'
  /** Number of the row below which the sheet scrolls. */
  frozen?: number
  filter?: string
}

const SCHEMAS = 'http://schemas.openxmlformats.org'
const MAIN = `${SCHEMAS}/spreadsheetml/2006/main`
const OFFICE = `${SCHEMAS}/officeDocument/2006/relationships`
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Writes a workbook as Excel does: texts shared, formulas with their last values, filters, merged cells, hidden sheets. */
export function writeBook(sheets: readonly BookSheet[], active = 0): Buffer {
  const shared = openShared()
  const written = sheets.map((sheet) => writeSheet(sheet, shared.idOf))
  const parts = [
    ...sheets.map((_, at) => [`worksheets/sheet${at + 1}`, 'worksheet', 'worksheet'] as const),
    ['styles', 'styles', 'styles'] as const,
    ['sharedStrings', 'sharedStrings', 'sharedStrings'] as const,
  ]
  const override = (part: string, type: string) =>
    `<Override PartName="/xl/${part}.xml" ContentType="${TYPES}.${type}+xml"/>`
  return writeZip({
    '[Content_Types].xml': `<Types xmlns="${SCHEMAS}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${override('workbook', 'sheet.main')}${parts.map(([part, type]) => override(part, type)).join('')}</Types>`,
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><bookViews><workbookView activeTab="${active}"/></bookViews><sheets>${sheets
      .map(
        ({ name, state }, at) =>
          `<sheet name="${escape(name)}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="rId${at + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(parts.map(([part, , type]) => [type, `${part}.xml`])),
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(written.map((xml, at) => [`xl/worksheets/sheet${at + 1}.xml`, xml])),
    'xl/sharedStrings.xml': shared.xml(),
  })
}

function openShared() {
  const texts = new Map<string, number>()
  return {
    idOf: (text: string) => {
      const id = texts.get(text) ?? texts.size
      texts.set(text, id)
      return id
    },
    xml: () =>
      `<sst xmlns="${MAIN}">${[...texts.keys()].map((text) => `<si><t xml:space="preserve">${escape(text)}</t></si>`).join('')}</sst>`,
  }
}

function writeSheet(sheet: BookSheet, idOf: (text: string) => number): string {
  const hidden = new Set(sheet.hiddenRows)
  const rows = sheet.rows.map((cells, row) => {
    const written = cells.map((cell, column) => writeCell(cell, `${columnName(column)}${row + 1}`, idOf))
    return `<row r="${row + 1}"${hidden.has(row) ? ' hidden="1"' : ''}>${written.join('')}</row>`
  })
  const columns = (sheet.hiddenColumns ?? []).map(
    (column) => `<col min="${column + 1}" max="${column + 1}" width="9" hidden="1"/>`,
  )
  const view = sheet.frozen
    ? `<sheetViews><sheetView workbookViewId="0"><pane ySplit="${sheet.frozen}" state="frozen"/></sheetView></sheetViews>`
    : ''
  const merges = (sheet.merges ?? []).map((ref) => `<mergeCell ref="${ref}"/>`).join('')
  return `<worksheet xmlns="${MAIN}">${view}${columns.length > 0 ? `<cols>${columns.join('')}</cols>` : ''}<sheetData>${rows.join('')}</sheetData>${
    sheet.filter ? `<autoFilter ref="${sheet.filter}"/>` : ''
  }${merges ? `<mergeCells>${merges}</mergeCells>` : ''}</worksheet>`
}

function writeCell(cell: BookCell, place: string, idOf: (text: string) => number): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  if (typeof cell === 'string') return `<c r="${place}" t="s"><v>${idOf(cell)}</v></c>`
  if (cell instanceof Date) return `<c r="${place}" s="1"><v>${cell.getTime() / 86_400_000 + 25_569}</v></c>`
  if ('error' in cell) return `<c r="${place}" t="e"><v>${cell.error}</v></c>`
  const type = typeof cell.value === 'string' ? ' t="str"' : ''
  const value = cell.value === null ? '' : `<v>${escape(String(cell.value))}</v>`
  return `<c r="${place}"${type}><f>${escape(cell.formula)}</f>${value}</c>`
}

const relations = (targets: readonly (readonly [string, string])[]) =>
  `<Relationships xmlns="${SCHEMAS}/package/2006/relationships">${targets
    .map(
      ([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`

const columnName = (column: number): string => String.fromCharCode(65 + column)

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
