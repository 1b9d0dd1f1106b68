import { expect, it } from 'vitest'
import { searchHints, searchMessages } from './messages.ts'
import { searchTypes } from '../../catalogue/numbers/index.ts'

it.each([
  ['bom', 'Requested BOM number could not be found.'],
  ['serial', 'Requested serial number could not be found.'],
  ['part', 'Requested part number could not be found.'],
] as const)('a %s search with zero results has its own message (SEARCH-07)', (type, sentence) => {
  expect(searchMessages.searchNotFound(type)).toBe(sentence)
})

it('every search type has its own hint (SEARCH-02)', () => {
  expect(searchTypes.map((type) => [type, searchHints[type]])).toEqual([
    ['bom', 'EX: TB10773'],
    ['serial', 'EX: 235626'],
    ['part', 'EX: D7232-2-CP'],
  ])
})
