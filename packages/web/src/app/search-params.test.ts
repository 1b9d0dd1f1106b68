import { expect, it } from 'vitest'
import { parseSearch, stringifySearch } from './search-params.ts'

it('reads numbers as text with their leading zeros, and a repeated name as a list', () => {
  expect(parseSearch('?path=A%2F1&path=B&part=0118204')).toEqual({ path: ['A/1', 'B'], part: '0118204' })
})

it('writes parameters that read back the same, and omits undefined ones', () => {
  const search = { path: ['A/1', 'B 2'], part: '0118204' }
  expect(parseSearch(stringifySearch({ ...search, filter: undefined }))).toEqual(search)
  expect(stringifySearch({})).toBe('')
})
