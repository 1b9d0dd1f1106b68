import { afterEach, expect, it } from 'vitest'
import { keepDeviceToken, readDeviceTokens } from './device-tokens.ts'

afterEach(() => localStorage.clear())

it('a device keeps the latest token of each person, for the eight latest people (AUTH-38)', () => {
  for (let userId = 1; userId <= 9; userId++) keepDeviceToken({ userId, deviceToken: `of ${userId}` })
  keepDeviceToken({ userId: 5, deviceToken: 'of 5 again' })
  keepDeviceToken({ userId: 6, deviceToken: '' })
  expect(readDeviceTokens()).toEqual(['of 5 again', 'of 9', 'of 8', 'of 7', 'of 6', 'of 4', 'of 3', 'of 2'])
})

it('stored device tokens of another form are not sent (AUTH-38)', () => {
  localStorage.setItem('volute.devices', '{"7":"x"}')
  expect(readDeviceTokens()).toEqual([])
})
