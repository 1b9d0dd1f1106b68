import { expect, it } from 'vitest'
import { searchHints, searchMessages } from './messages.ts'
import { searchTypes } from '../../catalogue/numbers/index.ts'

it.each([
  ['bom', 'Requested BOM number could not be found.'],
  ['serial', 'Requested serial number could not be found.'],
  ['part', 'Requested part number could not be found.'],
] as const)('SEARCH-07: a %s search without result says so', (type, sentence) => {
  expect(searchMessages.searchNotFound(type)).toBe(sentence)
})

it('SEARCH-02: every search type has a hint of its own', () => {
  expect(searchTypes.map((type) => [type, searchHints[type]])).toEqual([
    ['bom', 'EX: TB10773'],
    ['serial', 'EX: 235626'],
    ['part', 'EX: D7232-2-CP'],
  ])
})
