import { expect, it } from 'vitest'
import { usStates } from './us-states.ts'

it('CHECKOUT-26 CHECKOUT-32: the US states have a name and a code of their own', () => {
  expect(usStates).toHaveLength(51)
  expect(new Set(usStates.map((state) => state.code)).size).toBe(51)
  expect(usStates.map((state) => state.name)).toEqual(usStates.map((state) => state.name).toSorted())
})
