import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPasted, readTyped } from './read-pasted.ts'

const read = (lines: string[], delimiter?: string) => {
  const { rows } = readPasted(lines.map((line) => (delimiter ? line.split(delimiter) : [line])))
  return rows.map(({ partNumber, quantity }) => `${partNumber}×${quantity}`)
}

describe('part number and quantity in either order (QUICK-05)', () => {
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

it('unclear lines stay in the list to be corrected', () => {
  expect(
    read(['TB10773', 'TB10773 many', 'C2134-3-BZ impeller 6 vane', '4 gaskets', '1000 TB10773']),
  ).toEqual(['TB10773×', 'TB10773×many', 'C2134-3-BZ IMPELLER 6 VANE×', 'GASKETS×4', 'TB10773×1000'])
})

describe('separating the list in a mail from greeting and signature', () => {
  const mail = [
    'Hi Ben,',
    'Please send by 12/15 to our yard:',
    '',
    '4 x TB10773',
    '118204 12',
    '',
    'Thanks,',
    'Rosa Ortiz',
    '12 Canal Road, Fresno CA 93706',
    '(559) 555-0134',
  ]
  it('a list of words leaves out greeting and signature', () => {
    const { rows, said, skipped } = readPasted(mail.map((line) => [line]))
    expect(rows.map(({ row, partNumber, quantity }) => [row, partNumber, quantity])).toEqual([
      [4, 'TB10773', '4'],
      [5, '118204', '12'],
    ])
    expect(said.map(({ row }) => row)).toEqual([1, 2, 7, 8, 9, 10])
    expect(said[0]).toEqual({ row: 1, text: 'Hi Ben,' })
    expect(skipped).toEqual([])
  })

  it('a list in columns leaves out greeting and signature', () => {
    expect(read(['Hi Ben', 'TB10773\t4', 'Regards', 'Rosa'], '\t')).toEqual(['TB10773×4'])
  })

  it('a thanks before the list does not end it', () => {
    expect(read(['Thanks for the quote, we need', 'TB10773 4', '118204 2'])).toEqual([
      'TB10773×4',
      '118204×2',
    ])
  })

  it('every row below a header belongs to the list', () => {
    expect(read(['Part\tQty', 'GASKET\t4'], '\t')).toEqual(['GASKET×4'])
  })
})

it('template columns are read with their options, and a row without a part number is skipped', () => {
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

it('no pasted row with 7 consecutive digits or letters other than X is lost', () => {
  const cell = fc.string({ unit: 'grapheme', maxLength: 12 })
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 12 }), (cells) => {
      const { rows, skipped, said } = readPasted([['TB10773', '4'], ...cells])
      const known = [...rows, ...skipped, ...said].map(({ row }) => row)
      const meant = cells.flatMap((row, index) => (/[\dA-WYZ]{7}/i.test(row.join('')) ? [index + 2] : []))
      expect(known).toEqual(expect.arrayContaining(meant))
    }),
  )
})

it.each<[string, string[]]>([
  [' tb10773 ', ['TB10773×1']],
  ['TB10773 5', ['TB10773 5×1', 'TB10773×5']],
  ['5 x tb10773', ['5 X TB10773×1', 'TB10773×5']],
  ['nope', ['NOPE×1']],
])('the typed text "%s" gives the expected readings (QUICK-05)', (text, expected) => {
  const lines = readTyped(text)
  expect(lines.map(({ typedNumber, quantity }) => `${typedNumber}×${quantity}`)).toEqual(expected)
  for (const { source } of lines) expect(source).toBe('TYPED')
})
