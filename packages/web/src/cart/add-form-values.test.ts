import { cartMessages } from '@volute/domain/cart'
import type { Part } from '@volute/domain/catalogue'
import { expect, it } from 'vitest'
import { readAddForm, startValues } from './add-form-values.ts'

const impeller = { partNumber: 'C2134-3-BZ', isImpeller: true } as Part
const gasket = { partNumber: '235626', isImpeller: false } as Part

it('PART-15 PART-17: the form starts with quantity 1, angle 0 and Full Trim', () => {
  expect(readAddForm(impeller, startValues)).toEqual({
    errors: {},
    quantity: 1,
    options: { impellerAngle: 0, impellerTrim: 0 },
  })
})

it('PART-18 PART-19 PART-20: each wrong field has its sentence', () => {
  const wrong = { ...startValues, quantity: '0', angle: '91', trimKind: 'custom' as const, trim: '31.5' }
  expect(readAddForm(impeller, wrong).errors).toEqual({
    quantity: cartMessages.quantity,
    angle: cartMessages.angle,
    trim: cartMessages.trim,
  })
})

it('PART-14: the text of a custom trim counts only while Custom is chosen', () => {
  const full = { ...startValues, trim: '9.25' }
  expect(readAddForm(impeller, full).options.impellerTrim).toBe(0)
  expect(readAddForm(impeller, { ...full, trimKind: 'custom' }).options.impellerTrim).toBe(9.25)
})

it('PART-10: a part that is no impeller is not held up by impeller fields', () => {
  expect(readAddForm(gasket, { ...startValues, angle: '.', trimKind: 'custom', trim: '' }).errors).toEqual({})
})
