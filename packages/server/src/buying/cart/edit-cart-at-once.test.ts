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

it('an edit sent again gets the same answer and is not applied twice (OQ-37)', async () => {
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

it('only an edit that changes the cart raises its version (OQ-37)', async () => {
  const { version } = await map()
  const gone = { ...seal, cartItemId: 999_999 }
  expect((await edit(set(gone, 3), { act: 'remove', lines: [gone] })).version).toBe(version)
  expect((await edit(set(seal, 3))).version).toBe(version + 1)
})

it('50 concurrent additions through two endpoints lose nothing (OQ-37)', async () => {
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

it('200 concurrent edits of one cart lose nothing (OQ-37)', async () => {
  const counted = Array.from({ length: 200 }, () =>
    numbered({ act: 'add', lines: [{ ...seal, cartItemId: -1 }], at: 3 }),
  )
  const answers = await Promise.all(counted.map((one) => send(one)))
  expect(answers.map(({ body }) => body.edits[0]?.outcome)).toEqual(Array(200).fill('applied'))
  expect((await map()).items).toHaveLength(203)
})

it('concurrent edits of several people each change their own cart (OQ-37)', async () => {
  const emails = [
    'ben@riverbend.example',
    'rosa@riverbend.example',
    'sol@volute.example',
    'ada@volute.example',
  ]
  const people = await Promise.all(emails.map((email) => shop.signIn(email)))
  const addToEach = (first: number) =>
    Promise.all(
      people.map((person, index) => {
        const line = { ...seal, cartItemId: -1, quantity: first + index }
        return shop.call(editCart, { edits: [numbered({ act: 'add', lines: [line], at: 9 })] }, person)
      }),
    )
  await addToEach(10)
  const answers = await addToEach(20)
  const quantities = answers.map(({ body }) => body.items.map(({ quantity }) => quantity))
  const expected = [
    [5, 2, 1, 10, 20],
    [11, 21],
    [12, 22],
    [13, 23],
  ]
  expect(quantities).toEqual(expected)
  const carts = await Promise.all(people.map((person) => cartOf(shop, person)))
  expect(carts.map(({ items }) => items.map(({ quantity }) => quantity))).toEqual(expected)
})

it.each([
  ['adds', () => ({ act: 'add', lines: [{ ...seal, cartItemId: -1 }], at: 3 }) as const, 4],
  ['changes nothing', () => set(seal, 2), 3],
])('an edit that %s is applied once when ten concurrent calls send it (OQ-37)', async (_, act, lines) => {
  const once = numbered(act())
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(once)))
  expect(answers.map(({ body }) => body.edits[0]?.outcome)).toEqual(Array(10).fill('applied'))
  expect((await map()).items).toHaveLength(lines)
})

it('ten concurrent calls create one cart that holds every addition (OQ-37)', async () => {
  await shop.shop.db.delete(schema.carts)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      shop.call(resolveLines, { lines: [typedLine({ ...seal, quantity: 1 })], intoCart: true }, ben),
    ),
  )
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect((await map()).items.map(({ quantity }) => quantity)).toEqual([10])
})

it('an edit conflicts with a change another process made in the meantime (OQ-37)', async () => {
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

it('old edit records are deleted once the cart has been edited often (OQ-37)', async () => {
  await edit(set(seal, 3))
  await shop.shop.db.update(schema.cartEdits).set({ takenUtc: new Date('2026-11-01T00:00:00Z') })
  for (let quantity = 3; quantity < 53; quantity++) await edit(set({ ...seal, quantity }, quantity + 1))
  const takenUtc = await shop.shop.db.select({ takenUtc: schema.cartEdits.takenUtc }).from(schema.cartEdits)
  expect(takenUtc.every((one) => one.takenUtc > new Date('2026-11-02T00:00:00Z'))).toBe(true)
})

it('concurrent edits of different lines are both applied (OQ-37)', async () => {
  const [one, other] = await Promise.all([send(numbered(set(casing, 8))), send(numbered(set(seal, 9)))])
  expect([one.body.edits[0]?.outcome, other.body.edits[0]?.outcome]).toEqual(['applied', 'applied'])
  expect(linesOf((await map()).items).slice(0, 2)).toEqual([
    [casing.cartItemId, 8],
    [seal.cartItemId, 9],
  ])
})

it('of two concurrent edits of one field, one is applied and the other conflicts (OQ-37)', async () => {
  const answers = await Promise.all([8, 9].map((to) => send(numbered(set(casing, to)))))
  const outcomes = answers.map(({ body }) => body.edits[0]?.outcome)
  expect(outcomes).toEqual(expect.arrayContaining(['applied', 'conflict']))
  expect((await map()).items[0]?.quantity).toBe([8, 9][outcomes.indexOf('applied')])
})
