import { expect, it } from 'vitest'
import { checkPublishing, offeredTime } from './check-publishing.ts'

const now = new Date('2026-11-23T16:00:00')
const typed = { day: '2026-12-01', time: '06:00', withoutBadRows: false }
const later = { isLater: true, badRows: 0, now }

it('a draft is published at once, or at a given day and time (BRING-50)', () => {
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
])('publication at %j is rejected (BRING-50)', (wrong, sentences) => {
  expect(checkPublishing(wrong, later)).toMatchObject({ errors: sentences.map((error) => ({ error })) })
})

it('bad rows are left out only with consent (BRING-51)', () => {
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
])('for files effective on %s, the proposed day is %s (BRING-50)', (effective, day) => {
  expect(offeredTime(effective, now)).toEqual({ day, time: '06:00' })
})
