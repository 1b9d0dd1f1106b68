import type { CartItem } from '@volute/domain/cart'
import { describe, expect, it } from 'vitest'
import {
  type CartEdit,
  editCart,
  isLineValid,
  lineErrors,
  rollBack,
  shownText,
  trimMode,
} from './edit-cart.ts'
import { exampleItem, impeller, onScreen } from './examples.ts'

const edited = (items: CartItem[], ...edits: CartEdit[]) => edits.reduce(editCart, onScreen(items))
const type = (field: 'quantity' | 'impellerTrim' | 'impellerAngle', text: string): CartEdit => ({
  act: 'type',
  cartItemId: 1,
  field,
  text,
})
const leave = (field: 'impellerTrim' | 'impellerAngle'): CartEdit => ({ act: 'leave', cartItemId: 1, field })

describe('CART-09 an invalid value stays in its field and is not stored', () => {
  it.each(['', '0', '1000'])('CART-17 TV-07b: quantity %j', (text) => {
    const cart = edited([exampleItem], type('quantity', text))
    expect(shownText(exampleItem, cart.typed[1], 'quantity')).toBe(text)
    expect(lineErrors(exampleItem, cart.typed[1]).quantity).toBe(
      'Quantity must be a number between 1 and 999.',
    )
    expect(cart.items).toBe(cart.saved)
  })

  it.each([
    ['impellerAngle', '90.01', 'Impeller angle must be between 0 and 90 degrees.'],
    ['impellerTrim', '', 'Impeller trim must be between 0 and 30 inches.'],
  ] as const)('CART-18 TV-06: %s %j', (field, text, sentence) => {
    const cart = edited([impeller], type(field, text))
    expect(lineErrors(impeller, cart.typed[1])).toEqual({ [field]: sentence })
    expect(cart.items).toBe(cart.saved)
  })

  it('becomes valid again with the next good keystroke', () => {
    const cart = edited([exampleItem], type('quantity', ''), type('quantity', '12'))
    expect(isLineValid(exampleItem, cart.typed[1])).toBe(true)
    expect(cart.items[0]?.quantity).toBe(12)
  })
})

it('CART-18: a part that is no impeller needs neither trim nor angle', () => {
  expect(isLineValid(exampleItem, undefined)).toBe(true)
})

it('CART-10: typing the stored value changes nothing that needs saving', () => {
  const cart = edited([exampleItem], type('quantity', '002'))
  expect(cart.items).toBe(cart.saved)
})

it('CART-20 OQ-63: leaving a field shows the rounded number that is stored', () => {
  const cart = edited([impeller], type('impellerAngle', '12.5'), leave('impellerAngle'))
  const [item = impeller] = cart.items
  expect(item.impellerAngle).toBe(13)
  expect(shownText(item, cart.typed[1], 'impellerAngle')).toBe('13')
  expect(shownText(item, cart.typed[1], 'impellerTrim')).toBe('9.25')
})

describe('CART-11 trim mode', () => {
  it('stores 0 for Full Trim', () => {
    const cart = edited([impeller], { act: 'trim', cartItemId: 1, mode: 'full' })
    expect(cart.items[0]?.impellerTrim).toBe(0)
    expect(trimMode(cart.items[0] ?? impeller, cart.typed[1])).toBe('full')
  })

  it('waits for a number in an empty field for Custom, and stores nothing until then', () => {
    const full = { ...impeller, impellerTrim: 0 }
    const cart = edited([full], { act: 'trim', cartItemId: 1, mode: 'custom' })
    expect([trimMode(full, cart.typed[1]), isLineValid(full, cart.typed[1])]).toEqual(['custom', false])
    expect(cart.items).toBe(cart.saved)
  })
})

it('CART-15: painting 1 of 2 leaves 1 in the old colour, in the line as in its field', () => {
  const split: CartEdit = { act: 'split', cartItemId: 1, paintColorId: 4, count: 1 }
  const cart = edited([exampleItem], type('quantity', '0'), split)
  expect(cart.items).toEqual([
    { ...exampleItem, quantity: 1 },
    { ...exampleItem, cartItemId: -1, quantity: 1, paintColorId: 4 },
  ])
  expect(shownText(exampleItem, cart.typed[1], 'quantity')).toBe('2')
  expect(editCart(cart, { act: 'remove', cartItemId: -1 })).toMatchObject({ lastNewId: -1 })
})

