import { expect, it } from 'vitest'
import { catalogueMessages } from './messages.ts'

it.each([
  ['bom', 'Requested BOM number could not be found.'],
  ['serial', 'Requested serial number could not be found.'],
  ['part', 'Requested part number could not be found.'],
] as const)('SEARCH-07: a %s search without result says so', (type, sentence) => {
  expect(catalogueMessages.searchNotFound(type)).toBe(sentence)
})
