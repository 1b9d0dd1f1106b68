import { expect, it } from 'vitest'
import { searchText, searchWords } from './search-text.ts'

it.each([
  ['Ring, wear, casing', 'ring wear casing'],
  ['Seal, mechanical, type 8-1 3.250', 'seal mechanical type 8 1 3.25'],
  ['seal 1 3/4', 'seal 1.75'],
  ['seal 1-3/4"', 'seal 1.75'],
  ['seal 1.750 in', 'seal 1.75 in'],
  ['packing .375 inches', 'packing 0.375 in'],
  ['Packing, graphite, 3/8 square', 'packing graphite 0.375 square'],
  ['Screw, hex cap 5/8-11 x 2.00', 'screw hex cap 0.625 11 x 2'],
  ['Cable, 4 conductor 2/0', 'cable 4 conductor 2 0'],
  ['100HP motor, 45mm', '100 hp motor 45 mm'],
  ['2,000 hours', '2000 hours'],
  ['O-ring, O RING, oring, O-rings', 'oring oring oring orings'],
  ['D7232-2-CP', 'd7232 2 cp'],
  ['?!… ()', ''],
  ['Насос 5', 'насос 5'],
])('%j is searched for as %j (FIND-02)', (text, expected) => {
  expect(searchText(text)).toBe(expected)
})

it('a text without words has no search words (FIND-02)', () => {
  expect(searchWords(' - ')).toEqual([])
})
