import { writeWorkbook, writeZip } from '@volute/demo/erp-exports'
import { sharedRows, workbookOf } from './workbook-of.ts'

const cell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`
const headers = `<row r="1">${cell('A1', 'part_number')}${cell('B1', 'price')}</row>`
const row = (content: string) => `${headers}<row r="2">${content}</row>`
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const whole = writeWorkbook('S', [
  ['part_number', 'price'],
  ['H-20', 1],
])

/** Workbooks that unpack to far more than their size, or are invalid. */
export const hostileWorkbooks: Readonly<Record<string, () => string | Buffer>> = {
  'shared-text.xlsx': () => workbookOf(sharedRows(800), ['x'.repeat(8_000_000)]),
  'shared-text-to-the-limit.xlsx': () => workbookOf(sharedRows(20_000), ['x'.repeat(32_767)]),
  'long-cell.xlsx': () => workbookOf(row(cell('A2', 'x'.repeat(40_000)))),
  'last-cell.xlsx': () => workbookOf(row(cell('XFD1048576', 'x'))),
  '501-columns.xlsx': () => writeWorkbook('S', [Array.from({ length: 501 }, (_, n) => `c${n}`)]),
  'last-row.xlsx': () => workbookOf(`${headers}<row r="200000">${cell('A200000', 'x')}</row>`),
  'entities.xlsx': () =>
    workbookOf(headers, [], {
      'xl/worksheets/sheet1.xml': `<!DOCTYPE a [<!ENTITY b "${'x'.repeat(1_000)}">]><worksheet xmlns="${MAIN}"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>${'&b;'.repeat(10_000)}</t></is></c></row></sheetData></worksheet>`,
    }),
  'deep.xlsx': () => workbookOf('<row>'.repeat(100_000)),
  'blanks-to-400-MB.xlsx': () =>
    workbookOf(headers, [], { 'xl/worksheets/sheet1.xml': Buffer.alloc(400_000_000, ' ') }),
  'thousand-sheets.xlsx': () =>
    workbookOf(headers, [], {
      'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets>${Array.from({ length: 1_000 }, (_, n) => `<sheet name="S${n}" sheetId="${n + 1}" r:id="rId1"/>`).join('')}</sheets></workbook>`,
    }),
  'wrong-places.xlsx': () => workbookOf(row(`${cell('A0', 'x')}${cell('A-1', 'x')}${cell('ZZZZZZZ1', 'x')}`)),
  'no-such-text.xlsx': () => workbookOf(row('<c r="A2" t="s"><v>4294967296</v></c>'), ['x']),
  'hidden-signs.xlsx': () => workbookOf(row(cell('A2', 'A_x0000_B_xD800_'))),
  'large-number.xlsx': () => workbookOf(row(`${cell('A2', 'H-21')}<c r="B2"><v>1e308</v></c>`)),
  'cut.xlsx': () => whole.subarray(0, whole.length / 2),
  'text.xlsx': () => 'part_number,price\nH-22,1\n',
  'no-sheets.xlsx': () => writeZip({ 'xl/workbook.xml': '<workbook/>' }),
  'nothing.xlsx': () => writeZip({}),
  'zip-of-others.xlsx': () => writeZip({ 'parts.csv': 'part_number\nH-23\n' }),
}
