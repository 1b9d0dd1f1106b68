import { writeZip } from '@volute/demo/erp-exports'

const SCHEMAS = 'http://schemas.openxmlformats.org'
const MAIN = `${SCHEMAS}/spreadsheetml/2006/main`
const OFFICE = `${SCHEMAS}/officeDocument/2006/relationships`

/** A workbook with these XML rows and shared strings, well-formed or not; `parts` adds or replaces further parts. */
export function workbookOf(
  rows: string,
  shared: readonly string[] = [],
  parts: Record<string, string | Buffer> = {},
) {
  return writeZip({
    '[Content_Types].xml': `<Types xmlns="${SCHEMAS}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${types}</Types>`,
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['sharedStrings', 'sharedStrings.xml'],
    ]),
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${shared.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
    ...parts,
  })
}

/** Rows of one cell each, all with the first shared string. */
export const sharedRows = (count: number) =>
  Array.from(
    { length: count },
    (_, row) => `<row r="${row + 1}"><c r="A${row + 1}" t="s"><v>0</v></c></row>`,
  ).join('')

const types = [
  ['workbook', 'sheet.main'],
  ['worksheets/sheet1', 'worksheet'],
  ['sharedStrings', 'sharedStrings'],
]
  .map(
    ([part, type]) =>
      `<Override PartName="/xl/${part}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`,
  )
  .join('')

const relations = (targets: readonly (readonly [string, string])[]) =>
  `<Relationships xmlns="${SCHEMAS}/package/2006/relationships">${targets
    .map(
      ([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`
