import { type CartEdit, type CartItem, editCart, putCart } from '@volute/domain/buying/cart'
import { type ListLine, resolveLines } from '@volute/domain/buying/lines'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { cartOf, fillBensCart, linesOf, numbered, set } from '../../../test/bens-cart.ts'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { type WorldIds, worldIds } from '../../../test/world-lookups.ts'
import { schema } from '../../core/db/index.ts'

let shop: TestShop
let ids: WorldIds
let ben: Caller
/** Ben's cart: 5 casings, 2 seals, an impeller. */
let casing: CartItem
let seal: CartItem
let impeller: CartItem

beforeAll(async () => {
  shop = await openTestShop()
  ids = await worldIds(shop)
  ben = await shop.signIn('ben@riverbend.example')
})
afterAll(() => shop.close())
beforeEach(async () => {
  ;({ casing, seal, impeller } = await fillBensCart(shop, ben))
})

const map = () => cartOf(shop, ben)
const send = (...edits: ReturnType<typeof numbered>[]) => shop.call(editCart, { edits }, ben)
const edit = async (...edits: CartEdit<CartItem>[]) => (await send(...edits.map((one) => numbered(one)))).body

const typedLine = ({ partId, quantity }: Pick<CartItem, 'partId' | 'quantity'>): ListLine => ({
  partId,
  quantity: String(quantity),
  options: { paintColor: '', trim: '', angle: '' },
  source: 'TYPED',
})

it('OQ-37: an edit that is sent again is answered alike and not done again', async () => {
  const split = numbered({
    act: 'split',
    cartItemId: casing.cartItemId,
    paintColorId: ids.color('Safety Blue'),
    count: 2,
    newId: -1,
  })
  const more = numbered({ act: 'add', lines: [{ ...seal, cartItemId: -2 }], at: 4 })
  const first = (await send(split, more)).body
  await edit(set(seal, 9))
  const onNew = numbered({ act: 'set', cartItemId: -1, from: { quantity: 2 }, to: { quantity: 8 } })
  const { body } = await send(split, more, more, onNew)
  expect(body.edits.slice(0, 2)).toEqual(first.edits)
  const made = first.edits[0]?.made['-1']
  expect(linesOf(body.items)).toEqual([
    [casing.cartItemId, 3],
    [made, 8],
    [seal.cartItemId, 9],
    [impeller.cartItemId, 1],
    [first.edits[1]?.made['-2'], 2],
  ])
  expect(body.version).toBe(first.version + 2)
})

it('OQ-37: the version is raised by what changes the cart only', async () => {
  const { version } = await map()
  const gone = { ...seal, cartItemId: 999_999 }
  expect((await edit(set(gone, 3), { act: 'remove', lines: [gone] })).version).toBe(version)
  expect((await edit(set(seal, 3))).version).toBe(version + 1)
})

it('OQ-37: 50 additions at once lose nothing, by either way', async () => {
  const hose = { partId: ids.part('HOSE-FT'), quantity: 1 }
  const added = [seal, hose].map(({ partId, quantity }) => ({ partId, quantity }))
  const lines = added.map(typedLine)
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      index % 2 === 0
        ? shop.call(resolveLines, { lines, intoCart: true }, ben)
        : shop.call(putCart, { replaceAll: false, items: added }, ben),
    ),
  )
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  const { items } = await map()
  expect(items.find(({ cartItemId }) => cartItemId === seal.cartItemId)?.quantity).toBe(102)
  expect(items.filter(({ partNumber }) => partNumber === 'HOSE-FT')).toHaveLength(50)
})

it('OQ-37: 200 edits of one cart at once lose nothing', async () => {
  const counted = Array.from({ length: 200 }, () =>
    numbered({ act: 'add', lines: [{ ...seal, cartItemId: -1 }], at: 3 }),
  )
  const answers = await Promise.all(counted.map((one) => send(one)))
  expect(answers.map(({ body }) => body.edits[0]?.outcome)).toEqual(Array(200).fill('applied'))
  expect((await map()).items).toHaveLength(203)
})

it.each([
  ['adds', () => ({ act: 'add', lines: [{ ...seal, cartItemId: -1 }], at: 3 }) as const, 4],
  ['changes nothing', () => set(seal, 2), 3],
])('OQ-37: an edit that %s and is sent by ten calls at once is done once', async (_, act, lines) => {
  const once = numbered(act())
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(once)))
  expect(answers.map(({ body }) => body.edits[0]?.outcome)).toEqual(Array(10).fill('applied'))
  expect((await map()).items).toHaveLength(lines)
})

it('OQ-37: a cart is made once by ten calls at once, and holds what each has added', async () => {
  await shop.shop.db.delete(schema.carts)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      shop.call(resolveLines, { lines: [typedLine({ ...seal, quantity: 1 })], intoCart: true }, ben),
    ),
  )
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect((await map()).items.map(({ quantity }) => quantity)).toEqual([10])
})

it('OQ-37: what another process has changed meanwhile counts', async () => {
  await edit(set(casing, 4))
  await shop.shop.db.execute(sql`
    with other as (update carts set version = version + 1 returning id)
    update cart_items set quantity = 9 from other where cart_id = other.id and cart_items.id = ${seal.cartItemId}`)
  const { edits, items } = await edit(set(casing, 3), set(seal, 8))
  expect(edits.map(({ outcome }) => outcome)).toEqual(['conflict', 'conflict'])
  expect(linesOf(items).slice(0, 2)).toEqual([
    [casing.cartItemId, 4],
    [seal.cartItemId, 9],
  ])
})

it('OQ-37: an edit is forgotten after two days, once its cart has changed often', async () => {
  await edit(set(seal, 3))
  await shop.shop.db.update(schema.cartEdits).set({ takenUtc: new Date('2026-11-01T00:00:00Z') })
  for (let quantity = 3; quantity < 53; quantity++) await edit(set({ ...seal, quantity }, quantity + 1))
  const takenUtc = await shop.shop.db.select({ takenUtc: schema.cartEdits.takenUtc }).from(schema.cartEdits)
  expect(takenUtc.every((one) => one.takenUtc > new Date('2026-11-02T00:00:00Z'))).toBe(true)
})

it('OQ-37: edits of different lines at once both stand', async () => {
  const [one, other] = await Promise.all([send(numbered(set(casing, 8))), send(numbered(set(seal, 9)))])
  expect([one.body.edits[0]?.outcome, other.body.edits[0]?.outcome]).toEqual(['applied', 'applied'])
  expect(linesOf((await map()).items).slice(0, 2)).toEqual([
    [casing.cartItemId, 8],
    [seal.cartItemId, 9],
  ])
})

it('OQ-37: of two that set one field, the first stands and the second is told', async () => {
  const answers = await Promise.all([8, 9].map((to) => send(numbered(set(casing, to)))))
  const outcomes = answers.map(({ body }) => body.edits[0]?.outcome)
  expect(outcomes).toEqual(expect.arrayContaining(['applied', 'conflict']))
  expect((await map()).items[0]?.quantity).toBe([8, 9][outcomes.indexOf('applied')])
})
