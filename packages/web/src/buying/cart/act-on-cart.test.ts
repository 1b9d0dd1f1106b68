import type { CartItem } from '@volute/domain/buying/cart'
import { describe, expect, it } from 'vitest'
import {
  actOnCart,
  type CartAct,
  isLineValid,
  lineErrors,
  shownDraft,
  withSavedLines,
} from './act-on-cart.ts'
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

describe('an invalid value stays in its field and is not stored (CART-09)', () => {
  it.each(['', '0', '1000'])('quantity %j (CART-17, TV-07b)', (text) => {
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
    ['impellerTrim', 'trimValue', '0.004', 'Impeller trim must be between 0 and 30 inches.'],
    ['impellerTrim', 'trimValue', '', 'Impeller trim must be between 0 and 30 inches.'],
  ] as const)('%s as %s %j (CART-18, TV-06)', (field, typedIn, text, sentence) => {
    const items = [impeller]
    const cart = edited(items, type(typedIn, text))
    expect(lineErrors(impeller, cart.typed[1])).toEqual({ [field]: sentence })
    expect(cart.items).toBe(items)
  })

  it('the next valid keystroke makes the line valid again', () => {
    const cart = edited([exampleItem], type('quantity', ''), type('quantity', '12'))
    expect(isLineValid(exampleItem, cart.typed[1])).toBe(true)
    expect(cart.items[0]?.quantity).toBe(12)
  })
})

it('a part that is not an impeller needs neither trim nor angle (CART-18)', () => {
  expect(isLineValid(exampleItem, undefined)).toBe(true)
})

it('typing the stored value triggers no save (CART-10)', () => {
  const cart = onScreen([exampleItem])
  const { cart: typing, edit } = actOnCart(cart, type('quantity', '002'))
  expect([typing.items, edit]).toEqual([cart.items, null])
})

it('leaving a field shows the stored, rounded number (CART-20, OQ-63)', () => {
  const cart = edited([impeller], type('angle', '12.5'), leave('impellerAngle'))
  const [item = impeller] = cart.items
  expect(item.impellerAngle).toBe(13)
  expect(shownDraft(item, cart.typed[1]).angle).toBe('13')
  expect(shownDraft(item, cart.typed[1]).trimValue).toBe('9.25')
})

