import { expect, it } from 'vitest'
import { checkPublishing, offeredTime } from './check-publishing.ts'

const now = new Date('2026-11-23T16:00:00')
const typed = { day: '2026-12-01', time: '06:00', withoutBadRows: false }
const later = { isLater: true, badRows: 0, now }

it('BRING-50: at once, or at a day and time where one is', () => {
  expect(checkPublishing(typed, { ...later, isLater: false })).toEqual({
    ok: true,
    value: { atUtc: null, withoutBadRows: false },
  })
  expect(checkPublishing(typed, later)).toEqual({
    ok: true,
    value: { atUtc: new Date('2026-12-01T06:00').toISOString(), withoutBadRows: false },
  })
})

it.each([
  [{ ...typed, day: '' }, ['Choose a day.']],
  [{ ...typed, day: '2026-02-30', time: '' }, ['Choose a day.', 'Choose a time.']],
  [{ ...typed, day: '2026-11-23', time: '15:59' }, ['The time of publication must be in the future.']],
])('BRING-50: %j is refused', (wrong, sentences) => {
  expect(checkPublishing(wrong, later)).toMatchObject({ errors: sentences.map((error) => ({ error })) })
})

it('BRING-51: bad rows are left out only when somebody has agreed', () => {
  const bad = { isLater: false, badRows: 3, now }
  expect(checkPublishing(typed, bad)).toMatchObject({ errors: [{ field: 'withoutBadRows' }] })
  expect(checkPublishing({ ...typed, withoutBadRows: true }, bad)).toMatchObject({
    value: { withoutBadRows: true },
  })
})

it.each([
  [null, '2026-11-24'],
  ['2027-01-01', '2027-01-01'],
  ['2026-11-23', '2026-11-24'],
  ['2020-01-01', '2026-11-24'],
])('BRING-50: files that take effect on %s are offered for %s', (effective, day) => {
  expect(offeredTime(effective, now)).toEqual({ day, time: '06:00' })
})
