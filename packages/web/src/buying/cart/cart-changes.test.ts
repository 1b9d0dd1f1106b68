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
])('a changed line shows its old and new values: case %# (OQ-37)', (from, change, text) => {
  expect(describeChange({ kind: 'changed', from, to: { ...from, ...change } }, colors)).toBe(text)
})

it('an added or removed line shows its quantity (OQ-37)', () => {
  expect(describeChange({ kind: 'added', to: exampleItem }, colors)).toBe('2 added')
  expect(describeChange({ kind: 'removed', from: exampleItem }, colors)).toBe('2 removed')
})
