import { expect, it } from 'vitest'
import { tableOfCsv, tableOfText } from './table-of-text.ts'

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
  expect(tableOfCsv(text)?.rows).toEqual(cells)
})

it('rejects a file with an unclosed quotation mark (QUICK-17)', () => {
  expect(tableOfCsv('a,b\n"1,2\n3,4')).toBeNull()
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
    'TB1\t3/8" screw\t4\n"TB2\t2',
    [
      ['TB1', '3/8" screw', '4'],
      ['"TB2', '2'],
    ],
  ],
  ['lines of text', 'TB1 4\nTB2 2', [['TB1 4'], ['TB2 2']]],
])('reads a pasted list: %s (QUICK-05)', (_, text, cells) => {
  expect(tableOfText(text).rows).toEqual(cells)
})
