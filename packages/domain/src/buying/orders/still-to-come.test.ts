import { describe, expect, it } from 'vitest'
import type { Allocation } from '../../catalogue/promise/index.ts'
import { describeToCome, stillToCome } from './still-to-come.ts'

const today = '2026-11-20'
const fresno: Allocation = { quantity: 4, date: today, source: { kind: 'stock', warehouse: 'Fresno' } }
const receipt: Allocation = {
  quantity: 6,
  date: '2026-12-03',
  source: { kind: 'receipt', dueOn: '2026-12-01', quantity: 12 },
}
const line = {
  quantity: 10,
  shippedQuantity: 0,
  cancelledQuantity: 0,
  promisedDate: '2026-12-03' as string | null,
  shownPromise: [fresno, receipt] as Allocation[] | null,
  delayReason: null as string | null,
}
const slipped = { ...line, promisedDate: '2026-12-09', delayReason: 'supplier receipt late' }

describe('open quantities of a line (TRACK-05)', () => {
  it.each([
    ['a promise that holds', line, ['4 today from Fresno', '6 on 12/03/2026 (12 due 12/01/2026)']],
    [
      'the early allocation is shipped first',
      { ...line, shippedQuantity: 4 },
      ['6 on 12/03/2026 (12 due 12/01/2026)'],
    ],
    ['some of the later, too', { ...line, shippedQuantity: 7 }, ['3 on 12/03/2026 (12 due 12/01/2026)']],
    ['a slip', slipped, ['4 today from Fresno', '6 on 12/09/2026, was 12/03/2026: supplier receipt late']],
    [
      'an earlier date is that of no later allocation',
      { ...line, promisedDate: today, delayReason: 'of an earlier slip' },
      ['4 today from Fresno', '6 today, was 12/03/2026'],
    ],
    [
      'the last are cancelled',
      { ...line, cancelledQuantity: 6, promisedDate: null },
      ['4 today from Fresno'],
    ],
    [
      'some of the last are cancelled, and some of the early shipped',
      { ...line, shippedQuantity: 1, cancelledQuantity: 5 },
      ['3 today from Fresno', '1 on 12/03/2026 (12 due 12/01/2026)'],
    ],
    ['all of it', { ...line, shippedQuantity: 7, cancelledQuantity: 3 }, []],
    ['more than was ordered', { ...line, shippedQuantity: 11 }, []],
    ['nothing was shown', { ...line, shownPromise: null }, ['10 on 12/03/2026']],
    ['nobody can say', { ...line, shownPromise: null, promisedDate: null }, ['10 without a known date']],
    [
      'the ERP can no longer say',
      { ...slipped, promisedDate: null, shippedQuantity: 4 },
      ['6 on 12/03/2026 (12 due 12/01/2026), supplier receipt late'],
    ],
    [
      'a reason without a promise',
      { ...slipped, shownPromise: null },
      ['10 on 12/09/2026, supplier receipt late'],
    ],
  ])('%s', (_, given, expected) => {
    expect(stillToCome(given, today).map(inWords)).toEqual(expected)
  })

  it('a past date is overdue, and isLater marks only a date later than the one shown', () => {
    const coming = stillToCome({ ...slipped, promisedDate: '2026-12-03' }, '2026-12-01')
    expect(coming.map(inWords)).toEqual([
      '4 on 11/20/2026 from Fresno, overdue',
      '6 on 12/03/2026 (12 due 12/01/2026)',
    ])
    expect(coming.map(({ isLater }) => isLater)).toEqual([true, false])
    expect(stillToCome(slipped, today).map(({ isLater }) => isLater)).toEqual([false, true])
    expect(stillToCome({ ...line, promisedDate: today }, today).map(({ isLater }) => isLater)).toEqual([
      false,
      false,
    ])
    expect(stillToCome(slipped, '2026-12-24').map(inWords)).toEqual([
      '4 on 11/20/2026 from Fresno, overdue',
      '6 on 12/09/2026, was 12/03/2026, overdue: supplier receipt late',
    ])
  })

  it('the quantities add up to what is neither shipped nor cancelled', () => {
    for (let shipped = 0; shipped <= 12; shipped++)
      for (let cancelled = 0; cancelled <= 3; cancelled++) {
        const coming = stillToCome({ ...line, shippedQuantity: shipped, cancelledQuantity: cancelled }, today)
        expect(coming.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(
          Math.max(0, 10 - shipped - cancelled),
        )
      }
  })
})

it.each([
  [
    'by the last date',
    [slipped, { ...line, quantity: 2, shownPromise: null }],
    '12 to come, the last on 12/09/2026',
  ],
  ['one without a date', [line, { ...line, shownPromise: null, promisedDate: null }], '20 to come'],
  ['all are overdue', [{ ...line, promisedDate: '2026-11-19' }], '10 to come, overdue'],
  ['nothing', [{ ...line, shippedQuantity: 10 }], null],
])('the summary of the open quantities of all lines: %s (TRACK-05)', (_, lines, expected) => {
  expect(describeToCome(lines, today)).toBe(expected)
})

const inWords = ({ text, change }: { text: string; change: string | null }) =>
  [text, change].filter(Boolean).join(', ')
