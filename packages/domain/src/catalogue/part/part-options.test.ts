import { expect, it } from 'vitest'
import { isImpellerNumber } from './part-options.ts'

it.each([
  ['A10-3-CI', true],
  ['D7232-2-CP', false],
  ['B-30-1', false],
  ['X-3', false],
  ['-3-9', true],
])('%s is an impeller: %s (PART-07, TV-05a)', (partNumber, expected) => {
  expect(isImpellerNumber(partNumber)).toBe(expected)
})
