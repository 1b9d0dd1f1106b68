import { expect, it } from 'vitest'
import { checkQuoteName } from './check-quote-name.ts'

const sentence = 'Quote name must be between 1 and 100 characters long.'

it.each([
  ['', sentence],
  ['   ', sentence],
  ['x', undefined],
  [`  ${'x'.repeat(100)}  `, undefined],
  ['x'.repeat(101), sentence],
])('CHECKOUT-08 OQ-51: the name %j', (typed, expected) => {
  expect(checkQuoteName(typed).quoteName).toBe(expected)
})
