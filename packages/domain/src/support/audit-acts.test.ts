import { expect, it } from 'vitest'
import { actText, detailText } from './audit-acts.ts'

it('SUPPORT-08: an act in words, and what it was about in one line', () => {
  expect([actText('place-order'), actText('act-of-tomorrow')]).toEqual(['Placed an order', 'act-of-tomorrow'])
  expect(detailText({ salesOrderId: 12, step: 'PICKED', before: { name: 'Ben' } })).toBe(
    'salesOrderId: 12, step: PICKED, before: {"name":"Ben"}',
  )
  expect(detailText({})).toBe('')
})
