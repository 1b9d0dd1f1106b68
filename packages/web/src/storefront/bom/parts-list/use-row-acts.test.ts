import { expect, it } from 'vitest'
import { nextRow } from './use-row-acts.ts'

const rows = '+-++--+-+'.split('').map((sign) => ({ isSellable: sign === '+' }))

it.each([
  [0, 'next', 2],
  [2, 'previous', 0],
  [3, 'next', 6],
  [0, 'previous', undefined],
  [8, 'next', undefined],
  [0, 'page down', 3],
  [8, 'page down', undefined],
  [8, 'page up', 6],
  [6, 'page up', 3],
  [3, 'first', 0],
  [3, 'last', 8],
] as const)('from row %i, %s leads to %s (LOOKUP-16)', (index, way, next) => {
  expect(nextRow(rows, index, way, 3)).toBe(next)
})
