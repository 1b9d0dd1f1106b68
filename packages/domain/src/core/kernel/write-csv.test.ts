import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { readCell, writeCsv } from './write-csv.ts'

it('a CSV file is UTF-8 with a byte order mark, CR LF and doubled quotation marks (LOOKUP-06)', () => {
  expect(writeCsv([['Part "A", 2 in', 1184, null], []])).toBe('\uFEFF"Part ""A"", 2 in",1184,\r\n\r\n')
})

describe('texts that a spreadsheet would run as formulas (LOOKUP-06)', () => {
  it.each([
    ['=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")"`],
    ['+1', "'+1"],
    ['-3-9', "'-3-9"],
    ['-', "'-"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t'=1"],
    ['\r=1', `"'\r'=1"`],
    ['A;=1+1', "A;'=1+1"],
    ['A\t@SUM(A1)', "A\t'@SUM(A1)"],
    ['A\n-1', `"A\n'-1"`],
    ['A;"=1"', `"A;""'=1"""`],
    ['A; B;C', 'A; B;C'],
    ['＝1+1', "'＝1+1"],
    ['-3.9', '-3.9'],
    ['A-3-CI', 'A-3-CI'],
    ['0098412', '0098412'],
  ])('%j is written as %j', (text, cell) => {
    expect(writeCsv([[text]])).toBe(`\uFEFF${cell}\r\n`)
  })

  it('no cell starts with a formula, and only apostrophes are added (CSV-02)', () => {
    const any = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code))
    const special = fc.constantFrom(
      '=',
      '+',
      '-',
      '@',
      '\t',
      '\r',
      '\n',
      ',',
      '"',
      ';',
      '0',
      '.',
      'A',
      ' ',
      "'",
      '＝',
    )
    const text = fc.oneof(fc.string({ unit: any }), fc.string({ unit: special, maxLength: 5 }))
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 4 }), (rows) => {
        const csv = writeCsv(rows).slice(1, -2)
        const { data } = Papa.parse<string[]>(csv, { delimiter: ',', newline: '\r\n' })
        expect(data).toHaveLength(rows.length)
        for (const [cell, read] of rows.flatMap((row, index) =>
          row.map((one, at) => [one, data[index]?.[at]]),
        )) {
          expect(read?.replaceAll("'", '')).toBe(cell?.replaceAll("'", ''))
          expect(read).not.toMatch(/^(?!-\d+(\.\d+)?$)[=+\-@\t\r\n]/)
        }
      }),
      { numRuns: 300 },
    )
  })

  it.each([';', '\t'])('with %j as separator, no cell starts with a formula either (CSV-02)', (delimiter) => {
    const piece = fc.constantFrom('=1', '-1', '+', '@', '＝', '"', '""', ';', '\t', '\r\n', ',', 'A', ' ')
    const text = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''))
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 3 }), (cells) => {
        const line = writeCsv([['A', ...cells]]).slice(1, -2)
        const pieces = line.split(new RegExp(`[${delimiter}\r\n]`)).map((one) => one.replace(/^"*/, ''))
        expect(pieces.filter((one) => /^[=+\-@＝]/.test(one))).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  it('numbers stay unchanged', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.double({ noNaN: true })), (number) => {
        expect(writeCsv([[number]])).toBe(`\uFEFF${number}\r\n`)
      }),
    )
  })
})

it.each(['-3-9', '=1+1', 'A;=1+1', "'tis", 'TB10773', '-3.9'])(
  '%s is read back as written (QUICK-18)',
  (text) => {
    const [cell = ''] = Papa.parse<string[]>(writeCsv([[text]]).slice(1)).data[0] ?? []
    expect(readCell(cell)).toBe(text)
  },
)
