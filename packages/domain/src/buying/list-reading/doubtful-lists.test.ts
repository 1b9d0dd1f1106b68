import { expect, it } from 'vitest'
import { readSource } from './read-source.ts'
import { tableOfText } from './table-of-text.ts'

const catalogue = new Set(['TB10773', '118204', '118317', '417', '4RB-SK-175'])
const knows = (number: string) => catalogue.has(number)

/** Lines that were read, as `TB10773×4` if the quantity is taken, and the questions. */
function outcome(text: string) {
  const source = { tables: [tableOfText(text)], orders: [], notAnOrder: null }
  const { lines, questions } = readSource(source, { knows })
  const read = lines.map(
    ({ partNumber, quantity }) => `${partNumber}${quantity === null ? '?' : `×${quantity}`}`,
  )
  return [...read, ...questions].join(' ')
}

it.each([
  'TB10773 mechanical seal type 21',
  'Type 21 seal TB10773',
  'Seal type 21 TB10773',
  'TB10773 size 4',
  'TB10773 for stage 3',
  'Dec 5: TB10773',
  'TB10773 2 weeks',
  'TB10773 6 vane',
  'TB10773 4 or 5',
  'TB10773 4 in stock',
  'TB10773: we have 4',
  'cancel 4 TB10773',
  'box of 12 pcs TB10773',
  'TB10773 box of 12 pcs',
  'TB10773 12.00 ea',
  'TB10773 @ 12.00',
  'TB10773 2 x 10 pcs',
  'TB10773 seal 2 - 4',
])('a number that is not a count is not taken from a line of text: %s (LIST-05)', (text) => {
  expect(outcome(text)).toBe('TB10773?')
})

it.each([
  ['4 TB10773 @ 12.00', 4],
  ['TB10773=4', 4],
  ['TB10773 ........ 4', 4],
  ['TB10773 Seal, 5/8 x 2.25 — 4', 4],
  ['TB10773 Seal, mechanical 4 pcs', 4],
  ['can you send us 4 TB10773', 4],
  ['TB10773 4 ea @ $614.90', 4],
])('a count that is marked is taken from a line of text: %s (LIST-05)', (text, quantity) => {
  expect(outcome(text)).toBe(`TB10773×${quantity}`)
})

it('several parts in a sentence are lines of their own (LIST-05)', () => {
  expect(outcome('Please quote 2 pcs TB10773, 5 pcs 118204. Thanks!')).toBe('TB10773×2 118204×5')
})

it.each([
  ['packs of ten', 'Part\tQuantity (boxes of 10)\nTB10773\t2'],
  ['dozens', 'Part\tQty [dz]\nTB10773\t2'],
  ['a quantity that is not a multiple of the pack', 'Part\tQty\tStd Pack\nTB10773\t2\t10'],
  ['packs, their size and pieces', 'Part\tQty\tPcs per pack\tTotal pcs\nTB10773\t2\t10\t20'],
  ['a total of whole numbers without prices', 'Part\tQty\tTotal\nTB10773\t4\t8'],
  [
    'packs by their numbers alone',
    'Part\tQty\tOpak.\tRazem\nTB10773\t2\t10\t20\n118204\t3\t10\t30\n118317\t1\t10\t10\n417\t5\t10\t50',
  ],
  ['an unknown header', 'Part\tForecast\nTB10773\t2'],
  ['an unknown header in an unknown language', 'Indeks\tPrognoza\nTB10773\t2\n118204\t4'],
  ['prices without a header', 'TB10773\t12.00\n118204\t15.50'],
  ['prices that are mostly even', 'TB10773\t286\n118204\t94.2\n118317\t1680'],
])('a column of numbers that may be something else is asked about: %s (LIST-05)', (_, text) => {
  expect(outcome(text)).toMatch(/^([\w-]+\? )+QUANTITY_COLUMN$/)
})

it('a quantity that is a multiple of its pack is taken (LIST-05)', () => {
  expect(outcome('Part\tQty\tStd Pack\nTB10773\t20\t10')).toBe('TB10773×20')
})

it('numbers that are written as formulas, and columns below a ruler, are read (LIST-05)', () => {
  expect(outcome('Part,Text,Qty\n="118204","Screw, hex",="4"')).toBe('118204×4')
  const report = [
    'PART NO    TEXT       QTY UM',
    '---------- ------- ------ --',
    'TB10773    Seal         4 EA',
  ]
  expect(outcome(report.join('\n'))).toBe('TB10773×4')
})

it('the PO number is read below its label in a block above the lines (LIST-05)', () => {
  const rows = ['Buyer\tPO number\tTerms', 'Rosa\t88-3004\tNet 30', '', 'Part\tQty\tUoM', 'TB10773\t4\tEA']
  const source = { tables: [tableOfText(rows.join('\n'))], orders: [], notAnOrder: null }
  expect(readSource(source, { knows }).poNumber).toBe('88-3004')
})
