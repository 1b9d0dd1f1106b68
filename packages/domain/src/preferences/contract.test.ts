import { expect, it } from 'vitest'
import { preferenceMessages } from './contract.ts'

it('PREF-05: each failure has the sentence of the specification', () => {
  expect(preferenceMessages.getFailed).toBe('Unable to retrieve company preference setting.')
  expect(preferenceMessages.saveFailed).toBe('Unable to update company preference setting.')
})
