import { expect, it } from 'vitest'
import { delaysOf, delayText } from './delay.ts'

const today = '2026-12-05'
const line = { position: 0, toCome: 6, promised: '2026-12-09', delayReason: null, committed: '2026-12-03' }

it.each([
  ['a later date', line, 1],
  ['the same date', { ...line, promised: '2026-12-03' }, 0],
  ['an earlier date', { ...line, promised: '2026-12-01' }, 0],
  ['no date any more', { ...line, promised: null }, 0],
  ['the first date', { ...line, committed: null }, 0],
  ['today, to which an ERP moves what is overdue,', { ...line, promised: today }, 0],
  ['a later date that is past', { ...line, promised: '2026-12-04' }, 0],
  ['tomorrow', { ...line, promised: '2026-12-06' }, 1],
  ['a later date of what has left', { ...line, toCome: 0 }, 0],
])('%s counts as a delay or not (STEP-05)', (_, given, count) => {
  expect(delaysOf([given], today)).toHaveLength(count)
})

it('the text of a delay gives quantity, part, new date, old date and reason (STEP-05)', () => {
  const [delay] = delaysOf([{ ...line, delayReason: 'supplier receipt late' }], today)
  expect(delay && delayText(delay, 'Seal (TB10773)')).toBe(
    '6 Seal (TB10773) now 12/09/2026 (was 12/03/2026): supplier receipt late',
  )
  expect(delay && delayText({ ...delay, reason: null, now: '2027-01-04' }, 'Seal')).toBe(
    '6 Seal now 01/04/2027 (was 12/03/2026)',
  )
})
