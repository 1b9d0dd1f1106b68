import { randomUUID } from 'node:crypto'
import { type CartEdit, type CartItem, getCartMap, putCart } from '@volute/domain/buying/cart'
import type { Caller, TestShop } from './open-test-shop.ts'
import { worldIds } from './world-lookups.ts'

/** Fills Ben's cart with 5 casings, 2 seals and an impeller, and returns its lines. */
export async function fillBensCart(shop: TestShop, ben: Caller) {
  const ids = await worldIds(shop)
  const { version } = await cartOf(shop, ben)
  const items = [
    { partId: ids.part('D7232-2-CP'), quantity: 5 },
    { partId: ids.part('TB10773'), quantity: 2 },
    { partId: ids.part('C2134-3-BZ'), quantity: 1, impellerTrim: 9.25, impellerAngle: 15 },
  ]
  await shop.call(putCart, { replaceAll: true, version, items }, ben)
  const [casing, seal, impeller] = (await cartOf(shop, ben)).items
  if (!casing || !seal || !impeller) throw new Error('the cart was not filled')
  return { casing, seal, impeller }
}

export const cartOf = async (shop: TestShop, caller: Caller) => (await shop.call(getCartMap, {}, caller)).body

/** A cart edit as a browser sends it; pass the same `editId` to repeat one. */
export const numbered = (edit: CartEdit<CartItem>, editId: string = randomUUID()) => ({ editId, edit })

export const set = ({ cartItemId, quantity }: CartItem, to: number): CartEdit<CartItem> => ({
  act: 'set',
  cartItemId,
  from: { quantity },
  to: { quantity: to },
})

/** Ids and quantities of cart lines. */
export const linesOf = (items: readonly CartItem[]) =>
  items.map(({ cartItemId, quantity }) => [cartItemId, quantity])
