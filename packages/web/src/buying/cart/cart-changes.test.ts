import { expect, it } from 'vitest'
import { describeChange } from './cart-changes.tsx'
import { exampleItem, impeller, misfit } from './examples.ts'

const colors = [{ paintColorId: 4, name: 'Safety Blue', hexCode: '#2460A7' }]

it.each([
  [exampleItem, { quantity: 77 }, 'Quantity 2 → 77'],
  [exampleItem, { paintColorId: 4 }, 'Paint Color No Paint → Safety Blue'],
  [
    impeller,
    { impellerTrim: 0, impellerAngle: 20 },
    'Impeller Trim 9.25 → Full Trim, Impeller Angle 15 → 20',
  ],
  [exampleItem, misfit, 'Pump none → 100234'],
  [exampleItem, { partId: 9, partNumber: '235627' }, 'Part 235626 → 235627'],
])('OQ-37: a line that was changed says what, old and new: %#', (from, change, text) => {
  expect(describeChange({ kind: 'changed', from, to: { ...from, ...change } }, colors)).toBe(text)
})

it('OQ-37: a line that came or went says how many', () => {
  expect(describeChange({ kind: 'added', to: exampleItem }, colors)).toBe('2 added')
  expect(describeChange({ kind: 'removed', from: exampleItem }, colors)).toBe('2 removed')
})
