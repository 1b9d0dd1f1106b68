import { describe, expect, it } from 'vitest'
import { errorsByField, valid } from '../../core/kernel/index.ts'
import { itemOfLine } from '../lines/index.ts'
import { checkLine, checkList, subtotal } from './check-list.ts'
import { exampleLine, examplePart } from './examples.ts'
import { listLineOf, type QuickEntry, type QuickLine } from './quick-line.ts'

const casing = examplePart('D7232-2-CP', { partId: 2, isPaintable: true })
const hose = examplePart('HOSE-FT', { partId: 3, unitName: 'FT' })

it('each line is added to the cart with the options of its part (QUICK-08)', () => {
  const impeller = { angle: '5', trimOption: 'full-trim', trimValue: '9' } as const
  const lines = [
    exampleLine(1, examplePart('C2134-3-BZ'), impeller),
    exampleLine(2, casing, { quantity: '7', paintColorId: 4, unknownPaint: 'Bleu', angle: '5' }),
    exampleLine(3, casing, { paintColorId: null }),
    exampleLine(4, hose, { paintColorId: 4 }),
  ]
  expect(checkList(lines, '2026-11-21').wrong.size).toBe(0)
  expect(lines.map((line) => itemOfLine(listLineOf(line), line.part ?? undefined, []))).toEqual(
    [
      { partId: 1, quantity: '1', paintColorId: null, impellerTrim: 0, impellerAngle: 5 },
      { partId: 2, quantity: '7', paintColorId: 4, impellerTrim: null, impellerAngle: null },
      { partId: 2, quantity: '1', paintColorId: null, impellerTrim: null, impellerAngle: null },
      { partId: 3, quantity: '1', paintColorId: null, impellerTrim: null, impellerAngle: null },
    ].map(valid),
  )
})

it('a line keeps its source and typed number, and has a part id once its part is known (LIST-01)', () => {
  const line = exampleLine(1, hose, { source: 'FILE', trimOption: 'custom', trimValue: '9.25' })
  expect(listLineOf(line)).toMatchObject({ partId: 3, typedNumber: 'HOSE-FT', source: 'FILE' })
  const waiting = listLineOf({ ...line, part: undefined, partNumber: 'hose-ft' })
  expect(waiting).toMatchObject({ typedNumber: 'hose-ft', options: { trim: '9.25' } })
  expect(waiting.partId).toBeUndefined()
})

it('a line with a missing value needs attention (QUICK-11)', () => {
  const lines = [exampleLine(1, hose, { quantity: '' }), exampleLine(2, hose), exampleLine(3, casing)]
  expect([...checkList(lines, '2026-11-21').wrong]).toEqual([1, 3])
})

it('equal lines that together exceed the maximum all need attention (OQ-40)', () => {
  const blue = { paintColorId: 4, quantity: '500' }
  const { wrong, over } = checkList(
    [
      exampleLine(1, casing, blue),
      exampleLine(2, casing, { ...blue, paintColorId: 9 }),
      exampleLine(3, casing, blue),
      exampleLine(4, hose, { quantity: '999' }),
      exampleLine(5, hose, { quantity: '999' }),
    ],
    '2026-11-21',
  )
  expect([...wrong]).toEqual([1, 3])
  expect(over.get(3)).toBe('Quantity must be a number between 1 and 999.')
})

const hints = (line: QuickLine) => errorsByField(checkLine(line))
const angle = 'Enter a valid angle. Impeller angle must be between 0 and 90 degrees.'
const trim = 'Enter a valid trim. Impeller trim must be between 0 and 30 inches.'
const trimMissing =
  "Enter a valid trim. Impeller trim must be between 0 and 30 inches, or 'Full Trim' must be selected."

describe('an impeller', () => {
  it.each<[string, Partial<QuickEntry>, object]>([
    ['without both', {}, { impellerTrim: 'Impeller Angle and Trim must be entered.' }],
    [
      'without angle',
      { trimOption: 'full-trim' },
      { impellerAngle: 'Enter a valid angle. Impeller Angle must be entered.' },
    ],
    ['without trim', { angle: '5' }, { impellerTrim: trimMissing }],
    ['with a wrong angle', { angle: '91', trimOption: 'full-trim' }, { impellerAngle: angle }],
    ['with a wrong trim', { angle: '0', trimOption: 'custom', trimValue: '31' }, { impellerTrim: trim }],
    ['with an empty custom trim', { angle: '0', trimOption: 'custom' }, { impellerTrim: trim }],
    [
      'with both wrong',
      { angle: 'x', trimOption: 'custom', trimValue: '-1' },
      { impellerTrim: trim, impellerAngle: angle },
    ],
    ['with a wrong angle and no trim', { angle: '-5' }, { impellerTrim: trimMissing, impellerAngle: angle }],
    ['QUICK-14 with full trim', { angle: '0', trimOption: 'full-trim' }, {}],
    ['QUICK-14 with a trim of 0', { angle: '0', trimOption: 'custom', trimValue: '0' }, {}],
  ])('%s gives the matching hints (QUICK-12, QUICK-13, CART-18)', (_, change, expected) => {
    expect(hints(exampleLine(1, examplePart('C2134-3-BZ'), change))).toEqual(expected)
  })
})

it.each(['', '0', '1000', '1.5', 'x'])('the quantity "%s" is invalid (QUICK-11, CART-17)', (quantity) => {
  expect(hints(exampleLine(1, examplePart('W1'), { quantity }))).toEqual({
    quantity: 'Enter a valid quantity. Quantity must be a number between 1 and 999.',
  })
})

it('a paintable part needs a colour or No Paint (QUICK-13, OQ-64)', () => {
  const casing = examplePart('D7232-2-CP', { isPaintable: true })
  expect(hints(exampleLine(1, casing))).toEqual({ paintColorId: 'Select a paint color.' })
  expect(hints(exampleLine(1, casing, { paintColorId: null }))).toEqual({})
  expect(hints(exampleLine(1, casing, { paintColorId: 4 }))).toEqual({})
})

it('an unknown part shows only that error, and one not yet looked up shows none (QUICK-06, OQ-67)', () => {
  const line = exampleLine(1, examplePart('NOPE'), { quantity: '' })
  expect(hints({ ...line, part: null })).toEqual({
    partId: 'Part number invalid. Please check the part number and try again.',
  })
  expect(hints({ ...line, part: undefined })).toEqual({})
})

it('a part that is not sold counts as unknown (OQ-67)', () => {
  expect(exampleLine(1, examplePart('NS9000', { isSellable: false })).part).toBeNull()
})

it('the subtotal counts only lines with a known part, price and quantity', () => {
  const lines = [
    exampleLine(1, examplePart('A', { price: 0.1 }), { quantity: '3' }),
    exampleLine(2, examplePart('B', { price: 2 }), { quantity: '2' }),
    exampleLine(3, examplePart('C', { price: null })),
    exampleLine(4, examplePart('D'), { quantity: '' }),
    exampleLine(5, examplePart('E'), { part: null }),
  ]
  expect(subtotal(lines)).toBe(4.3)
})
