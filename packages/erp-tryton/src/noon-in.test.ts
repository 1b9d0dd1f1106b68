import { expect, it } from 'vitest'
import { noonIn } from './noon-in.ts'

it.each([
  ['UTC', '2026-11-23', '2026-11-23T12:00:00.000Z'],
  ['America/Los_Angeles', '2026-11-23', '2026-11-23T20:00:00.000Z'],
  // Days on which clocks go forward or back.
  ['America/Los_Angeles', '2027-03-14', '2027-03-14T19:00:00.000Z'],
  ['America/Los_Angeles', '2027-11-07', '2027-11-07T20:00:00.000Z'],
  ['Asia/Kathmandu', '2028-02-29', '2028-02-29T06:15:00.000Z'],
  ['Pacific/Kiritimati', '2026-12-31', '2026-12-30T22:00:00.000Z'],
  ['Pacific/Pago_Pago', '2026-12-31', '2026-12-31T23:00:00.000Z'],
])('in %s it is noon of %s at %s', (zone, day, instant) => {
  expect(noonIn(zone, day)).toBe(instant)
})
