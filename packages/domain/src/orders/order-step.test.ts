import { expect, it } from 'vitest'
import { orderStatuses } from './order.ts'
import { mayStep, orderSteps } from './order-step.ts'

it('OQ-47: received, picked, shipped, in this order; rejected any time before it ships', () => {
  const allowed = orderStatuses.map((status) => orderSteps.filter((step) => mayStep(status, step)))
  expect(allowed).toEqual([['PICKED', 'REJECTED'], ['SHIPPED', 'REJECTED'], [], []])
})
