import { describe, expect, it } from 'vitest'
import { exampleLine } from './examples.ts'
import { rowActions, startQuantity } from './row-actions.ts'

const gasket = exampleLine('GASKET')
const frame = exampleLine('FRAME', [gasket])
const casing = exampleLine('CASING', [], { isPaintable: true })
const impeller = exampleLine('A-3-B', [], { isImpeller: true })

describe('row actions', () => {
  it('a part with children links to its sub-assembly, except in a flat list (LOOKUP-13)', () => {
    expect(rowActions(frame, { isFlat: false }).viewSubAssembly).toBe(true)
    expect(rowActions(frame, { isFlat: true }).viewSubAssembly).toBe(false)
    expect(rowActions(gasket, { isFlat: false }).viewSubAssembly).toBe(false)
  })

  it.each([
    ['a plain part', gasket, false, true],
    ['a paintable part', casing, true, true],
    ['an impeller', impeller, true, false],
    ['an unsellable paintable part', { ...casing, isSellable: false }, false, false],
    ['an unsellable impeller', { ...impeller, isSellable: false }, false, false],
  ])('%s: customize %s, quick add %s (LOOKUP-14, LOOKUP-15)', (_, line, customize, quickAdd) => {
    expect(rowActions(line, { isFlat: false })).toEqual({ viewSubAssembly: false, customize, quickAdd })
  })
})

it.each([
  [0, 1],
  [0.25, 1],
  [1, 1],
  [2.1, 3],
])('a build quantity of %d starts with an Order Quantity of %i', (buildQuantity, quantity) => {
  expect(startQuantity(buildQuantity)).toBe(quantity)
})
