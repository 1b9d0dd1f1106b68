import { expect, it } from 'vitest'
import { firstError } from '../../core/kernel/index.ts'
import { checkProfile } from './profile.ts'

const sentence = 'Your name must be between 1 and 100 characters long.'

it.each([
  ['', sentence],
  ['   ', sentence],
  ['x'.repeat(101), sentence],
  ['x', null],
  [`  ${'x'.repeat(100)}  `, null],
])('profile name %j gives %j (ACCT-06, CONST-04)', (typed, expected) => {
  expect(firstError(checkProfile({ name: typed }))).toBe(expected)
})
