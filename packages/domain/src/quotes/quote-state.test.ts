import fc from 'fast-check'
import { expect, it } from 'vitest'
import { daysLeft, isExpired, isOrdered, openSince, quoteExpiry, quoteState } from './quote-state.ts'

const open = { createdUtc: '2026-10-21T12:00:00Z', receivedUtc: null, salesOrderId: null }
const ordered = { ...open, receivedUtc: '2026-10-22T12:00:00Z', salesOrderId: '100001' }

it.each([
  ['TV-19a: exactly 30 days old', open, '2026-11-20T12:00:00.000Z', 'open'],
  ['TV-19a: a millisecond later', open, '2026-11-20T12:00:00.001Z', 'expired'],
  ['TV-19b: ordered, 40 days old', ordered, '2026-11-30T12:00:00Z', 'ordered'],
  ['TV-19b: received without order', { ...ordered, salesOrderId: null }, '2026-10-22T12:00:00Z', 'open'],
] as const)('QUOTE-11 QUOTE-12 %s', (_, quote, now, state) => {
  expect(quoteState(quote, new Date(now))).toBe(state)
})

it('QUOTE-11 TV-19a: what was saved at the first open instant is not expired, a millisecond earlier it is', () => {
  const now = new Date('2026-11-20T12:00:00Z')
  const first = openSince(now).getTime()
  expect(isExpired({ createdUtc: new Date(first).toISOString() }, now)).toBe(false)
  expect(isExpired({ createdUtc: new Date(first - 1).toISOString() }, now)).toBe(true)
})

it('QUOTE-13 TV-19: the expiry is 30 × 24 hours after saving, and a quote can be both ordered and expired', () => {
  expect(quoteExpiry(open.createdUtc)).toBe('2026-11-20T12:00:00.000Z')
  expect([isOrdered(ordered), isExpired(ordered, new Date('2026-11-30T12:00:00Z'))]).toEqual([true, true])
})

it('QUOTE-01 CONST-06: no quote opens again once it is expired', () => {
  const instants = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(instants, fc.nat(1e10), fc.nat(1e10), (created, age, more) => {
      const quote = { createdUtc: created.toISOString() }
      const [sooner, later] = [age, age + more].map((ms) =>
        isExpired(quote, new Date(created.getTime() + ms)),
      )
      expect(!sooner || later).toBe(true)
      expect(sooner).toBe(age > 30 * 86_400_000)
    }),
  )
})

it('FLEET-25: an open quote says how many days its prices still hold', () => {
  const saved = '2026-10-21T12:00:00.000Z'
  const left = (now: string) => daysLeft(saved, new Date(now))
  expect(left('2026-10-21T12:00:00.000Z')).toBe('30 days left')
  expect(left('2026-11-19T11:00:00.000Z')).toBe('2 days left')
  expect(left('2026-11-20T12:00:00.000Z')).toBe('0 days left')
})
