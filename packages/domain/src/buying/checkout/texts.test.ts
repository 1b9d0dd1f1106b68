import { expect, it } from 'vitest'
import { errorsByField } from '../../core/kernel/index.ts'
import { checkOrderTexts } from './texts.ts'

const texts = { poNumber: 'PO-1', comment: '', specialInstructions: '' }

it.each([
  ['CHECKOUT-07: a PO number is required', { poNumber: ' ' }, { poNumber: 'PO number is required.' }],
  [
    'a long PO number',
    { poNumber: 'x'.repeat(51) },
    { poNumber: 'PO number must be 50 characters or less. Currently 51 characters.' },
  ],
  [
    'long remarks',
    { comment: 'x'.repeat(501), specialInstructions: 'x'.repeat(502) },
    {
      comment: 'Comment must be 500 characters or less. Currently 501 characters.',
      specialInstructions: 'Special Instructions must be 500 characters or less. Currently 502 characters.',
    },
  ],
  ['nothing to say', {}, {}],
])('%s', (_, change, errors) => {
  expect(errorsByField(checkOrderTexts({ ...texts, ...change }))).toEqual(errors)
})
