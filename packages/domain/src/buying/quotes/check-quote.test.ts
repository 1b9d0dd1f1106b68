import { expect, it } from 'vitest'
import { firstError } from '../../core/kernel/index.ts'
import { checkQuoteMail, checkQuoteName } from './check-quote.ts'

const sentence = 'Quote name must be between 1 and 100 characters long.'

it.each([
  ['', sentence],
  ['   ', sentence],
  ['x', null],
  [`  ${'x'.repeat(100)}  `, null],
  ['x'.repeat(101), sentence],
])('a quote name needs 1 to 100 characters: %j (CHECKOUT-08, OQ-51)', (typed, expected) => {
  expect(firstError(checkQuoteName({ quoteName: typed }))).toBe(expected)
})

it('a quote mail requires a valid address and normalizes it (E76)', () => {
  expect(checkQuoteMail({ emailAddress: ' Site@Canal.example ', note: ' Hello. ' })).toMatchObject({
    value: { emailAddress: 'site@canal.example', note: 'Hello.' },
  })
  expect(firstError(checkQuoteMail({ emailAddress: 'nowhere', note: '' }))).toBe(
    'You must enter a valid email address.',
  )
})