describe('CART-12 an edit that makes two lines equal', () => {
  const red = { ...exampleItem, paintColorId: 3 }
  const blue = { ...exampleItem, cartItemId: 2, paintColorId: 4, quantity: 5 }
  const toBlue: CartEdit = { act: 'paint', cartItemId: 1, paintColorId: 4 }

  it('names them, and makes them one when wanted', () => {
    const cart = edited([red, blue], toBlue)
    expect(cart.equal).toEqual([1, 2])
    const combined = editCart(cart, { act: 'combine', pair: [1, 2] })
    expect(combined).toMatchObject({ equal: null, items: [{ cartItemId: 1, quantity: 7, paintColorId: 4 }] })
  })

  it('keeps them apart when wanted, and asks again only after another edit of the goods', () => {
    const apart = edited([red, blue], toBlue, { act: 'keep apart' })
    expect(apart.items).toHaveLength(2)
    expect(editCart(apart, toBlue).equal).toBeNull()
    expect(editCart(apart, type('quantity', '9')).equal).toBeNull()
    const back = editCart(apart, { act: 'paint', cartItemId: 1, paintColorId: 3 })
    expect(editCart(back, toBlue).equal).toEqual([1, 2])
  })

  it('CART-15 TV-11: a painted part may be the equal one', () => {
    const split: CartEdit = { act: 'split', cartItemId: 1, paintColorId: 4, count: 1 }
    const cart = edited([red, blue], split)
    expect(cart.equal).toEqual([-1, 2])
    const { items } = editCart(cart, { act: 'combine', pair: [-1, 2] })
    expect(items.map((item) => [item.quantity, item.paintColorId])).toEqual([
      [1, 3],
      [6, 4],
    ])
  })

  it('all of a line painted at once are compared as well', () => {
    const split: CartEdit = { act: 'split', cartItemId: 1, paintColorId: 4, count: 2 }
    expect(edited([red, blue], split).equal).toEqual([1, 2])
  })

  it('waits until the field is left, and for valid lines', () => {
    const lines = [impeller, { ...impeller, cartItemId: 2, impellerTrim: 8.5 }]
    const typing = edited(lines, type('impellerTrim', '8.5'))
    expect(typing.equal).toBeNull()
    expect(editCart(typing, leave('impellerTrim')).equal).toEqual([1, 2])
    const invalid = editCart(typing, type('quantity', '0'))
    expect(editCart(invalid, leave('impellerTrim')).equal).toBeNull()
  })

  it('OQ-40: is not offered over the maximum', () => {
    expect(edited([red, { ...blue, quantity: 998 }], toBlue).equal).toBeNull()
  })
})

describe('CART-24 removal and its undoing', () => {
  const lines = [1, 2, 3].map((cartItemId) => ({ ...exampleItem, cartItemId }))
  const ids = (items: readonly CartItem[]) => items.map((item) => item.cartItemId)

  it('brings a removed line back to its place', () => {
    const cart = edited(lines, { act: 'remove', cartItemId: 2 })
    expect(ids(cart.items)).toEqual([1, 3])
    const undone = editCart(cart, { act: 'restore', items: lines.slice(1, 2), index: 1 })
    expect(ids(undone.items)).toEqual([1, 2, 3])
  })

  it('brings all lines back, but none that is there already', () => {
    const cart = edited(lines, { act: 'clear' })
    expect(cart.items).toEqual([])
    const undone = editCart(cart, { act: 'restore', items: lines, index: 0 })
    expect(ids(editCart(undone, { act: 'restore', items: lines, index: 0 }).items)).toEqual([1, 2, 3])
  })
})

it('CART-10: a failed save puts old values back and leaves invalid texts in their fields', () => {
  const cart = rollBack(edited([impeller], type('quantity', '7'), type('impellerAngle', '91')))
  expect(cart.items).toBe(cart.saved)
  expect(shownText(impeller, cart.typed[1], 'quantity')).toBe('2')
  expect(shownText(impeller, cart.typed[1], 'impellerAngle')).toBe('91')
})
