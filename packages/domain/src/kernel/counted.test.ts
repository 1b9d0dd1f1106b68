import { expect, it } from 'vitest'
import { counted } from './counted.ts'

it.each([
  [0, '0 parts'],
  [1, '1 part'],
  [2, '2 parts'],
  [1200, '1,200 parts'],
])('%i of them are %s', (count, text) => {
  expect(counted(count, 'part')).toBe(text)
})
