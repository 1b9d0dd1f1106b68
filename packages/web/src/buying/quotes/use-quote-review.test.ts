import { describe, expect, it } from 'vitest'
import type { CartAct } from '../cart/index.ts'
import { draftOf } from '../checkout/index.ts'
import { exampleQuote } from './examples.ts'
import { editReview, openReview, reviewRefusals } from './use-quote-review.ts'

const overSaved = 'New quantity cannot be greater than current quantity on a saved quote.'
const [red, blue] = [1, 2]

/** Quantities and errors after these edits to 5 red and 3 blue brackets, as in TV-12. */
function after(...edits: CartAct[]) {
  const review = edits.reduce(editReview, openReview(exampleQuote))
  return {
    quantities: review.cart.items.map(({ quantity }) => quantity),
    refusals: [...reviewRefusals(review)],
  }
}
const type = (cartItemId: number, text: string): CartAct => ({
  act: 'change',
  cartItemId,
  change: { quantity: text },
})
const split: CartAct = { act: 'split', cartItemId: red, paintColorId: null, count: 3 }
const merge: CartAct[] = [
  { act: 'change', cartItemId: red, change: { paintColorId: blue } },
  { act: 'combine', pair: [red, blue] },
]

describe('step 3 of a saved quote (QUOTE-17, OQ-54)', () => {
  it('a quantity above the saved one is rejected (TV-12a)', () => {
    expect(after(type(red, '5')).refusals).toEqual([])
    expect(after(type(red, '6')).refusals).toEqual([[red, overSaved]])
  })

  it('split lines share their limit (TV-12b)', () => {
    expect(after(split, type(-1, '4'))).toEqual({
      quantities: [2, 4, 3],
      refusals: [
        [red, overSaved],
        [-1, overSaved],
      ],
    })
    expect(after(split, type(red, '1'), type(-1, '4')).refusals).toEqual([])
  })

  it('merged lines add their limits (TV-12c)', () => {
    expect(after(...merge)).toEqual({ quantities: [8], refusals: [] })
    expect(after(...merge, type(red, '9')).refusals).toEqual([[red, overSaved]])
  })

  it('a restored line keeps its limit', () => {
    const item = openReview(exampleQuote).cart.items[1]
    if (!item) throw new Error('the quote has two lines')
    const removed: CartAct[] = [
      { act: 'remove', cartItemId: blue },
      { act: 'restore', items: [item], index: 1 },
    ]
    expect(after(...removed, type(blue, '4')).refusals).toEqual([[blue, overSaved]])
  })
})

it('a saved quote fills steps 1 and 2 (QUOTE-15)', () => {
  expect(draftOf(exampleQuote)).toMatchObject({
    shippingCompanyName: 'Riverbend Irrigation',
    shippingAddressLine2: '',
    quoteName: 'Wet end, spring',
    carrier: 'UPS',
    shipVia: 'UPS_GROUND',
    shippingBillingAccountNumber: 'A1',
    allowPartialShipments: true,
  })
})
