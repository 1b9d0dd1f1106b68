import { expect, it } from 'vitest'
import { firstError } from '../../core/kernel/index.ts'
import { checkReason } from './managed-order.ts'

it.each([
  ['REJECTED', 'The account is on hold.', null],
  ['REJECTED', ' ', 'A reason is required to reject an order.'],
  ['CANCELLED', '', 'A reason is required to cancel lines.'],
] as const)('%s requires a reason: %j (E67, OQ-47)', (step, reason, sentence) => {
  expect(firstError(checkReason(step, { reason }))).toBe(sentence)
})
