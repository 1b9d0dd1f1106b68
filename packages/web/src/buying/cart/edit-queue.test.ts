import { applyEdit, type CartItem, cartMessages } from '@volute/domain/buying/cart'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CartAct } from './act-on-cart.ts'
import { CartEditor, type CartMap, type CartServer, type QueuedEdit } from './edit-queue.ts'
import { exampleItem as example } from './examples.ts'
import { changeBesideEditor, forgetShown, isOwnChange } from './own-changes.ts'

const facts = {
  paintColors: [],
  companyName: 'Riverbend Irrigation',
  companyDiscount: null,
  distributorAccountCode: 'D-100',
}
const exampleItem = { ...example, partId: 901 }
const seal = { ...exampleItem, cartItemId: 2, partId: 902, name: 'Seal' }

/** Opens a cart on a fake server that applies edits as the shop does, records what it receives, and fails on demand. */
function openAt(stored: readonly CartItem[] = [exampleItem]) {
  const server = { version: 4, items: stored, fail: null as Error | null, refuse: null as string | null }
  const sent: { edits: readonly QueuedEdit[]; fallback: string }[] = []
  const failures: unknown[] = []
  const told: true[] = []
  let nextId = 12
  const port: CartServer = {
    send: async (edits, fallback) => {
      sent.push({ edits, fallback })
      await Promise.resolve()
      if (server.fail) throw server.fail
      const before = new Set(server.items.map(({ cartItemId }) => cartItemId))
      const answers = edits.map(take)
      const made: Record<string, number> = {}
      server.items = server.items.map((line) => {
        if (before.has(line.cartItemId)) return line
        made[line.cartItemId] = nextId
        return { ...line, cartItemId: nextId++ }
      })
      return { ...map(), edits: answers.map((answer) => ({ ...answer, made })) }
    },
    whenSaving: () => {},
    whenFailed: (failure) => failures.push(failure),
    whenChanged: () => told.push(true),
    isOwn: isOwnChange,
    keep: () => {},
    kept: () => null,
  }
  const cart = new CartEditor(port)
  cart.load(map())
  return { cart, sent, failures, told, server, map, elsewhere, quantities }

  function map(): CartMap {
    return { ...facts, version: server.version, items: [...server.items] }
  }

  /** Changes the cart as another tab would. */
  function elsewhere(items: readonly CartItem[]) {
    server.items = items
    server.version++
  }

  function take({ editId, edit }: QueuedEdit) {
    if (server.refuse) return { editId, outcome: 'refused' as const, error: server.refuse }
    const { lines, outcome, error } = applyEdit(server.items, edit)
    server.items = lines
    server.version++
    return { editId, outcome, error }
  }

  function quantities() {
    return cart.get()?.items.map(({ cartItemId, quantity }) => [cartItemId, quantity])
  }
}

const type = (text: string, cartItemId = 1): CartAct => ({
  act: 'change',
  cartItemId,
  change: { quantity: text },
})
const set = (from: number, to: number, cartItemId = 1) => ({
  act: 'set',
  cartItemId,
  from: { quantity: from },
  to: { quantity: to },
})
const edits = (sent: { edits: readonly QueuedEdit[] }[]) =>
  sent.map((call) => call.edits.map(({ edit }) => edit))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('every change is sent as an edit (CART-10)', () => {
  it('typing is shown at once and saved as one edit after a pause', async () => {
    const { cart, sent } = openAt()
    cart.edit(type('1'))
    cart.edit(type('12'))
    expect(cart.get()?.items[0]?.quantity).toBe(12)
    expect(sent).toEqual([])
    await vi.runAllTimersAsync()
    expect(edits(sent)).toEqual([[set(2, 12)]])
    expect(sent[0]?.fallback).toBe(cartMessages.updateFailed)
  })

  it('edits made during a save are sent after it, one call at a time (OQ-37)', async () => {
    const { cart, sent, server } = openAt()
    cart.edit({ act: 'remove', cartItemId: 1 })
    cart.edit({ act: 'restore', items: [exampleItem], index: 0 })
    cart.edit(type('5'))
    cart.edit(type('6'))
    expect(await cart.flush()).toBe(true)
    expect(edits(sent)).toEqual([
      [{ act: 'remove', lines: [exampleItem] }],
      [{ act: 'add', lines: [exampleItem], at: 0 }, set(2, 6)],
    ])
    expect(server.items.map(({ quantity }) => quantity)).toEqual([6])
  })

  it('an invalid value is not sent (CART-09)', async () => {
    const { cart, sent } = openAt()
    cart.edit(type('0'))
    await vi.runAllTimersAsync()
    expect([await cart.flush(), sent]).toEqual([true, []])
  })

  it('a flush saves pending typing at once', async () => {
    const { cart, sent } = openAt()
    cart.edit(type('12'))
    await cart.flush()
    expect(sent).toHaveLength(1)
  })

  it('an answer without changes keeps the same lines, so that they need no new render', async () => {
    const { cart } = openAt([exampleItem, seal])
    cart.edit(type('12'))
    const before = cart.get()?.items
    await cart.flush()
    expect(cart.get()?.items).toBe(before)
  })
})

