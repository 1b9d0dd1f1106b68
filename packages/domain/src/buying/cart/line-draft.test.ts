import { expect, it } from 'vitest'
import { errorsByField, valid } from '../../core/kernel/index.ts'
import {
  builtImpellerOf,
  chooseTrim,
  checkDraft,
  draftOf,
  type LineDraft,
  otherThanBuilt,
  readDraft,
  settleDraft,
  startDraft,
  withDefaultPaint,
} from './line-draft.ts'
import { cartMessages } from './messages.ts'

const impeller = { partNumber: 'C2134-3-BZ', isPaintable: false }
const gasket = { partNumber: '235626', isPaintable: false }
const casing = { partNumber: 'D7232-2-CP', isPaintable: true }
const errors = (part: typeof gasket, draft: LineDraft) => errorsByField(checkDraft(part, draft))
const codes = (part: typeof gasket, draft: LineDraft) => {
  const checked = checkDraft(part, draft)
  return checked.ok ? [] : checked.errors.map(({ field, code }) => [field, code])
}
const custom = { ...startDraft, trimOption: 'custom' as const }

it('PART-15 PART-17: a form starts with quantity 1, angle 0 and Full Trim', () => {
  expect(errors(impeller, startDraft)).toEqual({})
  expect(readDraft(startDraft)).toEqual({
    quantity: 1,
    impellerAngle: 0,
    impellerTrim: 0,
    paintColorId: null,
  })
})

it('PART-14 PART-20: Custom starts empty and is not taken until inches are typed', () => {
  expect(startDraft.trimValue).toBe('')
  expect(errors(impeller, custom)).toEqual({ impellerTrim: cartMessages.trim })
  expect(readDraft(custom).impellerTrim).toBeNull()
})

it("a part is painted in the company's default colour until another one or none is chosen (PART-13)", () => {
  expect(withDefaultPaint(startDraft, 4).paintColorId).toBe(4)
  expect(withDefaultPaint(startDraft, undefined).paintColorId).toBeNull()
  for (const paintColorId of [7, null])
    expect(withDefaultPaint({ ...startDraft, paintColorId }, 4).paintColorId).toBe(paintColorId)
})

it('LOOKUP-04: what the pump was built with is a third choice, and any other trim is said', () => {
  const known = { ...startDraft, built: { trim: 9.25, angle: null } }
  const asBuilt = { ...known, trimOption: 'as-built' as const }
  expect(readDraft(asBuilt).impellerTrim).toBe(9.25)
  expect(otherThanBuilt(asBuilt)).toBeNull()
  expect(otherThanBuilt({ ...known, trimOption: 'custom', trimValue: '9.25' })).toBeNull()
  expect(otherThanBuilt({ ...known, trimOption: 'custom' })).toBeNull()
  expect(otherThanBuilt(known)).toBe('Your pump was built at 9.250 in. You are ordering full trim.')
  expect(otherThanBuilt({ ...asBuilt, built: { trim: 9.125, angle: null } })).toBe(
    'Your pump was built at 9.125 in. You are ordering trim 9.13 in.',
  )
  expect(otherThanBuilt(startDraft)).toBeNull()
  expect(errors(impeller, { ...asBuilt, built: undefined })).toEqual({ impellerTrim: cartMessages.trim })
})

it.each([
  [9.25, 9.25],
  [null, undefined],
  [0, undefined],
  [30.01, undefined],
])('LOOKUP-04: a trim of %s is offered as %s', (trim, offered) => {
  expect(builtImpellerOf({ trim, angle: null })?.trim).toBe(offered)
})

it.each([
  [5, 5],
  [0, 0],
  [null, null],
  [2.5, null],
  [91, null],
])('FIT-16: an angle of %s on the nameplate is ordered as %s', (angle, offered) => {
  expect(builtImpellerOf({ trim: 9.25, angle })?.angle).toBe(offered)
})

