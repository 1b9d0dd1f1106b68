import { expect, it } from 'vitest'
import { searchTypes } from './search-types.ts'
import { searchHints } from './search-hints.ts'

it('SEARCH-01 SEARCH-02: every search type has a hint of its own', () => {
  const hints = searchTypes.map((type) => searchHints[type])
  expect(hints.toSorted()).toEqual(['EX: 235626', 'EX: D7232-2-CP', 'EX: TB10773'])
})
