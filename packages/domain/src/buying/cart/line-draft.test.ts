import { expect, it } from 'vitest'
import { errorsByField, valid } from '../../core/kernel/index.ts'
import {
  builtImpellerOf,
  chooseTrim,
  checkDraft,
  draftOf,
  type LineDraft,
  readDraft,
  settleDraft,
  startDraft,
  startDraftFor,
  trimNoteOf,
  withDefaultPaint,
} from './line-draft.ts'
import { trimMessage } from './line-values.ts'
import { cartMessages } from './messages.ts'

const impeller = { partNumber: 'C2134-3-BZ', isPaintable: false }
const gasket = { partNumber: '235626', isPaintable: false }
const casing = { partNumber: 'D7232-2-CP', isPaintable: true }
const errors = (part: typeof gasket, draft: LineDraft) => errorsByField(checkDraft(part, draft))
const codes = (part: typeof gasket, draft: LineDraft) => {
  const checked = checkDraft(part, draft)
  return checked.ok ? [] : checked.errors.map(({ field, code }) => [field, code])
}
const limited = { trimMin: 8.25, trimFull: 9.75 }
const noteOf = (draft: LineDraft) => trimNoteOf(draft, limited)
const custom = { ...startDraft, trimOption: 'custom' as const }

it('a form starts with quantity 1, angle 0 and Full Trim (PART-15, PART-17)', () => {
  expect(errors(impeller, startDraft)).toEqual({})
  expect(readDraft(startDraft)).toEqual({
    quantity: 1,
    impellerAngle: 0,
    impellerTrim: 0,
    paintColorId: null,
  })
})

it('Custom starts empty and is rejected until inches are entered (PART-14, PART-20)', () => {
  expect(startDraft.trimValue).toBe('')
  expect(errors(impeller, custom)).toEqual({ impellerTrim: trimMessage({}) })
  expect(readDraft(custom).impellerTrim).toBeNull()
})

it("a part is painted in the company's default colour until another one or none is chosen (PART-13)", () => {
  expect(withDefaultPaint(startDraft, 4).paintColorId).toBe(4)
  expect(withDefaultPaint(startDraft, undefined).paintColorId).toBeNull()
  for (const paintColorId of [7, null])
    expect(withDefaultPaint({ ...startDraft, paintColorId }, 4).paintColorId).toBe(paintColorId)
})

it('the trim as built is a third choice, and a different trim gives a message (LOOKUP-04)', () => {
  const known = { ...startDraft, built: { trim: 9.25, angle: null } }
  const asBuilt = { ...known, trimOption: 'as-built' as const }
  expect(readDraft(asBuilt).impellerTrim).toBe(9.25)
  expect(noteOf(asBuilt)).toBeNull()
  expect(noteOf({ ...known, trimOption: 'custom', trimValue: '9.25' })).toBeNull()
  expect(noteOf({ ...known, trimOption: 'custom' })).toBeNull()
  expect(noteOf(known)).toBe('Your pump was built at 9.250 in. You are ordering full trim.')
  expect(noteOf({ ...asBuilt, built: { trim: 9.125, angle: null } })).toBe(
    'Your pump was built at 9.125 in. You are ordering trim 9.13 in.',
  )
  expect(noteOf(startDraft)).toBeNull()
  expect(errors(impeller, { ...asBuilt, built: undefined })).toEqual({ impellerTrim: trimMessage({}) })
})

it('a form for a known pump starts with its trim and angle as built, if the part allows them (FIT-16)', () => {
  const built = { trim: 9.25, angle: 5 }
  expect(startDraftFor(limited, built)).toEqual({ ...startDraft, built, trimOption: 'as-built', angle: '5' })
  expect(startDraftFor({}, built).trimOption).toBe('as-built')
  expect(startDraftFor({ trimFull: 9 }, built)).toEqual({ ...startDraft, built })
  expect(startDraftFor(limited, undefined)).toEqual({ ...startDraft, built: undefined })
})

it('a trim outside the limits of the part gives an error that names both (CART-18)', () => {
  const draft = { ...custom, trimValue: '25' }
  expect(errors({ ...impeller, ...limited }, draft)).toEqual({
    impellerTrim: 'Impeller trim must be between 8.250 and 9.750 inches.',
  })
  expect(settleDraft(draft, 'impellerTrim', limited)).toEqual({})
})

it('the field shows a doubt where a limit is unknown, before the difference from the nameplate (FIT-16)', () => {
  const draft = { ...custom, built: { trim: 9.25, angle: null }, trimValue: '10' }
  expect(trimNoteOf(draft, {})).toBe('Trim 10.00 in is more than the 9.250 in that this pump was built with.')
})

it.each([
  [9.25, 9.25],
  [null, undefined],
  [0, undefined],
  [30.01, undefined],
])('a built trim of %s is offered as %s (LOOKUP-04)', (trim, offered) => {
  expect(builtImpellerOf({ trim, angle: null })?.trim).toBe(offered)
})

it.each([
  [5, 5],
  [0, 0],
  [null, null],
  [2.5, null],
  [91, null],
])('an angle of %s on the nameplate is ordered as %s (FIT-16)', (angle, offered) => {
  expect(builtImpellerOf({ trim: 9.25, angle })?.angle).toBe(offered)
})

it.each([2.5, 91])(
  'an angle of %d on the nameplate is not ordered as 0: it has to be entered (FIT-16)',
  (angle) => {
    const draft = startDraftFor(limited, builtImpellerOf({ trim: 9.25, angle }))
    expect([draft.trimOption, draft.angle]).toEqual(['as-built', ''])
    expect(errors({ ...impeller, ...limited }, draft)).toEqual({ impellerAngle: cartMessages.angle })
  },
)

