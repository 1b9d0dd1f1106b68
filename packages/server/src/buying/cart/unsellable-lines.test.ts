import { getCartMap, type ItemIn, putCart } from '@volute/domain/buying/cart'
import { inArray } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { type WorldIds, worldIds } from '../../../test/world-lookups.ts'
import { schema } from '../../core/db/index.ts'

type Sent = Omit<ItemIn, 'quantity'> & { quantity: number | string }

let shop: TestShop
let ids: WorldIds
let ben: Caller

beforeAll(async () => {
  shop = await openTestShop()
  ids = await worldIds(shop)
  ben = await shop.signIn('ben@riverbend.example')
})
afterAll(() => shop.close())
beforeEach(async () => {
  await replace((await map()).version)
  await add(
    { partId: ids.part('TB10773'), quantity: 2 },
    { partId: ids.part('C2134-3-BZ'), quantity: 1, impellerTrim: 5.1, impellerAngle: 10 },
    hose(),
  )
  await sell(false)
})
afterEach(() => sell(true))

const hose = (): Sent => ({ partId: ids.part('HOSE-FT'), quantity: 1 })
const add = (...items: Sent[]) => shop.call(putCart, { replaceAll: false, items }, ben)
const replace = (version: number, ...items: Sent[]) =>
  shop.call(putCart, { replaceAll: true, version, items }, ben)
const map = async () => (await shop.call(getCartMap, {}, ben)).body

/** Starts or stops selling the seal and the impeller, as an import does. */
const sell = (isSellable: boolean) =>
  shop.shop.db
    .update(schema.parts)
    .set({ isSellable })
    .where(inArray(schema.parts.partNumber, ['TB10773', 'C2134-3-BZ']))

const asStored = ({ items }: Awaited<ReturnType<typeof map>>) =>
  items.map(({ partId, quantity, cartItemId, paintColorId, impellerTrim, impellerAngle }) => ({
    partId,
    quantity,
    cartItemId,
    paintColorId,
    impellerTrim,
    impellerAngle,
  }))

it('a part no longer sold stays, marked as not sellable, while other lines are edited and removed (CART-10)', async () => {
  const before = await map()
  expect(before.items.map((item) => item.isSellable)).toEqual([false, false, true])
  const [first, second, third] = asStored(before)
  if (!first || !second || !third) throw new Error('the cart has lost lines')
  expect((await replace(before.version, second, first, { ...third, quantity: 9 })).status).toBe(200)
  expect((await add({ partId: ids.part('235626'), quantity: 1 })).status).toBe(200)
  expect((await replace(before.version + 2, first)).status).toBe(200)
  expect(await map()).toMatchObject({ items: [{ ...first, isSellable: false }] })
})

it.each<[string, (line: Sent) => Sent[]]>([
  ['changed', (line) => [{ ...line, quantity: 3 }]],
  ['sent twice', (line) => [line, line]],
  ['sent as a line of its own', (line) => [{ ...line, cartItemId: null }]],
  [
    'put in the place of another',
    (line) => [{ ...hose(), cartItemId: line.cartItemId, partId: ids.part('C2134-3-BZ') }],
  ],
])('a part no longer sold, %s, is rejected and nothing changes (CART-09)', async (_, change) => {
  const before = await map()
  const [line] = asStored(before)
  if (!line) throw new Error('the cart has lost lines')
  const { status, body } = await replace(before.version, ...change(line))
  expect([status, body.error]).toEqual([
    400,
    'Part number invalid. Please check the part number and try again.',
  ])
  expect(await map()).toEqual(before)
})
