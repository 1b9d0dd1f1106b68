import { expect, it } from 'vitest'
import { distributorMessages } from './messages.ts'

it('DIST-08: each failure has the sentence of the specification', () => {
  expect(distributorMessages.unlinkFailed).toBe('Unable to delete link between company and distributor.')
  expect(distributorMessages.linkFailed).toBe('Unable to link the requested distributor to the company.')
})