it('as built takes trim and angle from the nameplate, and a different value gives a message (FIT-16)', () => {
  const known = { ...startDraft, built: { trim: 9.25, angle: 5 } }
  const asBuilt = { ...known, ...chooseTrim(known, 'as-built') }
  expect(readDraft(asBuilt)).toMatchObject({ impellerTrim: 9.25, impellerAngle: 5 })
  expect(noteOf(asBuilt)).toBeNull()
  expect(noteOf({ ...asBuilt, angle: '7' })).toBe(
    'Your pump was built at 9.250 in, angle 5 deg. You are ordering trim 9.25 in, angle 7 deg.',
  )
  expect(noteOf({ ...asBuilt, trimOption: 'full-trim' })).toBe(
    'Your pump was built at 9.250 in. You are ordering full trim.',
  )
  expect(chooseTrim(known, 'custom')).toEqual({ trimOption: 'custom' })
  expect(chooseTrim({ ...startDraft, built: { trim: 9.25, angle: null } }, 'as-built')).toEqual({
    trimOption: 'as-built',
  })
})

it('all invalid fields show their own errors at once (CART-09, PART-18, PART-19, PART-20)', () => {
  const wrong = { ...custom, quantity: '0', angle: '91', trimValue: '31.5' }
  const { quantity, angle } = cartMessages
  const sentences = { impellerAngle: angle, impellerTrim: trimMessage({}) }
  expect(errors(impeller, wrong)).toEqual({ quantity, ...sentences })
  expect(errors(impeller, { ...custom, angle: '', trimValue: '' })).toEqual(sentences)
})

it('the text of a custom trim counts only while Custom is selected (PART-14)', () => {
  const full = { ...startDraft, trimValue: '9.25' }
  expect(readDraft(full).impellerTrim).toBe(0)
  expect(readDraft({ ...full, trimOption: 'custom' }).impellerTrim).toBe(9.25)
})

it('impeller fields do not block a part that is not an impeller (PART-10, CART-18)', () => {
  expect(errors(gasket, { ...custom, angle: '.', trimValue: '' })).toEqual({})
})

it('a missing value has its own error code (QUICK-12, QUICK-13)', () => {
  const open = { ...startDraft, trimOption: '' as const, angle: '' }
  expect(codes(impeller, open)).toEqual([
    ['impellerTrim', 'MISSING'],
    ['impellerAngle', 'MISSING'],
  ])
  expect(codes(impeller, { ...open, angle: '5' })).toEqual([['impellerTrim', 'MISSING']])
  expect(codes(impeller, { ...startDraft, angle: '' })).toEqual([['impellerAngle', 'MISSING']])
  expect(codes(impeller, { ...custom, trimValue: '' })).toEqual([['impellerTrim', 'OUT_OF_RANGE']])
  expect(codes(casing, startDraft)).toEqual([])
})

it('a valid draft has only the values that apply to its part (PART-09, PART-10)', () => {
  const draft = { ...startDraft, paintColorId: 4, angle: '12.5' }
  const checked = [impeller, gasket, casing].map((part) => checkDraft(part, draft))
  expect(checked).toEqual([
    valid({ quantity: 1, paintColorId: null, impellerTrim: 0, impellerAngle: 13 }),
    valid({ quantity: 1, paintColorId: null, impellerTrim: null, impellerAngle: null }),
    valid({ quantity: 1, paintColorId: 4, impellerTrim: null, impellerAngle: null }),
  ])
})

it('a stored line shows two decimals, a trim of 0 as Full Trim, and reads back unchanged (CART-11, CART-20)', () => {
  const line = { quantity: 2, paintColorId: 4, impellerTrim: 5.1, impellerAngle: 15 }
  expect(draftOf(line)).toEqual({
    quantity: '2',
    paintColorId: 4,
    trimOption: 'custom',
    trimValue: '5.10',
    angle: '15',
  })
  expect(draftOf({ ...line, impellerTrim: 0 }).trimOption).toBe('full-trim')
  for (const impellerTrim of [0, 5.1, null])
    expect(readDraft(draftOf({ ...line, impellerTrim }))).toEqual({ ...line, impellerTrim })
})

it('leaving a field rounds a valid number and keeps an invalid one (CART-20, OQ-63)', () => {
  const typed = { ...custom, quantity: '007', angle: '12.5', trimValue: '5.005' }
  expect(settleDraft(typed, 'quantity')).toEqual({ quantity: '7' })
  expect(settleDraft(typed, 'impellerAngle')).toEqual({ angle: '13' })
  expect(settleDraft(typed, 'impellerTrim')).toEqual({ trimValue: '5.01' })
  expect(settleDraft({ ...typed, angle: '91' }, 'impellerAngle')).toEqual({})
  expect(settleDraft({ ...typed, trimValue: '' }, 'impellerTrim')).toEqual({})
  expect(settleDraft(startDraft, 'impellerTrim')).toEqual({})
})

it('leaving the field turns 0 inches into Full Trim (CART-11)', () => {
  const fullTrim = { trimOption: 'full-trim', trimValue: '' }
  expect(settleDraft({ ...custom, trimValue: '0' }, 'impellerTrim')).toEqual(fullTrim)
  expect(settleDraft({ ...custom, trimValue: '-0' }, 'impellerTrim')).toEqual(fullTrim)
  expect(draftOf({ quantity: 1, paintColorId: null, impellerTrim: 0, impellerAngle: 0 })).toMatchObject(
    fullTrim,
  )
})
