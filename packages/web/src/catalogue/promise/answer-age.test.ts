import { afterEach, expect, it, vi } from 'vitest'
import { answerAge } from './answer-age.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

it.each([
  ['Asia/Tokyo', 'as the ERP said on 11/22/2026 at 11:59 PM Los Angeles time'],
  ['America/Los_Angeles', 'as the ERP said on 11/22/2026 at 11:59 PM'],
])('a reader in %s sees the age of an answer at the shop (PROMISE-08, OQ-110)', (zone, expected) => {
  vi.stubEnv('TZ', zone)
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T20:00:00Z') })
  expect(answerAge('2026-11-23T07:59:59Z').replaceAll(/\s/g, ' ')).toBe(expected)
})
