import type { CartItem } from '@volute/domain/buying/cart'
import { describe, expect, it } from 'vitest'
import { actOnCart, type CartAct } from './act-on-cart.ts'
import { isLineValid, lineErrors, shownDraft, withSavedLines } from './cart-on-screen.ts'
import { exampleItem, impeller, misfit, onScreen } from './examples.ts'

const editCart = (cart: ReturnType<typeof onScreen>, act: CartAct) => actOnCart(cart, act).cart
const edited = (items: CartItem[], ...acts: CartAct[]) => acts.reduce(editCart, onScreen(items))
const type = (field: 'quantity' | 'trimValue' | 'angle', text: string): CartAct => ({
  act: 'change',
  cartItemId: 1,
  change: { [field]: text },
})
const leave = (field: 'impellerTrim' | 'impellerAngle'): CartAct => ({ act: 'leave', cartItemId: 1, field })
const paint = (paintColorId: number): CartAct => ({ act: 'change', cartItemId: 1, change: { paintColorId } })

describe('CART-09 an invalid value stays in its field and is not stored', () => {
  it.each(['', '0', '1000'])('CART-17 TV-07b: quantity %j', (text) => {
    const items = [exampleItem]
    const cart = edited(items, type('quantity', text))
    expect(shownDraft(exampleItem, cart.typed[1]).quantity).toBe(text)
    expect(lineErrors(exampleItem, cart.typed[1]).quantity).toBe(
      'Quantity must be a number between 1 and 999.',
    )
    expect(cart.items).toBe(items)
  })

  it.each([
    ['impellerAngle', 'angle', '90.01', 'Impeller angle must be between 0 and 90 degrees.'],
    ['impellerTrim', 'trimValue', '', 'Impeller trim must be between 0 and 30 inches.'],
  ] as const)('CART-18 TV-06: %s as %s %j', (field, typedIn, text, sentence) => {
    const items = [impeller]
    const cart = edited(items, type(typedIn, text))
    expect(lineErrors(impeller, cart.typed[1])).toEqual({ [field]: sentence })
    expect(cart.items).toBe(items)
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
  const cart = onScreen([exampleItem])
  const { cart: typing, edit } = actOnCart(cart, type('quantity', '002'))
  expect([typing.items, edit]).toEqual([cart.items, null])
})

it('CART-20 OQ-63: leaving a field shows the rounded number that is stored', () => {
  const cart = edited([impeller], type('angle', '12.5'), leave('impellerAngle'))
  const [item = impeller] = cart.items
  expect(item.impellerAngle).toBe(13)
  expect(shownDraft(item, cart.typed[1]).angle).toBe('13')
  expect(shownDraft(item, cart.typed[1]).trimValue).toBe('9.25')
})

describe('CART-11 trim mode', () => {
  it('stores 0 for Full Trim', () => {
    const cart = edited([impeller], { act: 'change', cartItemId: 1, change: { trimOption: 'full-trim' } })
    expect(cart.items[0]?.impellerTrim).toBe(0)
    expect(shownDraft(cart.items[0] ?? impeller, cart.typed[1]).trimOption).toBe('full-trim')
  })

  it('waits for a number in an empty field for Custom, and stores nothing until then', () => {
    const full = { ...impeller, impellerTrim: 0 }
    const items = [full]
    const cart = edited(items, { act: 'change', cartItemId: 1, change: { trimOption: 'custom' } })
    expect([shownDraft(full, cart.typed[1]).trimOption, isLineValid(full, cart.typed[1])]).toEqual([
      'custom',
      false,
    ])
    expect(cart.items).toBe(items)
  })
})

it('CART-15: painting 1 of 2 leaves 1 in the old colour, in the line as in its field', () => {
  const split: CartAct = { act: 'split', cartItemId: 1, paintColorId: 4, count: 1 }
  const cart = edited([exampleItem], type('quantity', '0'), split)
  expect(cart.items).toEqual([
    { ...exampleItem, quantity: 1 },
    { ...exampleItem, cartItemId: -1, quantity: 1, paintColorId: 4 },
  ])
  expect(shownDraft(exampleItem, cart.typed[1]).quantity).toBe('2')
  expect(editCart(cart, { act: 'remove', cartItemId: -1 })).toMatchObject({ lastNewId: -1 })
})

describe('CART-12 an edit that makes two lines equal', () => {
  const red = { ...exampleItem, paintColorId: 3 }
  const blue = { ...exampleItem, cartItemId: 2, paintColorId: 4, quantity: 5 }
  const toBlue = paint(4)

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
    const back = editCart(apart, paint(3))
    expect(editCart(back, toBlue).equal).toEqual([1, 2])
  })

  it('CART-15 TV-11: a painted part may be the equal one', () => {
    const split: CartAct = { act: 'split', cartItemId: 1, paintColorId: 4, count: 1 }
    const cart = edited([red, blue], split)
    expect(cart.equal).toEqual([-1, 2])
    const { items } = editCart(cart, { act: 'combine', pair: [-1, 2] })
    expect(items.map((item) => [item.quantity, item.paintColorId])).toEqual([
      [1, 3],
      [6, 4],
    ])
  })

  it('all of a line painted at once are compared as well', () => {
    const split: CartAct = { act: 'split', cartItemId: 1, paintColorId: 4, count: 2 }
    expect(edited([red, blue], split).equal).toEqual([1, 2])
  })

  it('waits until the field is left, and for valid lines', () => {
    const lines = [impeller, { ...impeller, cartItemId: 2, impellerTrim: 8.5 }]
    const typing = edited(lines, type('trimValue', '8.5'))
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
  const items = [impeller]
  const cart = withSavedLines(edited(items, type('quantity', '7'), type('angle', '91')), items)
  expect(cart.items).toBe(items)
  expect(shownDraft(impeller, cart.typed[1]).quantity).toBe('2')
  expect(shownDraft(impeller, cart.typed[1]).angle).toBe('91')
})

describe('OQ-37 what is sent says what it was made from', () => {
  const cart = onScreen([impeller])
  const item = { ...impeller, cartItemId: 2, partId: 12 }
  it.each<[CartAct, object]>([
    [type('quantity', '7'), { act: 'set', cartItemId: 1, from: { quantity: 2 }, to: { quantity: 7 } }],
    [
      type('trimValue', '8.555'),
      { act: 'set', cartItemId: 1, from: { impellerTrim: 9.25 }, to: { impellerTrim: 8.56 } },
    ],
    [
      { act: 'split', cartItemId: 1, paintColorId: 4, count: 2 },
      { act: 'set', cartItemId: 1, from: { paintColorId: null }, to: { paintColorId: 4 } },
    ],
    [
      { act: 'split', cartItemId: 1, paintColorId: 4, count: 1 },
      { act: 'split', cartItemId: 1, paintColorId: 4, count: 1, newId: -1 },
    ],
    [{ act: 'clear' }, { act: 'remove', lines: [impeller] }],
    [
      { act: 'put', item: { ...item, cartItemId: 1 } },
      { act: 'replace', from: impeller, to: { ...item, cartItemId: 1 } },
    ],
    [
      { act: 'restore', items: [impeller, item], index: 1 },
      { act: 'add', lines: [item], at: 1 },
    ],
  ])('%j', (act, edit) => {
    expect(actOnCart(cart, act).edit).toEqual(edit)
  })

  it('LINE-06: what a person knows is the verdict that the line has by now', () => {
    const { cart: known, edit } = actOnCart(onScreen([{ ...item, ...misfit }]), {
      act: 'know',
      cartItemId: item.cartItemId,
    })
    const to = { knownVerdict: 'NOT_IN_THIS_PUMP' }
    expect(edit).toEqual({ act: 'set', cartItemId: item.cartItemId, from: { knownVerdict: null }, to })
    expect(known.items[0]).toMatchObject(to)
  })
})
