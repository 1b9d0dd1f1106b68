import papaparse from 'papaparse'
import { describe, expect, it } from 'vitest'
import { csvHeaders } from './csv-headers.ts'
import { checkFile, readCsvRows } from './read-csv-rows.ts'

const read = (csv: string) => readCsvRows(papaparse.parse<string[]>(csv.replace(/^\uFEFF/, '')).data)
const all = csvHeaders.join(',')
const five = csvHeaders.slice(0, 5).join(',')

it.each([
  ['TV-23a QUICK-17', ' \r\n\r\n  ', 'File is empty or could not be read.'],
  [
    'TV-23b QUICK-18',
    'part_number,quantity,impeller_trim_inches,impeller_angle_degrees',
    'Invalid headers in the CSV file.',
  ],
  ['TV-23b QUICK-19', `${five},colour`, 'Invalid header: colour'],
  ['QUICK-18 missing before unknown', 'part_number,quantity,colour', 'Invalid headers in the CSV file.'],
  ['OQ-68 a header twice', `${all},Quantity`, 'Invalid headers in the CSV file.'],
  ['a column with cells and no header', `${all},\nTB1,2,,,,,lost`, 'Invalid headers in the CSV file.'],
  ['OQ-68 501 rows', `${all}${'\nTB1,1,,,,'.repeat(501)}`, 'File could not be uploaded. Please try again.'],
])('%s is rejected', (_, csv, error) => {
  expect(read(csv)).toMatchObject({ ok: false, errors: [{ error }] })
})

it('a byte order mark, CR LF and notes first are accepted, rows of one column or without a number are skipped (TV-23c, QUICK-20, QUICK-21)', () => {
  const csv = `\uFEFFnotes,${five}\r\nx,tb1,2,,,\r\nonly-one-column\r\nx,,5,,,\r\nx,a-3-1,1,Full TRIM,0,Red\r\n`
  const found = read(csv)
  expect(found.ok && found.value.rows).toEqual([
    { row: 2, partNumber: 'TB1', quantity: '2', trim: '', angle: '', paintColor: '' },
    { row: 5, partNumber: 'A-3-1', quantity: '1', trim: 'Full TRIM', angle: '0', paintColor: 'Red' },
  ])
  expect(found.ok && found.value.skipped).toEqual([
    { row: 3, text: 'only-one-column' },
    { row: 4, text: 'x, 5' },
  ])
})

describe('accepted files (OQ-68)', () => {
  it.each([
    ['500 rows', `${all}${'\nTB1,1,,,,'.repeat(500)}`, 500],
    [
      'headers in any case with spaces',
      ` Part_Number ,QUANTITY, ${csvHeaders.slice(2).join(' , ')}\nTB1,1,,,,`,
      1,
    ],
    ['no notes', `${five}\nTB1,1,,,`, 1],
    ['blank columns at the end', `${all},,\nTB1,1,,,,,,`, 1],
    ['blank lines before and between', `\n\n${all}\n\nTB1,1,,,,\n,,,,,\n`, 1],
    ['headers alone', all, 0],
  ])('%s', (_, csv, count) => {
    const found = read(csv)
    expect(found.ok && found.value.rows).toHaveLength(count)
    expect(found.ok && found.value.skipped).toEqual([])
  })
})

it('a row with more cells than the header is not read in shifted columns (QUICK-20)', () => {
  const found = read(`${five}\nTB1,1,000,,,`)
  expect(found.ok && found.value.rows[0]).toMatchObject({ partNumber: 'TB1', quantity: '1', trim: '000' })
  const shifted = read(`${five}\nTB1,1,000,,,Blue`)
  expect(shifted.ok && shifted.value.rows[0]).toMatchObject({ quantity: '', problem: expect.any(String) })
})

const mebibyte = 1_048_576

it.each([
  ['TV-23a QUICK-15', { name: 'parts.xlsx', size: 9 }, 'Please select a valid CSV file.'],
  ['TV-23a QUICK-16', undefined, 'Please select a file to upload.'],
  ['QUICK-17', { name: 'A.CSV', size: 0 }, 'File is empty or could not be read.'],
  ['OQ-68 QUICK-17', { name: 'a.csv', size: mebibyte + 1 }, 'File could not be uploaded. Please try again.'],
] as const)('%s: %o is rejected as %s', (_, file, error) => {
  expect(checkFile(file)).toMatchObject({ ok: false, errors: [{ error }] })
})

it('a file of up to 1 MB is accepted by its extension in any case (QUICK-15)', () => {
  expect(checkFile({ name: 'A.CSV', size: mebibyte }).ok).toBe(true)
})
