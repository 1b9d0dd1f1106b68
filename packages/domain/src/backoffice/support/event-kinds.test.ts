import { expect, it } from 'vitest'
import { kindText, subjectText } from './event-kinds.ts'

it('an event is shown by its name in words, if known, and its subject in one line (SUPPORT-08)', () => {
  expect([kindText('place-order'), kindText('act-of-tomorrow')]).toEqual([
    'Placed an order',
    'act-of-tomorrow',
  ])
  expect(subjectText({ salesOrderId: 12, step: 'PICKED', before: { name: 'Ben' } })).toBe(
    'salesOrderId: 12, step: PICKED, before: {"name":"Ben"}',
  )
  expect(subjectText({})).toBe('')
})
