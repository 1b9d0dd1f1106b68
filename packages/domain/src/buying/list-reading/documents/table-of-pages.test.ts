import { expect, it } from 'vitest'
import type { PageText } from './page-rows.ts'
import { tableOfPages } from './table-of-pages.ts'

const text = (words: string, x: number, y: number): PageText => ({
  text: words,
  x,
  y,
  width: words.length * 5,
  height: 10,
})
const headers = (y: number) => [
  text('Part No.', 0, y),
  text('Description', 80, y),
  text('Qty', 230, y),
  text('Amount', 280, y),
]

/** A line whose numbers are right-aligned and whose description has several lines, from `top` on. */
const line = (y: number, part: string, quantity: string, words: readonly string[], top: number) => [
  text(part, 0, y),
  text(quantity, 245 - quantity.length * 5, y),
  text('2,459.60', 270, y),
  ...words.map((one, index) => text(one, 80, top + index * 12)),
]

it.each([
  ['top', 0],
  ['middle', -6],
  ['bottom', -12],
])('a description wrapped around the %s of its row is one cell (READ-05)', (_, shift) => {
  const page = [
    ...headers(20),
    ...line(60, 'TB10773', '4', ['Seal, mechanical,', 'type 21'], 60 + shift),
    ...line(100, 'HOSE-FT', '25', ['Hose,', 'flush'], 100 + shift),
  ]
  expect(tableOfPages([page]).rows.slice(1)).toEqual([
    ['TB10773', 'Seal, mechanical, type 21', '4', '2,459.60'],
    ['HOSE-FT', 'Hose, flush', '25', '2,459.60'],
  ])
})

it('a head repeated on the next page stands once, and equal lines stay two (READ-05)', () => {
  const page = [...headers(20), ...line(60, 'TB10773', '4', ['Seal'], 60)]
  expect(tableOfPages([page, page]).rows.map(([part]) => part)).toEqual(['Part No.', 'TB10773', 'TB10773'])
})

it('a number never moves into the description above it, and a total stays a row (READ-05)', () => {
  const page = [
    ...headers(20),
    ...line(60, 'TB10773', '4', ['Seal'], 60),
    text('Total', 80, 72),
    text('9', 240, 72),
  ]
  expect(tableOfPages([page]).rows.slice(1)).toEqual([
    ['TB10773', 'Seal', '4', '2,459.60'],
    ['', 'Total', '9', ''],
  ])
})

it('a report in letters of one width is split at its wide blanks (READ-05)', () => {
  const rows = [
    'Line  Part      Description      Qty',
    '  10  TB10773   Seal, mechanical   4',
    '  20  HOSE-FT   Hose, flush       25',
  ]
  const page = rows.map((row, index) => text(row, 0, 20 + index * 12))
  expect(tableOfPages([page]).rows).toEqual([
    ['Line', 'Part', 'Description', 'Qty'],
    ['10', 'TB10773', 'Seal, mechanical', '4'],
    ['20', 'HOSE-FT', 'Hose, flush', '25'],
  ])
})

it('5,000 rows on 200 pages become a table without a quadratic search (READ-05)', () => {
  const page = [
    ...headers(20),
    ...Array.from({ length: 25 }, (_, n) =>
      line(60 + n * 30, `P-${n}`, '4', ['Seal', 'type 21'], 60 + n * 30),
    ).flat(),
  ]
  expect(tableOfPages(Array.from({ length: 200 }, () => page)).rows).toHaveLength(5_001)
})
