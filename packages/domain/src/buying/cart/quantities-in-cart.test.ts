import fc from 'fast-check'
import { expect, it } from 'vitest'
import { quantitiesInCart } from './quantities-in-cart.ts'

it('the quantity of a part counts all of its lines in the cart (LOOKUP-25)', () => {
  const lines = [
    { partId: 1, quantity: 2 },
    { partId: 2, quantity: 5 },
    { partId: 1, quantity: 3 },
  ]
  expect([...quantitiesInCart(lines)]).toEqual([
    [1, 5],
    [2, 5],
  ])
  expect(quantitiesInCart([]).size).toBe(0)
})

it('the quantities of all parts are the quantity of the cart (LOOKUP-25)', () => {
  const line = fc.record({
    partId: fc.integer({ min: 1, max: 9 }),
    quantity: fc.integer({ min: 1, max: 999 }),
  })
  const sum = (quantities: Iterable<number>) => [...quantities].reduce((total, one) => total + one, 0)
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      expect(sum(quantitiesInCart(lines).values())).toBe(sum(lines.map(({ quantity }) => quantity)))
    }),
  )
})
