import { attentionCsv, importRows, readCsvRows } from '@volute/domain/buying/quick-order'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { csvCells, pastedCells } from './read-cells.ts'

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

it.each([
  [
    'spreadsheet cells',
    'TB1\t"Seal\n""big"""\t4\r\nTB2\t\t2',
    [
      ['TB1', 'Seal\n"big"', '4'],
      ['TB2', '', '2'],
    ],
  ],
  [
    'inches are letters',
    'TB1, 3/8" screw, 4\n"TB2, 2',
    [
      ['TB1', ' 3/8" screw', ' 4'],
      ['"TB2', ' 2'],
    ],
  ],
  ['lines of text', 'TB1 4\nTB2 2', [['TB1 4'], ['TB2 2']]],
])('reads a pasted list: %s (QUICK-05)', (_, text, cells) => {
  expect(pastedCells(text)).toEqual(cells)
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