describe('new lines', () => {
  const made: CartAct = { act: 'split', cartItemId: 1, paintColorId: 4, count: 1 }

  it('a split line keeps its id on screen and is sent under its server id (CART-15)', async () => {
    const { cart, sent, map, quantities } = openAt()
    cart.edit(made)
    await cart.flush()
    cart.load(map())
    expect(quantities()).toEqual([
      [1, 1],
      [-1, 1],
    ])
    cart.edit(type('3', -1))
    await cart.flush()
    expect(edits(sent).at(-1)).toEqual([set(1, 3, 12)])
    expect(cart.get()?.changes).toEqual([])
  })

  it('a line restored twice is sent under its newest server id (CART-24)', async () => {
    const { cart, sent } = openAt()
    for (let time = 1; time <= 2; time++) {
      cart.edit({ act: 'remove', cartItemId: 1 })
      await cart.flush()
      cart.edit({ act: 'restore', items: [exampleItem], index: 0 })
      await cart.flush()
    }
    cart.edit(type('5'))
    await cart.flush()
    expect(edits(sent).at(-1)).toEqual([set(2, 5, 13)])
    expect(cart.get()).toMatchObject({ items: [{ cartItemId: 1, quantity: 5 }], changes: [] })
  })
})

describe('a failed save', () => {
  it.each<[CartAct, string]>([
    [type('12'), cartMessages.updateFailed],
    [{ act: 'remove', cartItemId: 1 }, 'Unable to delete cart item.'],
    [{ act: 'clear' }, 'Unable to clear cart.'],
  ])(
    'after %j restores the old values and reports the failure (CART-27, CHECKOUT-46)',
    async (act, sentence) => {
      const { cart, sent, failures, server } = openAt()
      server.fail = new Error('down')
      cart.edit(act)
      expect(await cart.flush()).toBe(false)
      expect(cart.get()?.items).toEqual([exampleItem])
      expect(failures).toEqual([server.fail])
      expect(sent.map(({ fallback }) => fallback)).toEqual([sentence])
    },
  )

  it('rolls back a rejected edit, also in its field, with an error and without a change to review', async () => {
    const { cart, failures, server, told } = openAt()
    server.refuse = cartMessages.partInvalid
    cart.edit(type('12'))
    expect(await cart.flush()).toBe(false)
    expect(cart.get()).toMatchObject({ items: [exampleItem], typed: { 1: {} }, changes: [] })
    expect([failures.map(String), told]).toEqual([[`ApiError: ${cartMessages.partInvalid}`], []])
  })

  it('shows the changes that arrived meanwhile', async () => {
    const { cart, server, map, elsewhere } = openAt()
    server.fail = new Error('down')
    cart.edit(type('12'))
    elsewhere([exampleItem, seal])
    cart.load(map())
    await cart.flush()
    expect(cart.get()).toMatchObject({ items: [exampleItem, seal], changes: [{ kind: 'added', to: seal }] })
  })
})

