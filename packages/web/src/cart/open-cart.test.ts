import { cartMessages } from '@volute/domain/cart'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { exampleItem } from './examples.ts'
import { type CartMap, type CartServer, openCart } from './open-cart.ts'

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
function openRecorded() {
  const sent: { version: number; ids: number[]; quantities: number[]; fallback: string }[] = []
  const failures: unknown[] = []
  const server = { fail: null as unknown, stored: changedElsewhere }
  const port: CartServer = {
    put: async (version, items, fallback) => {
      sent.push({
        version,
        ids: items.map((item) => item.cartItemId),
        quantities: items.map((item) => item.quantity),
        fallback,
      })
      if (server.fail) throw server.fail
    },
    isConflict: (failure) => failure === conflict,
    reload: async () => server.stored,
    whenSaving: () => {},
    whenFailed: (failure) => failures.push(failure),
  }
  const cart = openCart(port)
  cart.take(map)
  return { cart, sent, failures, server }
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
    server.stored = { ...map, version: 5, items: stored }
    cart.edit(made)
    await cart.flush()
    cart.take(server.stored)
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

  it('OQ-37: on a cart changed elsewhere shows that cart, and the next edit is made from it', async () => {
    const { cart, sent, failures, server } = openRecorded()
    server.fail = conflict
    cart.edit(typeQuantity('12'))
    expect(await cart.flush()).toBe(false)
    expect(cart.get()).toMatchObject({ version: 9, items: changedElsewhere.items, typed: {} })
    expect(failures).toEqual([conflict])
    server.fail = null
    cart.edit(typeQuantity('13'))
    await cart.flush()
    expect(sent.at(-1)).toMatchObject({ version: 9, quantities: [13] })
  })
})

describe('OQ-89 a cart changed outside its page', () => {
  it('is shown when it is newer', () => {
    const { cart } = openRecorded()
    cart.take(changedElsewhere)
    expect(cart.get()?.items[0]?.quantity).toBe(77)
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
