import { expect, it } from 'vitest'
import { firstError } from '../../core/kernel/index.ts'
import { checkQuoteName, checkQuoteMail } from './quote.ts'

const sentence = 'Quote name must be between 1 and 100 characters long.'

it.each([
  ['', sentence],
  ['   ', sentence],
  ['x', null],
  [`  ${'x'.repeat(100)}  `, null],
  ['x'.repeat(101), sentence],
])('CHECKOUT-08 OQ-51: the name %j', (typed, expected) => {
  expect(firstError(checkQuoteName({ quoteName: typed }))).toBe(expected)
})

it('E76: a quote is mailed to an address in its one form, and to nothing else', () => {
  expect(checkQuoteMail({ emailAddress: ' Site@Canal.example ', note: ' Hello. ' })).toMatchObject({
    value: { emailAddress: 'site@canal.example', note: 'Hello.' },
  })
  expect(firstError(checkQuoteMail({ emailAddress: 'nowhere', note: '' }))).toBe(
    'You must enter a valid email address.',
  )
})