describe('a save to a cart changed elsewhere (OQ-37)', () => {
  it('keeps both changes and asks for a review of the other one', async () => {
    const { cart, failures, told, server, elsewhere, quantities } = openAt()
    elsewhere([exampleItem, seal])
    cart.edit(type('12'))
    expect(await cart.flush()).toBe(false)
    expect(quantities()).toEqual([
      [1, 12],
      [2, 2],
    ])
    expect(server.items.map(({ quantity }) => quantity)).toEqual([12, 2])
    expect(cart.get()).toMatchObject({ version: 6, changes: [{ kind: 'added', to: seal }] })
    expect([failures, told.length]).toEqual([[], 1])
    cart.edit({ act: 'review' })
    expect(cart.get()?.changes).toEqual([])
    expect(await cart.flush()).toBe(true)
  })

  it('keeps the stored value when both changed it, also in its field, and lists the change', async () => {
    const { cart, sent, elsewhere } = openAt()
    elsewhere([{ ...exampleItem, quantity: 77 }])
    cart.edit(type('12'))
    expect(await cart.flush()).toBe(false)
    expect(sent).toHaveLength(1)
    expect(cart.get()).toMatchObject({
      items: [{ quantity: 77 }],
      typed: { 1: {} },
      changes: [{ kind: 'changed', from: { quantity: 12 }, to: { quantity: 77 } }],
    })
  })

  it('keeps a line that was changed elsewhere but removed here, and lists it', async () => {
    const { cart, elsewhere } = openAt()
    elsewhere([{ ...exampleItem, quantity: 77 }])
    cart.edit({ act: 'remove', cartItemId: 1 })
    expect(await cart.flush()).toBe(false)
    expect(cart.get()).toMatchObject({ items: [{ quantity: 77 }], changes: [{ kind: 'added' }] })
  })

  it('reports nothing when both made the same change', async () => {
    const { cart, told, elsewhere } = openAt()
    elsewhere([{ ...exampleItem, quantity: 77 }])
    cart.edit(type('77'))
    expect(await cart.flush()).toBe(true)
    expect([cart.get()?.changes, told]).toEqual([[], []])
  })
})

describe('a cart changed outside its page (OQ-89)', () => {
  it('is shown when it is newer', () => {
    const { cart, map, elsewhere } = openAt()
    elsewhere([{ ...exampleItem, quantity: 77 }])
    cart.load(map())
    expect(cart.get()?.items[0]?.quantity).toBe(77)
    expect(cart.get()?.changes).toMatchObject([{ kind: 'changed', to: { quantity: 77 } }])
  })

  it('is not shown over unsaved edits or when it is older', async () => {
    const { cart, map } = openAt()
    const old = map()
    cart.edit(type('12'))
    cart.load({ ...old, version: 5, items: [{ ...exampleItem, quantity: 77 }] })
    expect(cart.get()?.items[0]?.quantity).toBe(12)
    await cart.flush()
    cart.load(old)
    expect(cart.get()?.items[0]?.quantity).toBe(12)
  })

  it('needs no review where this browser added the part, also when an edit is saved first (CART-29)', async () => {
    const { cart, told, map, elsewhere, quantities } = openAt()
    const answered = Promise.withResolvers<void>()
    const adding = changeBesideEditor([seal.partId], () => answered.promise)
    elsewhere([exampleItem, seal])
    cart.edit(type('12'))
    expect(cart.load(map())).toBe(false)
    expect(await cart.flush()).toBe(true)
    answered.resolve()
    await adding
    expect(cart.load(map())).toBe(true)
    expect(Object.fromEntries(quantities() ?? [])).toEqual({ 1: 12, 2: 2 })
    expect([cart.get()?.changes, told]).toEqual([[], []])
    forgetShown()
    elsewhere([exampleItem, { ...seal, quantity: 5 }])
    cart.load(map())
    expect(cart.get()?.changes).toHaveLength(2)
  })
})
