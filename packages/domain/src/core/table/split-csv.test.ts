import fc from 'fast-check'
import { expect, it } from 'vitest'
import { limits } from '../kernel/index.ts'
import { openCsv } from './split-csv.ts'

function split(separator: string, ...pieces: string[]) {
  const csv = openCsv(separator)
  return [...pieces.flatMap((piece) => csv.push(piece)), ...csv.close()]
}

it('cells, quotes, doubled quotes and line breaks in quotes are read wherever the text is split (BRING-02)', () => {
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

it('a quotation mark in an unquoted cell and spaces after a quoted one are valid (BRING-02)', () => {
  expect(split(';', 'a;3" pipe\n"b" ;"c"')).toEqual([
    { line: 1, cells: ['a', '3" pipe'] },
    { line: 2, cells: ['b', 'c'] },
  ])
})

const most = limits.tableCell
it.each([
  ['more than 500 columns', `a\n${','.repeat(500)}`, 2, 'a table has at most 500 columns'],
  ['a long cell', `a\n${'x'.repeat(most + 1)}`, 2, 'a cell holds more than 32,767 characters'],
  ['a long quoted cell', `"${'x'.repeat(most + 1)}"`, 1, 'a cell holds more than 32,767 characters'],
  ['an open mark', `a\n"${'x'.repeat(most + 1)}`, 2, 'a quotation mark is not closed or not doubled, so'],
  ['a mark within', 'a\nb\n"3" pipe"\n', 3, 'a quotation mark is not closed or not doubled, so'],
])('%s is reported with its line (BRING-18)', (_what, text, line, said) => {
  const read = () => split(',', text)
  expect(read).toThrow(said)
  expect(read).toThrow(expect.objectContaining({ line }))
})

it('a table with 500 columns and a cell with 32,767 characters are read (BRING-18)', () => {
  expect(split(',', ','.repeat(499))[0]?.cells).toHaveLength(500)
  expect(split(',', 'x'.repeat(most))[0]?.cells).toEqual(['x'.repeat(most)])
})
