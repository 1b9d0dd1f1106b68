import { expect, it } from 'vitest'
import { formatInstant } from './format-instant.ts'

it('CONST-09: shows the day as the reader counts it', () => {
  const lateOnMarchFifth = new Date(2026, 2, 5, 23, 59)
  const earlyOnMarchSixth = new Date(2026, 2, 6, 0, 0)
  expect(
    [lateOnMarchFifth, earlyOnMarchSixth].map((instant) => formatInstant(instant.toISOString())),
  ).toEqual(['03/05/2026', '03/06/2026'])
})
