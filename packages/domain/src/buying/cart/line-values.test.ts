import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { invalid } from '../../core/kernel/index.ts'
import {
  checkAngle,
  checkQuantity,
  checkTrim,
  trimMessage,
  mayTypeDecimal,
  mayTypeQuantity,
  withoutZeros,
} from './line-values.ts'

const refused = invalid('quantity', 'OUT_OF_RANGE', 'Quantity must be a number between 1 and 999.')

describe('quantity (PART-18, CART-17)', () => {
  it.each([
    ['1', 1],
    ['999', 999],
    ['007', 7],
  ])('%j is read as %i (TV-07a, CONST-03)', (typed, value) => {
    expect(checkQuantity(typed)).toEqual({ ok: true, value })
  })

  it.each(['0', '1000', '', '1.0', '-1', '1e2', '٣', ' 1', '１', '1\n'])(
    '%j is rejected (TV-07b, CONST-03)',
    (typed) => {
      expect(checkQuantity(typed)).toEqual(refused)
    },
  )

  it('only whole numbers from 1 to 999 in ASCII digits are accepted (CONST-03)', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer().map(String)), (typed) => {
        const answer = checkQuantity(typed)
        if (answer.ok) expect(String(answer.value)).toBe(typed.replace(/^0+/, ''))
        else expect(typed).not.toMatch(/^0*[1-9][0-9]{0,2}$/)
      }),
    )
  })
})

it.each([
  ['', true],
  ['1234567890', true],
  ['12345678901', false],
  ['1.', false],
  ['-', false],
  ['٣', false],
])('a quantity field allows typing %j: %s (CONST-02, LOOKUP-16)', (text, expected) => {
  expect(mayTypeQuantity(text)).toBe(expected)
})

const angleRefused = invalid(
  'impellerAngle',
  'OUT_OF_RANGE',
  'Impeller angle must be between 0 and 90 degrees.',
)
const trimRefused = invalid('impellerTrim', 'OUT_OF_RANGE', 'Impeller trim must be between 0 and 30 inches.')

describe('impeller angle (PART-19, CART-18)', () => {
  it.each(['', '.', '-', '-1', '90.01', '-.', '1e1', '0x10', ' 1'])(
    '%j is rejected (TV-06a, CONST-03)',
    (typed) => {
      expect(checkAngle(typed)).toEqual(angleRefused)
    },
  )

  it.each([
    ['0', 0],
    ['90', 90],
    ['.5', 1],
    ['5.', 5],
    ['-0', 0],
    ['44.49', 44],
  ])('%j is stored as %i whole degrees (TV-06b, CONST-03)', (typed, value) => {
    expect(checkAngle(typed)).toEqual({ ok: true, value })
  })

  it.each([-1, 90.01, Number.NaN, Number.POSITIVE_INFINITY])(
    'the number %d is rejected (CONST-03)',
    (angle) => {
      expect(checkAngle(angle)).toEqual(angleRefused)
    },
  )
})

describe('impeller trim (PART-20, CART-18)', () => {
  it('the largest trim is 30, and 30.01 and a blank are rejected (TV-06c, CONST-03)', () => {
    expect([checkTrim('30'), checkTrim('30.01'), checkTrim('')]).toEqual([
      { ok: true, value: 30 },
      trimRefused,
      trimRefused,
    ])
  })

  it.each([
    ['8.25', 8.25],
    ['9.75', 9.75],
    ['0', 0],
  ])('%j is a trim of an impeller of 8.250 to 9.750 inches, and 0 is Full Trim', (typed, value) => {
    expect(checkTrim(typed, { trimMin: 8.25, trimFull: 9.75 })).toEqual({ ok: true, value })
  })

  it.each(['8.24', '9.76', '25', '-9', ''])(
    "%j is outside the part's own limits, which are named",
    (typed) => {
      expect(checkTrim(typed, { trimMin: 8.25, trimFull: 9.75 })).toMatchObject({
        errors: [{ error: 'Impeller trim must be between 8.250 and 9.750 inches.' }],
      })
    },
  )

  it.each([0, '0', '0.00', '0.0', '.0', '-0'])('%j is Full Trim (OQ-63)', (typed) => {
    expect(checkTrim(typed, { trimMin: 8.25, trimFull: 9.75 })).toEqual({ ok: true, value: 0 })
  })

  it.each(['0.004', 0.004, 1e-7, '-0.004', -0.004])(
    '%j is not a trim: rounding never makes a trim Full Trim (OQ-117)',
    (typed) => {
      expect(checkTrim(typed)).toEqual(trimRefused)
      expect(checkTrim(typed, { trimMin: 8.25, trimFull: 9.75 })).toMatchObject({
        errors: [{ error: 'Impeller trim must be between 8.250 and 9.750 inches.' }],
      })
    },
  )

  it.each([
    ['8.246', { trimMin: 8.25, trimFull: 9.75 }],
    ['9.754', { trimMin: 8.25, trimFull: 9.75 }],
    ['30.004', {}],
  ])('%j is outside, though its rounded trim is not (OQ-117)', (typed, part) => {
    expect(checkTrim(typed, part).ok).toBe(false)
  })

  it('a limit in thousandths allows the trim that it is ordered as', () => {
    expect(checkTrim(12.375, { trimFull: 12.375 })).toEqual({ ok: true, value: 12.38 })
    expect(checkTrim('12.39', { trimFull: 12.375 }).ok).toBe(false)
  })

  it('one known limit leaves the other at 0 or 30, and a full trim may be more than 30', () => {
    expect(trimMessage({ trimMin: 8.25 })).toBe('Impeller trim must be between 8.250 and 30 inches.')
    expect(trimMessage({ trimMin: null, trimFull: 36 })).toBe(
      'Impeller trim must be between 0 and 36.000 inches.',
    )
    expect(checkTrim('36', { trimFull: 36 }).ok).toBe(true)
  })

  it.each([
    ['7.255', 7.26],
    ['1.005', 1.01],
    ['7.2549', 7.25],
    ['0.005', 0.01],
  ])('%j is rounded half up to two decimals: %d', (typed, value) => {
    expect(checkTrim(typed)).toEqual({ ok: true, value })
  })

  it('a stored trim reads back unchanged', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), (hundredths) => {
        const value = hundredths / 100
        expect(checkTrim(value.toFixed(2))).toEqual({ ok: true, value })
        expect(checkTrim(value)).toEqual({ ok: true, value })
      }),
    )
  })
})

it.each([
  ['1e1', false],
  ['1,5', false],
  ['--1', false],
  ['12345678901', false],
  ['-12.5', true],
  ['', true],
  ['.', true],
])('a decimal field allows typing %j: %s (PART-21, CONST-02, TV-06d)', (text, expected) => {
  expect(mayTypeDecimal(text)).toBe(expected)
})

it.each([
  ['0', ''],
  ['00', ''],
  ['05', '5'],
  ['10', '10'],
  ['', ''],
])('a field for a blank or positive quantity turns a typed %j into %j (LOOKUP-16)', (typed, text) => {
  expect(withoutZeros(typed)).toBe(text)
})
