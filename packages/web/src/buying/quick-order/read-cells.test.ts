import { attentionCsv, importRows, readCsvRows } from '@volute/domain/buying/quick-order'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { csvCells } from './read-cells.ts'

it.each([
  [
    'commas',
    'a,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'semicolons',
    'a;b\n1;"2;3"',
    [
      ['a', 'b'],
      ['1', '2;3'],
    ],
  ],
  [
    'tabs',
    'a\tb\n1\t2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'CR LF, LF and a lone CR',
    'a,b\r\n1,2\n3,4\r5,6',
    [
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
      ['5', '6'],
    ],
  ],
  [
    'quotation marks',
    'a,b\n"say ""x"", y","l1\r\nl2"',
    [
      ['a', 'b'],
      ['say "x", y', 'l1\nl2'],
    ],
  ],
])('reads a file with %s (OQ-68)', (_, text, cells) => {
  expect(csvCells(text)).toEqual(cells)
})

it('rejects a file with an unclosed quotation mark (QUICK-17)', () => {
  expect(csvCells('a,b\n"1,2\n3,4')).toBeNull()
})

it('part numbers in the file of rows to fix are read back unchanged', () => {
  const cell = fc.string({ unit: 'grapheme', maxLength: 12 }).map((one) => one.replace(/['\s\0]/g, 'x'))
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { maxLength: 8 }), (pairs) => {
      const rows = pairs.map(([number, quantity], index) => ({
        row: index + 2,
        partNumber: `P${number}`.toUpperCase(),
        quantity,
        trim: '',
        angle: '',
        paintColor: '',
      }))
      const ground = {
        parts: new Map(),
        paintColors: [],
        defaultPaintColorId: null,
        nextId: 1,
        source: 'PASTED' as const,
      }
      const lines = importRows([], rows, ground)
      const csv = attentionCsv(lines.ok ? lines.value : [], new Map()).slice(1)
      const again = readCsvRows(csvCells(csv) ?? [])
      expect(again.ok && again.value.rows.map(({ partNumber }) => partNumber)).toEqual(
        rows.map(({ partNumber }) => partNumber),
      )
    }),
  )
})