describe('trim mode (CART-11)', () => {
  it('stores 0 for Full Trim', () => {
    const cart = edited([impeller], { act: 'change', cartItemId: 1, change: { trimOption: 'full-trim' } })
    expect(cart.items[0]?.impellerTrim).toBe(0)
    expect(shownDraft(cart.items[0] ?? impeller, cart.typed[1]).trimOption).toBe('full-trim')
  })

  it('is invalid for Custom without a number, and stores nothing', () => {
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

it('painting 1 of 2 splits the line and resets its quantity field (CART-15)', () => {
  const split: CartAct = { act: 'split', cartItemId: 1, paintColorId: 4, count: 1 }
  const cart = edited([exampleItem], type('quantity', '0'), split)
  expect(cart.items).toEqual([
    { ...exampleItem, quantity: 1 },
    { ...exampleItem, cartItemId: -1, quantity: 1, paintColorId: 4 },
  ])
  expect(shownDraft(exampleItem, cart.typed[1]).quantity).toBe('2')
  expect(editCart(cart, { act: 'remove', cartItemId: -1 })).toMatchObject({ lastNewId: -1 })
})

describe('an edit that makes two lines equal (CART-12)', () => {
  const red = { ...exampleItem, paintColorId: 3 }
  const blue = { ...exampleItem, cartItemId: 2, paintColorId: 4, quantity: 5 }
  const toBlue = paint(4)

  it('names both lines, and combines them on request', () => {
    const cart = edited([red, blue], toBlue)
    expect(cart.equal).toEqual([1, 2])
    const combined = editCart(cart, { act: 'combine', pair: [1, 2] })
    expect(combined).toMatchObject({ equal: null, items: [{ cartItemId: 1, quantity: 7, paintColorId: 4 }] })
  })

  it('keeps them apart on request, and asks again only after another change of paint', () => {
    const apart = edited([red, blue], toBlue, { act: 'keep apart' })
    expect(apart.items).toHaveLength(2)
    expect(editCart(apart, toBlue).equal).toBeNull()
    expect(editCart(apart, type('quantity', '9')).equal).toBeNull()
    const back = editCart(apart, paint(3))
    expect(editCart(back, toBlue).equal).toEqual([1, 2])
  })

  it('compares a line split off by painting (CART-15, TV-11)', () => {
    const split: CartAct = { act: 'split', cartItemId: 1, paintColorId: 4, count: 1 }
    const cart = edited([red, blue], split)
    expect(cart.equal).toEqual([-1, 2])
    const { items } = editCart(cart, { act: 'combine', pair: [-1, 2] })
    expect(items.map((item) => [item.quantity, item.paintColorId])).toEqual([
      [1, 3],
      [6, 4],
    ])
  })

  it('compares a line that is painted as a whole', () => {
    const split: CartAct = { act: 'split', cartItemId: 1, paintColorId: 4, count: 2 }
    expect(edited([red, blue], split).equal).toEqual([1, 2])
  })

  it('is reported only when the field is left and the lines are valid', () => {
    const lines = [impeller, { ...impeller, cartItemId: 2, impellerTrim: 8.5 }]
    const typing = edited(lines, type('trimValue', '8.5'))
    expect(typing.equal).toBeNull()
    expect(editCart(typing, leave('impellerTrim')).equal).toEqual([1, 2])
    const invalid = editCart(typing, type('quantity', '0'))
    expect(editCart(invalid, leave('impellerTrim')).equal).toBeNull()
  })

  it('is not reported when the sum exceeds the maximum quantity (OQ-40)', () => {
    expect(edited([red, { ...blue, quantity: 998 }], toBlue).equal).toBeNull()
  })
})

describe('removal and undo (CART-24)', () => {
  const lines = [1, 2, 3].map((cartItemId) => ({ ...exampleItem, cartItemId }))
  const ids = (items: readonly CartItem[]) => items.map((item) => item.cartItemId)

  it('undo restores a removed line at its position', () => {
    const cart = edited(lines, { act: 'remove', cartItemId: 2 })
    expect(ids(cart.items)).toEqual([1, 3])
    const undone = editCart(cart, { act: 'restore', items: lines.slice(1, 2), index: 1 })
    expect(ids(undone.items)).toEqual([1, 2, 3])
  })

  it('undo restores all lines, but none that is already there', () => {
    const cart = edited(lines, { act: 'clear' })
    expect(cart.items).toEqual([])
    const undone = editCart(cart, { act: 'restore', items: lines, index: 0 })
    expect(ids(editCart(undone, { act: 'restore', items: lines, index: 0 }).items)).toEqual([1, 2, 3])
  })
})

it('a failed save restores old values and leaves invalid text in its field (CART-10)', () => {
  const items = [impeller]
  const cart = withSavedLines(edited(items, type('quantity', '7'), type('angle', '91')), items)
  expect(cart.items).toBe(items)
  expect(shownDraft(impeller, cart.typed[1]).quantity).toBe('2')
  expect(shownDraft(impeller, cart.typed[1]).angle).toBe('91')
})

describe('an edit is sent with the values it started from (OQ-37)', () => {
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

  it('acknowledging a line stores its current verdict (LINE-06)', () => {
    const { cart: known, edit } = actOnCart(onScreen([{ ...item, ...misfit }]), {
      act: 'know',
      cartItemId: item.cartItemId,
    })
    const to = { acknowledgedVerdict: 'NOT_IN_THIS_PUMP' }
    expect(edit).toEqual({ act: 'set', cartItemId: item.cartItemId, from: { acknowledgedVerdict: null }, to })
    expect(known.items[0]).toMatchObject(to)
  })
})
