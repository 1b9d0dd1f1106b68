import { expect, it } from 'vitest'
import { splitUnit, toOwnUnit, unitOfHead, unitsOf } from './units.ts'

it.each([
  ['Gewicht (kg)', 'weight_lb', 'kg'],
  ['Weight [g]', 'weight_lb', 'g'],
  ['Gewicht kg', 'weight_lb', 'kg'],
  ['Net weight in lbs.', 'weight_lb', 'lb'],
  ['weight_lb', 'weight_lb', 'lb'],
  ['Weight', 'weight_lb', undefined],
  ['Weighing', 'weight_lb', undefined],
  ['Laufraddurchmesser mm', 'trim', 'mm'],
  ['Trim (in)', 'trim', 'in'],
  ['trim', 'trim', 'in'],
  ['Impeller trim', 'trim', undefined],
  ['Trim (kg)', 'trim', undefined],
  ['Menge (kg)', 'quantity', undefined],
])('the header %s of %s names the unit %s (BRING-63)', (head, column, unit) => {
  expect(unitOfHead(head, column)).toBe(unit)
})

it.each([
  ['12.5 kg', 'weight_lb', { number: '12.5', unit: 'kg' }],
  ['12,5kg', 'weight_lb', { number: '12,5', unit: 'kg' }],
  ['800 g', 'weight_lb', { number: '800', unit: 'g' }],
  ['9.25"', 'trim', { number: '9.25', unit: 'in' }],
  ['235 mm', 'trim', { number: '235', unit: 'mm' }],
  ['235 mm', 'weight_lb', { number: '235 mm' }],
  ['12.5', 'weight_lb', { number: '12.5' }],
  ['12 kg', 'quantity', { number: '12 kg' }],
])('%s in the column %s is split as %j (BRING-63)', (text, column, split) => {
  expect(splitUnit(text, column)).toEqual(split)
})

it.each([
  ['10', 'kg', '22.046'],
  ['800', 'g', '1.764'],
  ['8', 'oz', '0.5'],
  ['12.50', 'lb', '12.50'],
  ['235', 'mm', '9.252'],
  ['23.5', 'cm', '9.252'],
  ['9.250', 'in', '9.250'],
] as const)('%s %s are %s in the unit of the shop (BRING-63)', (number, unit, own) => {
  expect(toOwnUnit(number, unit)).toBe(own)
})

it('only weights and lengths have units, those of the shop first (BRING-63)', () => {
  expect(['weight_lb', 'trim', 'price'].map((column) => unitsOf(column)[0])).toEqual(['lb', 'in', undefined])
})
