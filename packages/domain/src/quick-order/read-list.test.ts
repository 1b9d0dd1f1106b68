import { expect, it } from 'vitest'
import { exampleLine, examplePart } from './examples.ts'
import { readList } from './read-list.ts'

const casing = examplePart('D7232-2-CP', { partId: 2, isPaintable: true })
const hose = examplePart('HOSE-FT', { partId: 3, unitName: 'FT' })

it('QUICK-08: each line goes into the cart with the options that its part has', () => {
  const impeller = { angle: '5', trimOption: 'full-trim', trimValue: '9' } as const
  const { items, wrong } = readList([
    exampleLine(1, examplePart('C2134-3-BZ'), impeller),
    exampleLine(2, casing, { quantity: '007', paintColorId: 4, angle: '5' }),
    exampleLine(3, hose, { paintColorId: 4 }),
  ])
  expect(items).toEqual([
    { partId: 1, quantity: 1, units: 'EA', paintColorId: null, impellerTrim: 0, impellerAngle: 5 },
    { partId: 2, quantity: 7, units: 'EA', paintColorId: 4, impellerTrim: null, impellerAngle: null },
    { partId: 3, quantity: 1, units: 'FT', paintColorId: null, impellerTrim: null, impellerAngle: null },
  ])
  expect(wrong.size).toBe(0)
})

it('QUICK-11: a line that lacks something needs attention', () => {
  const lines = [exampleLine(1, hose, { quantity: '' }), exampleLine(2, hose), exampleLine(3, casing)]
  expect([...readList(lines).wrong]).toEqual([1, 3])
})

it('OQ-40: lines of the same goods that are together over the maximum all say so', () => {
  const blue = { paintColorId: 4, quantity: '500' }
  const { wrong, over } = readList([
    exampleLine(1, casing, blue),
    exampleLine(2, casing, { ...blue, paintColorId: 9 }),
    exampleLine(3, casing, blue),
    exampleLine(4, hose, { quantity: '999' }),
    exampleLine(5, hose, { quantity: '999' }),
  ])
  expect([...wrong]).toEqual([1, 3])
  expect(over.get(3)).toBe('Quantity must be a number between 1 and 999.')
})
