import { expect, it } from 'vitest'
import { firstError } from '../kernel/index.ts'
import { checkRejection } from './managed-order.ts'

it.each([
  ['The account is on hold.', null],
  [' ', 'A reason is required to reject an order.'],
])('E67 OQ-47: to reject for %j', (reason, sentence) => {
  expect(firstError(checkRejection({ reason }))).toBe(sentence)
})
