import { expect, it } from 'vitest'
import { checkProfileName } from './check-profile-name.ts'

const sentence = 'Your name must be between 1 and 100 characters long.'

it.each([
  ['', sentence],
  ['   ', sentence],
  ['x'.repeat(101), sentence],
  ['x', null],
  [`  ${'x'.repeat(100)}  `, null],
])('ACCT-06 CONST-04: %j gives %j', (typed, expected) => {
  expect(checkProfileName(typed)).toBe(expected)
})
