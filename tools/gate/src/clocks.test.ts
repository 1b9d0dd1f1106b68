import { expect, it } from 'vitest'
import { clockOfDay, clocks, nameOf, secondsAhead } from './clocks.ts'

const now = new Date('2026-11-27T03:00:00Z')

it.each([
  ['2026-11-27T03:00:30Z', 30],
  ['2026-11-26T03:00Z', -86_400],
  ['11:59', 32_340],
  ['00:30', -9_000],
  [null, 0],
])('a clock at %s is %d seconds ahead of the real clock', (at, seconds) => {
  expect(secondsAhead({ at, zone: 'UTC' }, now)).toBe(seconds)
})

it('an invalid time is rejected by name', () => {
  expect(() => secondsAhead({ at: 'noon', zone: 'UTC' }, now)).toThrow(
    'noon is neither an instant nor a time of day',
  )
})

it('every clock runs within ten days, with a valid time and time zone', () => {
  const days = Array.from({ length: 10 }, (_, day) => new Date(Date.UTC(2026, 10, 21 + day)))
  expect(new Set(days.map((day) => nameOf(clockOfDay(day)))).size).toBe(clocks.length)
  for (const clock of clocks) {
    expect(secondsAhead(clock, now)).not.toBeNaN()
    expect(() => new Intl.DateTimeFormat('en', { timeZone: clock.zone })).not.toThrow()
  }
})
