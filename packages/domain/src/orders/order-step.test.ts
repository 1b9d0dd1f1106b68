import { expect, it } from 'vitest'
import { deskStatuses } from './order-statuses.ts'
import { mayStep, orderSteps } from './order-step.ts'

it('OQ-47: received, picked, shipped, in this order; rejected any time before it ships; one that the ERP has not is left alone', () => {
  const allowed = deskStatuses.map((status) => orderSteps.filter((step) => mayStep(status, step)))
  expect(allowed).toEqual([['PICKED', 'REJECTED'], ['SHIPPED', 'REJECTED'], [], [], [], []])
})
