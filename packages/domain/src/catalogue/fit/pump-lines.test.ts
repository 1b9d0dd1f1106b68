import { expect, it } from 'vitest'
import { describeFit, describePlace, fitNote } from './describe-fit.ts'
import { groupByPump, mustBeAcknowledged } from './pump-lines.ts'
import type { ForPump } from './for-pump.ts'

const seal: ForPump = {
  pumpId: 3,
  serialNumber: '100234',
  assembly: 'Wet end',
  position: '6',
  verdict: 'FITS',
  reason: 'Fits.',
  isKnown: false,
}
const misfit: ForPump = {
  ...seal,
  verdict: 'NOT_IN_THIS_PUMP',
  reason: 'Not in this pump.',
  position: null,
  assembly: null,
}

it('a line names its pump, and assembly and position if the part has one (LINE-01)', () => {
  expect(describePlace(seal)).toBe('for 100234 · Wet end · no. 6')
  expect(describePlace(misfit)).toBe('for 100234')
})

it('documents and mails show the position, the reason and that the buyer ordered anyway (LINE-09)', () => {
  expect(describeFit(null)).toEqual([])
  expect(describeFit(seal)).toEqual(['for 100234 · Wet end · no. 6', 'Fits.'])
  expect(describeFit({ ...misfit, isKnown: true })).toEqual([
    'for 100234',
    'Not in this pump. The buyer ordered it anyway.',
  ])
})

it('the ERP note gives the reason only where the part may not fit (LINE-08)', () => {
  expect(fitNote(null)).toBeNull()
  expect(fitNote(seal)).toBe('for 100234 · Wet end · no. 6')
  expect(fitNote({ ...misfit, isKnown: true })).toBe(
    'for 100234. Not in this pump. The buyer ordered it anyway.',
  )
})

it.each([
  ['no pump', null, null, false],
  ['a part that fits', seal, null, false],
  ['an alternate', { ...seal, verdict: 'ALTERNATE' as const }, null, false],
  ['a part that is not in the pump', misfit, null, true],
  ['one that is known', misfit, 'NOT_IN_THIS_PUMP' as const, false],
  ['one of which something else was known', misfit, 'CHANGED_SINCE' as const, true],
])(
  'only an unacknowledged misfit needs acknowledgement: %s (LINE-06)',
  (_, forPump, acknowledgedVerdict, isAsked) => {
    expect(mustBeAcknowledged({ forPump, acknowledgedVerdict })).toBe(isAsked)
  },
)

it('lines are grouped by pump, those without a pump first, and keep their order (LINE-03)', () => {
  const line = (id: number, pumpId: number | null) => ({
    id,
    pumpId,
    forPump: pumpId ? { ...seal, pumpId } : null,
  })
  const replaced = { id: 9, pumpId: 4, forPump: null }
  const groups = groupByPump([line(1, 4), line(2, null), line(3, 3), line(4, 4), replaced])
  expect(groups.map(({ pumpId, lines }) => [pumpId, lines.map(({ id }) => id)])).toEqual([
    [null, [2]],
    [4, [1, 4, 9]],
    [3, [3]],
  ])
  expect(groupByPump([replaced])[0]?.serialNumber).toBeNull()
})
