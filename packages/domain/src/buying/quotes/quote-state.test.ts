import fc from 'fast-check'
import { expect, it } from 'vitest'
import { durations } from '../../core/kernel/index.ts'
import { daysLeft, isExpired, isOrdered, openSince, quoteState, validUntil } from './quote-state.ts'

const open = { createdUtc: '2026-10-21T12:00:00Z', receivedUtc: null, salesOrderId: null }
const zone = 'America/Los_Angeles'
const ordered = { ...open, receivedUtc: '2026-10-22T12:00:00Z', salesOrderId: '100001' }

it.each([
  ['TV-19a OQ-112: the last moment of the 30th day', open, '2026-11-21T07:59:59.999Z', 'open'],
  ['TV-19a OQ-112: midnight after it', open, '2026-11-21T08:00:00Z', 'expired'],
  ['TV-19b: ordered, 40 days old', ordered, '2026-11-30T12:00:00Z', 'ordered'],
  ['TV-19b: received without order', { ...ordered, salesOrderId: null }, '2026-10-22T12:00:00Z', 'open'],
] as const)('the state of a quote: %s (QUOTE-11, QUOTE-12)', (_, quote, now, state) => {
  expect(quoteState(quote, new Date(now), zone)).toBe(state)
})

it('a quote saved at the first open instant is not expired, one saved a millisecond earlier is (QUOTE-11, TV-19a)', () => {
  const now = new Date('2026-11-20T12:00:00Z')
  const first = openSince(now, zone).getTime()
  expect(isExpired({ createdUtc: new Date(first).toISOString() }, now, zone)).toBe(false)
  expect(isExpired({ createdUtc: new Date(first - 1).toISOString() }, now, zone)).toBe(true)
})

it('a quote is valid until the 30th day after saving and can be both ordered and expired (QUOTE-13, CONST-06, TV-19)', () => {
  expect(validUntil(open.createdUtc, zone)).toBe('2026-11-20')
  expect(isOrdered(ordered)).toBe(true)
  expect(isExpired(ordered, new Date('2026-11-30T12:00:00Z'), zone)).toBe(true)
})

it('a quote counts from the day of saving at the shop, across the clock change (QUOTE-01, OQ-112)', () => {
  expect(validUntil('2026-10-11T06:59:59Z', zone)).toBe('2026-11-09')
  expect(validUntil('2026-10-11T07:00:00Z', zone)).toBe('2026-11-10')
  expect(validUntil('2026-10-11T07:00:00Z', 'Europe/Berlin')).toBe('2026-11-10')
})

it('a quote is open for 30 days, expired after 31, and isExpired agrees with openSince (QUOTE-01)', () => {
  const instants = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  const zones = fc.constantFrom(zone, 'Europe/Berlin', 'Pacific/Auckland', 'America/Santiago')
  fc.assert(
    fc.property(instants, fc.nat(1e10), zones, (created, age, timeZone) => {
      const quote = { createdUtc: created.toISOString() }
      const now = new Date(created.getTime() + age)
      const expired = isExpired(quote, now, timeZone)
      expect(expired).toBe(created < openSince(now, timeZone))
      if (age < 30 * durations.day - durations.hour) expect(expired).toBe(false)
      if (age > 31 * durations.day + durations.hour) expect(expired).toBe(true)
    }),
  )
})

it('an open quote shows how many days its prices remain valid (FLEET-25)', () => {
  const left = (now: string) => daysLeft('2026-10-21T12:00:00.000Z', new Date(now), zone)
  expect(left('2026-10-21T12:00:00.000Z')).toBe('30 days left')
  expect(left('2026-11-19T07:59:59.000Z')).toBe('2 days left')
  expect(left('2026-11-19T08:00:00.000Z')).toBe('1 day left')
  expect(left('2026-11-21T07:59:59.000Z')).toBe('last day')
})
