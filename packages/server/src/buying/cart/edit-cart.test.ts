import { randomUUID } from 'node:crypto'
import { type CartEdit, type CartItem, editCart, putCart } from '@volute/domain/buying/cart'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cartOf, fillBensCart, linesOf, numbered, set } from '../../../test/bens-cart.ts'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { type WorldIds, worldIds } from '../../../test/world-lookups.ts'
import { schema } from '../../core/db/index.ts'

let shop: TestShop
let ids: WorldIds
let ben: Caller
let rosa: Caller
let kim: Caller
/** Ben's cart: 5 casings, 2 seals, an impeller. */
let casing: CartItem
let seal: CartItem
let impeller: CartItem

beforeAll(async () => {
  shop = await openTestShop()
  ids = await worldIds(shop)
  ben = await shop.signIn('ben@riverbend.example')
  rosa = await shop.signIn('rosa@riverbend.example')
  kim = await shop.signIn('kim@kestrel.example')
})
afterAll(() => shop.close())
beforeEach(async () => {
  ;({ casing, seal, impeller } = await fillBensCart(shop, ben))
})

const map = (caller = ben) => cartOf(shop, caller)
const send = (caller: Caller, ...edits: ReturnType<typeof numbered>[]) =>
  shop.call(editCart, { edits }, caller)
const edit = async (...edits: CartEdit<CartItem>[]) =>
  (await send(ben, ...edits.map((one) => numbered(one)))).body
const changed = 'Your shopping cart has changed. Please review it again.'

describe('edits of single lines (E88)', () => {
  it('apply in order and return the cart with the ids of new lines (CART-10, CART-15, CART-24)', async () => {
    const blue = ids.color('Safety Blue')
    const answer = await edit(
      set(seal, 7),
      { act: 'split', cartItemId: casing.cartItemId, paintColorId: blue, count: 2, newId: -1 },
      { act: 'set', cartItemId: -1, from: { quantity: 2 }, to: { quantity: 4 } },
      { act: 'remove', lines: [impeller] },
    )
    const made = answer.edits[1]?.made['-1'] ?? 0
    expect(answer.edits.map(({ outcome }) => outcome)).toEqual(Array(4).fill('applied'))
    expect(linesOf(answer.items)).toEqual([
      [casing.cartItemId, 3],
      [made, 4],
      [seal.cartItemId, 7],
    ])
    const { edits: _, ...cart } = answer
    expect(cart).toEqual(await map())
  })

  it('a restored line returns to its position with a new id (CART-24)', async () => {
    await edit({ act: 'remove', lines: [seal] })
    const { items, edits } = await edit({ act: 'add', lines: [seal], at: 1 })
    expect(items.map(({ partNumber }) => partNumber)).toEqual(['D7232-2-CP', 'TB10773', 'C2134-3-BZ'])
    expect(edits[0]?.made).toEqual({ [seal.cartItemId]: items[1]?.cartItemId })
    expect(linesOf(items).map(([id]) => id)).not.toContain(seal.cartItemId)
  })

  it('an edit of a line changed or removed in the meantime conflicts; the other edits apply (OQ-37)', async () => {
    await edit(set(seal, 7), { act: 'remove', lines: [impeller] })
    const { edits, items } = await edit(set(casing, 4), set(seal, 9), {
      act: 'set',
      cartItemId: impeller.cartItemId,
      from: { impellerAngle: 15 },
      to: { impellerAngle: 20 },
    })
    expect(edits.map(({ outcome, error }) => [outcome, error])).toEqual([
      ['applied', null],
      ['conflict', changed],
      ['conflict', changed],
    ])
    expect(linesOf(items)).toEqual([
      [casing.cartItemId, 4],
      [seal.cartItemId, 7],
    ])
  })

  it.each<[string, (to: CartItem) => CartEdit<CartItem>, string]>([
    ['quantity 1000', (to) => set(to, 1000), 'Quantity must be a number between 1 and 999.'],
    [
      'an unknown colour',
      ({ cartItemId }) => ({ act: 'set', cartItemId, from: {}, to: { paintColorId: 999_999 } }),
      'Paint color is not valid.',
    ],
    [
      'an unknown part',
      (from) => ({ act: 'replace', from, to: { ...from, partId: 999_999 } }),
      'Part number invalid. Please check the part number and try again.',
    ],
  ])(
    '%s is rejected with its message; the other edit still applies (CART-17, CART-19)',
    async (_, wrong, sentence) => {
      const { edits, items } = await edit(wrong(casing), set(seal, 9))
      expect(edits.map(({ outcome, error }) => [outcome, error])).toEqual([
        ['refused', sentence],
        ['applied', null],
      ])
      expect(linesOf(items).slice(0, 2)).toEqual([
        [casing.cartItemId, 5],
        [seal.cartItemId, 9],
      ])
    },
  )

  it('an edited trim is validated and rounded (CART-18, OQ-63)', async () => {
    const to = (impellerTrim: number): CartEdit<CartItem> => ({
      act: 'set',
      cartItemId: impeller.cartItemId,
      from: {},
      to: { impellerTrim },
    })
    const { edits, items } = await edit(to(30.01), to(5.005))
    expect(edits[0]?.error).toBe('Impeller trim must be between 0 and 30 inches.')
    expect(items[2]?.impellerTrim).toBe(5.01)
  })

  it('a part no longer sold blocks only its own line, which can be removed', async () => {
    const sell = (isSellable: boolean) =>
      shop.shop.db.update(schema.parts).set({ isSellable }).where(eq(schema.parts.id, seal.partId))
    await sell(false)
    const first = await edit(set(casing, 6), set(seal, 3))
    expect(first.edits.map(({ outcome }) => outcome)).toEqual(['applied', 'refused'])
    const { items } = await edit({ act: 'remove', lines: [seal] })
    await sell(true)
    expect(linesOf(items)).toEqual([
      [casing.cartItemId, 6],
      [impeller.cartItemId, 1],
    ])
  })

  const split = { act: 'split', cartItemId: 1, paintColorId: null, count: 1 }
  it.each([
    [],
    [{ editId: 'x', edit: { ...split, newId: -1 } }],
    [{ editId: randomUUID(), edit: { ...split, newId: 7 } }],
    Array.from({ length: 101 }, () => ({ editId: randomUUID(), edit: { act: 'combine', pair: [1, 2] } })),
  ])('invalid request %# is rejected and changes nothing', async (...edits) => {
    const before = await map()
    expect(await shop.request('POST', '/api/cart/edits', { edits }, ben)).toMatchObject({
      status: 400,
      body: { error: 'The request is not valid.' },
    })
    expect(await map()).toEqual(before)
  })
})

