import { cartMessages } from '@volute/domain/cart'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { exampleItem } from './examples.ts'
import type { UnsavedCart } from './unsaved-cart.ts'
import type { CartMap, CartServer } from './cart-server.ts'
import { openCart } from './open-cart.ts'

const map: CartMap = {
  version: 4,
  items: [exampleItem],
  paintColors: [],
  companyName: 'Riverbend Irrigation',
  companyDiscount: null,
  distributorAccountCode: 'D-100',
}
const changedElsewhere = { ...map, version: 9, items: [{ ...exampleItem, quantity: 77 }] }
const conflict = new Error('conflict')

/** A cart on a server that notes what it is sent and fails when told. */
function openRecorded(unsaved: UnsavedCart | null = null, stored = map) {
  const sent: { version: number; ids: number[]; quantities: number[]; fallback: string }[] = []
  const failures: unknown[] = []
  const merged: true[] = []
  const server: { fail: unknown; failsOnce: boolean; stored: CartMap | undefined } = {
    fail: null,
    failsOnce: false,
    stored: changedElsewhere,
  }
  const kept: { cart: UnsavedCart | null } = { cart: unsaved }
  const port: CartServer = {
    put: async (version, items, fallback) => {
      sent.push({
        version,
        ids: items.map((item) => item.cartItemId),
        quantities: items.map((item) => item.quantity),
        fallback,
      })
      const { fail } = server
      if (server.failsOnce) server.fail = null
      if (fail) throw fail
    },
    isConflict: (failure) => failure === conflict,
    reload: async () => server.stored,
    whenSaving: () => {},
    whenFailed: (failure) => failures.push(failure),
    whenMerged: () => merged.push(true),
    keep: (cart) => {
      kept.cart = cart
    },
    kept: () => kept.cart,
  }
  const cart = openCart(port)
  cart.take(stored)
  return { cart, sent, failures, merged, server, kept }
}

const typeQuantity = (text: string) => ({ act: 'type', cartItemId: 1, field: 'quantity', text }) as const

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('CART-10 every change replaces the cart of its version', () => {
  it('saves typing once it rests, and shows it before', async () => {
    const { cart, sent } = openRecorded()
    cart.edit(typeQuantity('1'))
    cart.edit(typeQuantity('12'))
    expect(cart.get()?.items[0]?.quantity).toBe(12)
    expect(sent).toEqual([])
    await vi.runAllTimersAsync()
    expect(sent).toEqual([{ version: 4, ids: [1], quantities: [12], fallback: cartMessages.updateFailed }])
  })

  it('OQ-37: sends edits made during a save after it, from the raised version', async () => {
    const { cart, sent } = openRecorded()
    cart.edit({ act: 'remove', cartItemId: 1 })
    cart.edit({ act: 'restore', items: [exampleItem], index: 0 })
    expect(await cart.flush()).toBe(true)
    expect(sent.map(({ version, quantities }) => [version, quantities])).toEqual([
      [4, []],
      [5, [2]],
    ])
  })

  it('CART-09: sends nothing for an invalid value', async () => {
    const { cart, sent } = openRecorded()
    cart.edit(typeQuantity('0'))
    await vi.runAllTimersAsync()
    expect([await cart.flush(), sent]).toEqual([true, []])
  })

  it('loses nothing when the page is left: what rests is saved at once', async () => {
    const { cart, sent } = openRecorded()
    cart.edit(typeQuantity('12'))
    await cart.flush()
    expect(sent).toHaveLength(1)
  })
})

describe('lines made here', () => {
  const made = { act: 'split', cartItemId: 1, paintColorId: 4, count: 1 } as const
  const remainder = { ...exampleItem, quantity: 1 }
  const stored = [remainder, { ...remainder, cartItemId: 12, paintColorId: 4 }]

  it('CART-15: a split line keeps its id on screen and is sent under the one it was given', async () => {
    const { cart, sent, server } = openRecorded()
    const answer = { ...map, version: 5, items: stored }
    server.stored = answer
    cart.edit(made)
    await cart.flush()
    cart.take(answer)
    expect(cart.get()?.items.map((item) => item.cartItemId)).toEqual([1, -1])
    cart.edit({ act: 'type', cartItemId: -1, field: 'quantity', text: '3' })
    await cart.flush()
    expect(sent.map(({ ids, quantities }) => [ids, quantities])).toEqual([
      [
        [1, -1],
        [1, 1],
      ],
      [
        [1, 12],
        [1, 3],
      ],
    ])
  })

  it('CART-24: a line brought back is known by its new id', async () => {
    const { cart, sent, server } = openRecorded()
    cart.edit({ act: 'remove', cartItemId: 1 })
    await cart.flush()
    server.stored = { ...map, version: 6, items: [{ ...exampleItem, cartItemId: 12 }] }
    cart.edit({ act: 'restore', items: [exampleItem], index: 0 })
    await cart.flush()
    cart.edit(typeQuantity('5'))
    await cart.flush()
    expect(sent.map(({ ids }) => ids)).toEqual([[], [1], [12]])
  })
})

describe('a save that fails', () => {
  it.each([
    [typeQuantity('12'), cartMessages.updateFailed],
    [{ act: 'remove', cartItemId: 1 } as const, 'Unable to delete cart item.'],
    [{ act: 'clear' } as const, 'Unable to clear cart.'],
  ])('CART-27 CHECKOUT-46: after %j puts the old values back and says so', async (edit, sentence) => {
    const { cart, sent, failures, server } = openRecorded()
    server.fail = new Error('down')
    cart.edit(edit)
    expect(await cart.flush()).toBe(false)
    expect(cart.get()?.items).toEqual(map.items)
    expect(failures).toEqual([server.fail])
    expect(sent.map(({ fallback }) => fallback)).toEqual([sentence])
  })

  it('OQ-37: on a cart changed elsewhere that cannot be read puts the old values back', async () => {
    const { cart, failures, server } = openRecorded()
    server.fail = conflict
    server.stored = undefined
    cart.edit(typeQuantity('12'))
    expect(await cart.flush()).toBe(false)
    expect(cart.get()?.items).toEqual(map.items)
    expect(failures).toEqual([conflict])
  })
})

