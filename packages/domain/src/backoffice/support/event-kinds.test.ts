import { expect, it } from 'vitest'
import { kindText, subjectText } from './event-kinds.ts'

it('SUPPORT-08: an act in words, and what it was about in one line', () => {
  expect([kindText('place-order'), kindText('act-of-tomorrow')]).toEqual([
    'Placed an order',
    'act-of-tomorrow',
  ])
  expect(subjectText({ salesOrderId: 12, step: 'PICKED', before: { name: 'Ben' } })).toBe(
    'salesOrderId: 12, step: PICKED, before: {"name":"Ben"}',
  )
  expect(subjectText({})).toBe('')
})
