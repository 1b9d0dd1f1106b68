import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPasted } from './read-pasted.ts'

const read = (lines: string[], delimiter?: string) => {
  const { rows } = readPasted(lines.map((line) => (delimiter ? line.split(delimiter) : [line])))
  return rows.map(({ partNumber, quantity }) => `${partNumber}×${quantity}`)
}

describe('QUICK-05: part number and quantity in either order', () => {
  it.each<[string, string[], string | undefined, string[]]>([
    ['columns of a spreadsheet', ['TB10773\t4', 'd7232-2-cp\t2'], '\t', ['TB10773×4', 'D7232-2-CP×2']],
    ['quantity first', ['4\tTB10773', '2\t417'], '\t', ['TB10773×4', '417×2']],
    ['commas', ['TB10773, 4', '118204, 12'], ',', ['TB10773×4', '118204×12']],
    ['semicolons', ['4;118204', '12;TB10773'], ';', ['118204×4', 'TB10773×12']],
    ['spaces', ['TB10773   4', '4 118204'], undefined, ['TB10773×4', '118204×4']],
    [
      'the words of an e-mail',
      ['4 x TB10773', 'TB10773 x4', '4x TB10773 pcs', '- TB10773: 4 ea'],
      undefined,
      ['TB10773×4', 'TB10773×4', 'TB10773×4', 'TB10773×4'],
    ],
    ['a description between', ['TB10773\tSeal, type 21\t4'], '\t', ['TB10773×4']],
    ['a position before', ['1\tTB10773\tSeal\t4', '2\t118204\tScrew\t9'], '\t', ['TB10773×4', '118204×9']],
    ['two numbers that both could be quantities', ['417 4', '12 9'], undefined, ['417×4', '12×9']],
    ['a header', ['Qty\tPart Number\tDescription', '4\tTB10773\tSeal'], '\t', ['TB10773×4']],
    ['a header of words', ['Part Qty', 'TB10773 4'], undefined, ['TB10773×4']],
    ['decimals of a spreadsheet', ['TB10773\t4.00'], '\t', ['TB10773×4']],
  ])('%s', (_, lines, delimiter, expected) => {
    expect(read(lines, delimiter)).toEqual(expected)
  })
})

it('what makes no sense is kept, to be seen and mended', () => {
  expect(read(['Hello Ben, please send', 'TB10773', 'TB10773 many', '1000 TB10773'])).toEqual([
    'HELLO BEN PLEASE SEND×',
    'TB10773×',
    'TB10773×many',
    'TB10773×1000',
  ])
})

it('the columns of the template are read with their options', () => {
  const header = 'part_number,quantity,impeller_trim_inches,impeller_angle_degrees,paint_color'.split(',')
  const { rows, skipped } = readPasted([
    header,
    ['a-3-1', '1', 'full trim', '5', 'Red'],
    ['', '3', '', '', ''],
  ])
  expect(rows).toEqual([
    { row: 2, partNumber: 'A-3-1', quantity: '1', trim: 'full trim', angle: '5', paintColor: 'Red' },
  ])
  expect(skipped).toEqual([{ row: 3, text: '3' }])
})

it('no row with a character that is not punctuation is lost, whatever is pasted', () => {
  const cell = fc.string({ unit: 'grapheme', maxLength: 12 })
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 12 }), (cells) => {
      const { rows, skipped } = readPasted([['TB10773', '4'], ...cells])
      const known = [...rows, ...skipped].map(({ row }) => row)
      const meant = cells.flatMap((row, index) => (/[\dA-WYZ]{7}/i.test(row.join('')) ? [index + 2] : []))
      expect(known).toEqual(expect.arrayContaining(meant))
    }),
  )
})
