import fc from 'fast-check'
import { expect, it } from 'vitest'
import { workbenchLimits } from './limits.ts'
import { openCsv } from './split-csv.ts'

function split(separator: string, ...pieces: string[]) {
  const csv = openCsv(separator)
  return [...pieces.flatMap((piece) => csv.push(piece)), ...csv.close()]
}

it('BRING-02: cells, quotes, doubled quotes and line breaks within quotes are read wherever the text is cut', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', ' ', 'é') })
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 })
  const quote = (text: string) => `"${text.replaceAll('"', '""')}"`
  fc.assert(
    fc.property(table, fc.nat(200), (rows, cut) => {
      const text = rows.map((cells) => `${cells.map(quote).join(',')}\n`).join('')
      const read = split(',', text.slice(0, cut), text.slice(cut))
      expect(read.map(({ cells }) => cells)).toEqual(rows)
      const breaks = (cells: string[]) => cells.join('').split('\n').length
      expect(read.map(({ line }) => line)).toEqual(
        rows.map((_, row) => rows.slice(0, row).reduce((sum, cells) => sum + breaks(cells), 1)),
      )
    }),
  )
})

it('BRING-02: a mark within a bare cell and spaces behind a closed one are no end of the table', () => {
  expect(split(';', 'a;3" pipe\n"b" ;"c"')).toEqual([
    { line: 1, cells: ['a', '3" pipe'] },
    { line: 2, cells: ['b', 'c'] },
  ])
})

const most = workbenchLimits.cell
it.each([
  ['more than 500 columns', `a\n${','.repeat(500)}`, 2, 'a table has at most 500 columns'],
  ['a long cell', `a\n${'x'.repeat(most + 1)}`, 2, 'a cell holds more than 32,767 characters'],
  ['a long quoted cell', `"${'x'.repeat(most + 1)}"`, 1, 'a cell holds more than 32,767 characters'],
  ['an open mark', `a\n"${'x'.repeat(most + 1)}`, 2, 'a quotation mark is not closed or not doubled, so'],
  ['a mark within', 'a\nb\n"3" pipe"\n', 3, 'a quotation mark is not closed or not doubled, so'],
])('BRING-18: %s is told with its line', (_what, text, line, said) => {
  const read = () => split(',', text)
  expect(read).toThrow(said)
  expect(read).toThrow(expect.objectContaining({ line }))
})

it('BRING-18: a table of 500 columns and a cell of 32,767 characters are read', () => {
  expect(split(',', ','.repeat(499))[0]?.cells).toHaveLength(500)
  expect(split(',', 'x'.repeat(most))[0]?.cells).toEqual(['x'.repeat(most)])
})
