import { expect, it } from 'vitest'
import { removeOrdered } from './remove-ordered.ts'

const line = (partId: number, quantity: number, paintColorId: number | null = null) => ({
  partId,
  quantity,
  paintColorId,
  impellerTrim: null,
  impellerAngle: null,
})

it('OQ-48: an unchanged cart is empty after the order, whatever the order of its lines', () => {
  expect(removeOrdered([line(1, 2), line(2, 1), line(1, 3)], [line(2, 1), line(1, 3), line(1, 2)])).toEqual(
    [],
  )
})

it('OQ-48: what was added since stays', () => {
  const cart = [line(1, 5), line(3, 1), line(1, 2, 7)]
  expect(removeOrdered(cart, [line(1, 2)])).toEqual([line(1, 3), line(3, 1), line(1, 2, 7)])
})

it('OQ-48: what was removed since takes nothing else away', () => {
  expect(removeOrdered([line(2, 1), line(1, 1)], [line(1, 4)])).toEqual([line(2, 1)])
})

it('OQ-48: lines keep what else they carry', () => {
  expect(removeOrdered([{ ...line(1, 5), cartItemId: 8 }], [line(1, 1)])).toEqual([
    { ...line(1, 4), cartItemId: 8 },
  ])
})
