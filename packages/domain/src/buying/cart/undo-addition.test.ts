import { expect, it } from 'vitest'
import { undoAddition } from './undo-addition.ts'

const options = {
  paintColorId: null,
  impellerTrim: null,
  impellerAngle: null,
  pumpId: null,
  acknowledgedVerdict: null,
}
const gasket = { cartItemId: 1, partId: 7, units: 'EA', quantity: 5, ...options }
const seal = { ...gasket, cartItemId: 2, partId: 8, quantity: 2 }
const hose = { ...gasket, cartItemId: 3, partId: 9, units: 'FT', quantity: 4 }
const cart = [gasket, seal, hose, { ...hose, cartItemId: 4 }]
const added = ({ cartItemId: _, ...line }: typeof gasket, quantity: number) => ({ ...line, quantity })

it('rolling back an addition lowers a raised line and removes a new one (PART-23)', () => {
  expect(undoAddition(cart, [added(gasket, 2), added(seal, 2)])).toEqual([
    { act: 'set', cartItemId: 1, from: { quantity: 5 }, to: { quantity: 3 } },
    { act: 'remove', lines: [seal] },
  ])
})

it('the same part added twice is rolled back twice (PART-23)', () => {
  expect(undoAddition(cart, [added(gasket, 2), added(gasket, 3)])).toEqual([
    { act: 'set', cartItemId: 1, from: { quantity: 5 }, to: { quantity: 3 } },
    { act: 'remove', lines: [{ ...gasket, quantity: 3 }] },
  ])
})

it('for a part sold per FT, only the last line with that quantity is removed (PART-23)', () => {
  expect(undoAddition(cart, [added(hose, 4)])).toEqual([
    { act: 'remove', lines: [{ ...hose, cartItemId: 4 }] },
  ])
  expect(undoAddition(cart, [added(hose, 3)])).toEqual([])
})

it('a line with a smaller quantity or other options stays (PART-23)', () => {
  expect(undoAddition(cart, [added(seal, 3)])).toEqual([])
  expect(undoAddition(cart, [{ ...added(seal, 1), impellerTrim: 8 }])).toEqual([])
})