describe('only changed lines are written', () => {
  /** PostgreSQL identifies a row's version by the place and the transaction of its last write. */
  const rows = () =>
    shop.shop.db
      .select({
        id: schema.cartItems.id,
        written: sql<string>`${schema.cartItems}.xmin || ' ' || ${schema.cartItems}.ctid`,
      })
      .from(schema.cartItems)

  it.each<[string, () => Promise<unknown>, number]>([
    ['an edit', () => edit(set(seal, 9)), 1],
    ['a removal', () => edit({ act: 'remove', lines: [casing] }), 0],
    [
      'an addition',
      () =>
        shop.call(putCart, { replaceAll: false, items: [{ partId: ids.part('HOSE-FT'), quantity: 1 }] }, ben),
      1,
    ],
    [
      'an addition to a line',
      () => shop.call(putCart, { replaceAll: false, items: [{ partId: seal.partId, quantity: 1 }] }, ben),
      1,
    ],
  ])('%s leaves the rows of all other lines untouched', async (_, act, touched) => {
    const before = new Set((await rows()).map((row) => JSON.stringify(row)))
    await act()
    const after = (await rows()).filter((row) => !before.has(JSON.stringify(row)))
    expect(after).toHaveLength(touched)
  })
})

it.each([
  ['another person of the company', () => rosa],
  ['another company', () => kim],
])('%s cannot edit the lines of a cart (OQ-37)', async (_, other) => {
  const stranger = other()
  const before = await map()
  const { body } = await send(
    stranger,
    numbered(set(casing, 9)),
    numbered({ act: 'split', cartItemId: casing.cartItemId, paintColorId: null, count: 1, newId: -1 }),
    numbered({ act: 'replace', from: casing, to: { ...seal, cartItemId: casing.cartItemId } }),
    numbered({ act: 'combine', pair: [casing.cartItemId, seal.cartItemId] }),
    numbered({ act: 'remove', lines: [casing] }),
  )
  expect(body.edits.map(({ outcome }) => outcome)).toEqual([...Array(4).fill('conflict'), 'applied'])
  expect(body.items).toEqual((await map(stranger)).items)
  expect(await map()).toEqual(before)
})

it('an edit sent again by another user adds a line with a new id to their own cart only', async () => {
  const back = numbered({ act: 'add', lines: [casing], at: 0 })
  expect((await send(ben, back)).body.edits[0]?.made).toEqual({})
  const { body } = await send(rosa, back)
  expect(body.items[0]?.partId).toBe(casing.partId)
  expect(body.items[0]?.cartItemId).not.toBe(casing.cartItemId)
  expect((await map()).items[0]).toEqual(casing)
})
