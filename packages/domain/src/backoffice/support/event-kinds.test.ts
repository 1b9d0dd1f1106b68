import { expect, it } from 'vitest'
import { kindText } from './event-kinds.ts'

it('an event is shown by its name in words, if known (SUPPORT-08)', () => {
  expect([kindText('place-order'), kindText('act-of-tomorrow')]).toEqual([
    'Placed an order',
    'act-of-tomorrow',
  ])
})
