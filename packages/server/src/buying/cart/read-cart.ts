import type {
  CartItem,
  getCartMap as mapContract,
  getCartQuantity as quantityContract,
} from '@volute/domain/buying/cart'
import { toCents, toDollars, toPercent } from '@volute/domain/core/pricing'
import { listPaintColors } from '../../catalogue/part/index.ts'
import type { ActorContext } from '../../core/http/context.ts'
import type { Handler } from '../../core/http/bind.ts'
import { priceLines } from '../../catalogue/promise/index.ts'
import { countCart, readCart, showLines } from './cart-store.ts'
import type { StoredCart } from './change-cart.ts'

/** Quantity for the cart's badge (E21, OQ-38). */
export const getCartQuantity: Handler<typeof quantityContract> = (ctx) => countCart(ctx.db, ctx.actor)

/** The cart with everything its page needs (E22, CART-02). */
export const getCartMap: Handler<typeof mapContract> = (ctx) => cartMap(ctx)

/** The reply of E22, which E88 returns too. */
export async function cartMap(ctx: ActorContext, stored?: StoredCart) {
  const { actor } = ctx
  return {
    ...(await showCart(ctx, stored)),
    companyName: actor.companyName,
    companyDiscount: toPercent(actor.discountBasisPoints),
    distributorAccountCode: actor.distributor?.code ?? null,
  }
}

/** The cart, or the one just stored, with the available paint colors, as shown on the cart's page and at checkout. */
export async function showCart(ctx: ActorContext, stored?: StoredCart) {
  const [cart, paintColors] = await Promise.all([
    stored ? showStored(ctx, stored) : readCart(ctx, ctx.actor),
    listPaintColors(ctx),
  ])
  return { ...cart, items: await atOwnPrices(ctx, cart.items), paintColors }
}

/** The same lines at the company's own prices, if the ERP has any (PRICE-01). */
async function atOwnPrices(ctx: ActorContext, items: CartItem[]): Promise<CartItem[]> {
  if (!ctx.erp.hasCustomerPrices) return items
  const prices = await priceLines(
    ctx,
    items.map((item) => ({ ...item, priceCents: item.price === null ? null : toCents(item.price) })),
  )
  return items.map((item, index) => {
    const { priceCents = null, priceKind = 'unknown' } = prices[index] ?? {}
    return { ...item, price: priceCents === null ? null : toDollars(priceCents), priceKind }
  })
}

async function showStored(ctx: ActorContext, { version, lines }: StoredCart) {
  return { version, items: await showLines(ctx, ctx.actor.companyId, lines) }
}
