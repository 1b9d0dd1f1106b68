import { describe, expect, it } from 'vitest'
import { checkLine } from './check-line.ts'
import { exampleLine, examplePart } from './examples.ts'
import type { QuickEntry } from './quick-line.ts'

const trimMissing = "Impeller trim must be between 0 and 30 inches, or 'Full Trim' must be selected."

describe('an impeller', () => {
  it.each<[string, Partial<QuickEntry>, object]>([
    ['without both', {}, { trim: 'Impeller Angle and Trim must be entered.' }],
    ['without angle', { trimOption: 'full-trim' }, { angle: 'Impeller Angle must be entered.' }],
    ['without trim', { angle: '5' }, { trim: trimMissing }],
    ['with a wrong angle', { angle: '91', trimOption: 'full-trim' }, { angle: 'Enter a valid angle.' }],
    [
      'with a wrong trim',
      { angle: '0', trimOption: 'custom', trimValue: '31' },
      { trim: 'Enter a valid trim.' },
    ],
    ['with an empty custom trim', { angle: '0', trimOption: 'custom' }, { trim: 'Enter a valid trim.' }],
    [
      'with both wrong',
      { angle: 'x', trimOption: 'custom', trimValue: '-1' },
      { trim: 'Enter a valid trim.', angle: 'Enter a valid angle.' },
    ],
    ['with a wrong angle and no trim', { angle: '-5' }, { trim: trimMissing, angle: 'Enter a valid angle.' }],
    ['QUICK-14 with full trim', { angle: '0', trimOption: 'full-trim' }, {}],
    ['QUICK-14 with a trim of 0', { angle: '0', trimOption: 'custom', trimValue: '0' }, {}],
  ])('QUICK-12 QUICK-13: %s', (_, change, hints) => {
    expect(checkLine(exampleLine(1, examplePart('C2134-3-BZ'), change))).toEqual(hints)
  })
})

it.each(['', '0', '1000', '1.5', 'x'])('QUICK-11 CART-17: the quantity "%s"', (quantity) => {
  expect(checkLine(exampleLine(1, examplePart('W1'), { quantity }))).toEqual({
    quantity: 'Enter a valid quantity.',
  })
})

it('QUICK-13 OQ-64: a paintable part asks for its colour until one, or No Paint, is chosen', () => {
  const casing = examplePart('D7232-2-CP', { isPaintable: true })
  expect(checkLine(exampleLine(1, casing))).toEqual({ paintColor: 'Select a paint color.' })
  expect(checkLine(exampleLine(1, casing, { paintColorId: null }))).toEqual({})
  expect(checkLine(exampleLine(1, casing, { paintColorId: 4 }))).toEqual({})
})

it('QUICK-06 OQ-67: an unknown part says only that, and one not yet looked up says nothing', () => {
  const line = exampleLine(1, examplePart('NOPE'), { quantity: '' })
  expect(checkLine({ ...line, part: null })).toEqual({
    part: 'Part number invalid. Please check the part number and try again.',
  })
  expect(checkLine({ ...line, part: undefined })).toEqual({})
})

it('OQ-67: a part that is not sold counts as unknown', () => {
  expect(exampleLine(1, examplePart('NS9000', { isSellable: false })).part).toBeNull()
})