it('FIT-16: as built takes trim and angle of the nameplate, and another value than those is said', () => {
  const known = { ...startDraft, built: { trim: 9.25, angle: 5 } }
  const asBuilt = { ...known, ...chooseTrim(known, 'as-built') }
  expect(readDraft(asBuilt)).toMatchObject({ impellerTrim: 9.25, impellerAngle: 5 })
  expect(otherThanBuilt(asBuilt)).toBeNull()
  expect(otherThanBuilt({ ...asBuilt, angle: '7' })).toBe(
    'Your pump was built at 9.250 in, angle 5 deg. You are ordering trim 9.25 in, angle 7 deg.',
  )
  expect(otherThanBuilt({ ...asBuilt, trimOption: 'full-trim' })).toBe(
    'Your pump was built at 9.250 in. You are ordering full trim.',
  )
  expect(chooseTrim(known, 'custom')).toEqual({ trimOption: 'custom' })
  expect(chooseTrim({ ...startDraft, built: { trim: 9.25, angle: null } }, 'as-built')).toEqual({
    trimOption: 'as-built',
  })
})

it('CART-09 PART-18 PART-19 PART-20: each wrong field has its sentence, all at once', () => {
  const wrong = { ...custom, quantity: '0', angle: '91', trimValue: '31.5' }
  const { quantity, angle, trim } = cartMessages
  const sentences = { impellerAngle: angle, impellerTrim: trim }
  expect(errors(impeller, wrong)).toEqual({ quantity, ...sentences })
  expect(errors(impeller, { ...custom, angle: '', trimValue: '' })).toEqual(sentences)
})

it('PART-14: the text of a custom trim counts only while Custom is chosen', () => {
  const full = { ...startDraft, trimValue: '9.25' }
  expect(readDraft(full).impellerTrim).toBe(0)
  expect(readDraft({ ...full, trimOption: 'custom' }).impellerTrim).toBe(9.25)
})

it('PART-10 CART-18: a part that is no impeller is not held up by impeller fields', () => {
  expect(errors(gasket, { ...custom, angle: '.', trimValue: '' })).toEqual({})
})

it('QUICK-12 QUICK-13: what is missing has a code of its own, so that a screen may say more of it', () => {
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

it('PART-09 PART-10: a draft that passes has the values that belong to its part', () => {
  const draft = { ...startDraft, paintColorId: 4, angle: '12.5' }
  const checked = [impeller, gasket, casing].map((part) => checkDraft(part, draft))
  expect(checked).toEqual([
    valid({ quantity: 1, paintColorId: null, impellerTrim: 0, impellerAngle: 13 }),
    valid({ quantity: 1, paintColorId: null, impellerTrim: null, impellerAngle: null }),
    valid({ quantity: 1, paintColorId: 4, impellerTrim: null, impellerAngle: null }),
  ])
})

it('CART-11 CART-20: a stored line is shown with two decimals, a trim of 0 as Full Trim, and read as it was', () => {
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

it('CART-20 OQ-63: a field that is left shows the rounded number, and keeps what is wrong', () => {
  const typed = { ...custom, quantity: '007', angle: '12.5', trimValue: '5.005' }
  expect(settleDraft(typed, 'quantity')).toEqual({ quantity: '7' })
  expect(settleDraft(typed, 'impellerAngle')).toEqual({ angle: '13' })
  expect(settleDraft(typed, 'impellerTrim')).toEqual({ trimValue: '5.01' })
  expect(settleDraft({ ...typed, angle: '91' }, 'impellerAngle')).toEqual({})
  expect(settleDraft({ ...typed, trimValue: '' }, 'impellerTrim')).toEqual({})
  expect(settleDraft(startDraft, 'impellerTrim')).toEqual({})
})

it('CART-11: 0 inches read as Full Trim once the field is left', () => {
  const fullTrim = { trimOption: 'full-trim', trimValue: '' }
  expect(settleDraft({ ...custom, trimValue: '0' }, 'impellerTrim')).toEqual(fullTrim)
  expect(settleDraft({ ...custom, trimValue: '-0' }, 'impellerTrim')).toEqual(fullTrim)
  expect(draftOf({ quantity: 1, paintColorId: null, impellerTrim: 0, impellerAngle: 0 })).toMatchObject(
    fullTrim,
  )
})
