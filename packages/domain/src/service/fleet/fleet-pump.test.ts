import { expect, it } from 'vitest'
import { errorsByField, firstError, limits } from '../../core/kernel/index.ts'
import { checkFleetTexts, checkSiteName } from './fleet-pump.ts'

const none = { tag: '', nickname: '', note: '' }

it('tag, nickname and note are trimmed and optional (FLEET-07)', () => {
  expect(checkFleetTexts(none)).toEqual({ ok: true, value: none })
  expect(checkFleetTexts({ ...none, tag: ' P-301A ' })).toEqual({
    ok: true,
    value: { ...none, tag: 'P-301A' },
  })
})

it('each error names the limit and the current length (FLEET-07)', () => {
  const long = checkFleetTexts({
    tag: 'x'.repeat(limits.fleetTag + 1),
    nickname: 'x'.repeat(limits.fleetNickname + 1),
    note: 'x'.repeat(limits.fleetNote + 1),
  })
  expect(errorsByField(long)).toEqual({
    tag: 'Tag must be 50 characters or less. Currently 51 characters.',
    nickname: 'Nickname must be 100 characters or less. Currently 101 characters.',
    note: 'Note must be 1,000 characters or less. Currently 1,001 characters.',
  })
})

it('a site name has 1 to 100 characters (FLEET-09)', () => {
  expect(checkSiteName({ name: ' North ' })).toEqual({ ok: true, value: { name: 'North' } })
  for (const name of ['  ', 'x'.repeat(101)])
    expect(firstError(checkSiteName({ name }))).toBe(
      'The name of a site must be between 1 and 100 characters long.',
    )
})