describe('OQ-37 a save that meets a cart changed elsewhere', () => {
  const seal = { ...exampleItem, cartItemId: 2, partId: 12, name: 'Seal' }

  it('merges both, saves them with the new version, and asks for a review', async () => {
    const { cart, sent, failures, merged, server } = openRecorded()
    server.fail = conflict
    server.failsOnce = true
    server.stored = { ...map, version: 9, items: [exampleItem, seal] }
    cart.edit(typeQuantity('12'))
    expect(await cart.flush()).toBe(false)
    expect(sent.map(({ version, quantities }) => [version, quantities])).toEqual([
      [4, [12]],
      [9, [12, 2]],
    ])
    expect(cart.get()).toMatchObject({ version: 10, changes: [{ kind: 'added', to: seal }] })
    expect([failures, merged.length]).toEqual([[], 1])
    cart.edit({ act: 'review' })
    expect(cart.get()?.changes).toEqual([])
    expect(await cart.flush()).toBe(true)
  })

  it('lets the stored value stand where both were changed, in its field too, and names it', async () => {
    const { cart, sent, server } = openRecorded()
    server.fail = conflict
    cart.edit(typeQuantity('12'))
    expect(await cart.flush()).toBe(false)
    expect(sent).toHaveLength(1)
    const changed = { kind: 'changed', from: { quantity: 12 }, to: { quantity: 77 } }
    expect(cart.get()).toMatchObject({
      version: 9,
      items: changedElsewhere.items,
      typed: { 1: {} },
      changes: [changed],
    })
  })

  it('says nothing when both did the same', async () => {
    const { cart, merged, server } = openRecorded()
    server.fail = conflict
    cart.edit(typeQuantity('77'))
    expect(await cart.flush()).toBe(true)
    expect(cart.get()?.changes).toEqual([])
    expect(merged).toEqual([])
  })

  it('gives up on a cart that changes without end', async () => {
    const { cart, sent, failures, server } = openRecorded()
    server.fail = conflict
    server.stored = { ...map, version: 9, items: [exampleItem, seal] }
    cart.edit(typeQuantity('12'))
    expect(await cart.flush()).toBe(false)
    expect([sent.length, failures.length]).toEqual([6, 1])
    expect(cart.get()?.items).toEqual([exampleItem, seal])
  })
})

describe('OQ-89 a cart changed outside its page', () => {
  it('is shown when it is newer', () => {
    const { cart } = openRecorded()
    cart.take(changedElsewhere)
    expect(cart.get()?.items[0]?.quantity).toBe(77)
    expect(cart.get()?.changes).toMatchObject([{ kind: 'changed', to: { quantity: 77 } }])
  })

  it('is not shown over edits that are still to be saved, nor when it is older', async () => {
    const { cart } = openRecorded()
    cart.edit(typeQuantity('12'))
    cart.take(changedElsewhere)
    expect(cart.get()?.items[0]?.quantity).toBe(12)
    await cart.flush()
    cart.take(map)
    expect(cart.get()?.items[0]?.quantity).toBe(12)
  })
})

describe('OQ-37 a page that ends before its save is confirmed', () => {
  const seal = { ...exampleItem, cartItemId: 2, partId: 12, name: 'Seal' }
  const mine = [{ ...exampleItem, quantity: 12 }]
  const unsaved = { version: 4, saved: map.items, items: mine }

  it('keeps what is not saved, and forgets it once it is', async () => {
    const { cart, sent, kept } = openRecorded()
    cart.leave()
    expect([kept.cart, sent]).toEqual([null, []])
    cart.edit(typeQuantity('12'))
    cart.leave()
    expect([kept.cart, sent.length]).toEqual([unsaved, 1])
    await cart.flush()
    expect(kept.cart).toBeNull()
  })

  it('is resumed on the cart as it is stored by then, and saved', async () => {
    const stored = { ...map, version: 9, items: [exampleItem, seal] }
    const { cart, sent, kept } = openRecorded(unsaved, stored)
    expect(cart.get()).toMatchObject({
      items: [{ quantity: 12 }, seal],
      changes: [{ kind: 'added', to: seal }],
    })
    await cart.flush()
    expect(sent.map(({ version, quantities }) => [version, quantities])).toEqual([[9, [12, 2]]])
    expect(kept.cart).toBeNull()
  })

  it('adds nothing twice when the save was stored after all', async () => {
    const split = [
      { ...exampleItem, quantity: 1 },
      { ...exampleItem, quantity: 1, cartItemId: -1, paintColorId: 4 },
    ]
    const stored = {
      ...map,
      version: 5,
      items: split.map((item, index) => ({ ...item, cartItemId: 1 + index * 11 })),
    }
    const { cart, sent, kept } = openRecorded({ ...unsaved, items: split }, stored)
    await cart.flush()
    expect([cart.get()?.items.length, cart.get()?.changes, sent, kept.cart]).toEqual([2, [], [], null])
    cart.edit({ act: 'remove', cartItemId: 1 })
    await cart.flush()
    expect(sent.at(-1)).toMatchObject({ version: 5, ids: [12] })
    cart.edit({ act: 'type', cartItemId: -1, field: 'quantity', text: '7' })
    cart.leave()
    expect(kept.cart?.items).toMatchObject([{ cartItemId: 12, quantity: 7 }])
    await cart.flush()
  })
})
