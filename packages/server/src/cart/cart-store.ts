import type { CartItem } from '@volute/domain/cart'
import type { Replacement } from '@volute/domain/part'
import { toDollars } from '@volute/domain/pricing'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { replacedBy } from '../part/index.ts'
import { type Queryable, schema } from '../db/index.ts'

const { cartItems, carts, parts, units } = schema

/** Whose cart: one per user and acting company (OQ-37). */
export interface CartOwner {
  userId: number
  companyId: number
}

/** The condition for the owner's cart, which may not exist yet. */
export const ownedBy = ({ userId, companyId }: CartOwner) =>
  and(eq(carts.userId, userId), eq(carts.companyId, companyId))

/** The sum of all quantities (OQ-38). */
export async function cartQuantity(db: Queryable, owner: CartOwner): Promise<number> {
  const [row] = await db
    .select({ quantity: sql<number>`coalesce(sum(${cartItems.quantity}), 0)::int` })
    .from(carts)
    .innerJoin(cartItems, eq(cartItems.cartId, carts.id))
    .where(ownedBy(owner))
  return row?.quantity ?? 0
}

/** The cart as its page shows it, in one query; a missing cart has version 0. */
export async function readCart(
  db: Queryable,
  owner: CartOwner,
): Promise<{ version: number; items: CartItem[] }> {
  const rows = await db
    .select({ version: carts.version, line: cartItems, part: parts, unit: units.name, replacedBy })
    .from(carts)
    .leftJoin(cartItems, eq(cartItems.cartId, carts.id))
    .leftJoin(parts, eq(parts.id, cartItems.partId))
    .leftJoin(units, eq(units.id, parts.unitId))
    .where(ownedBy(owner))
    .orderBy(asc(cartItems.position))
  return { version: rows[0]?.version ?? 0, items: rows.flatMap(itemFrom) }
}

interface CartRow {
  line: typeof cartItems.$inferSelect | null
  part: typeof parts.$inferSelect | null
  unit: string | null
  replacedBy: Replacement | null
}

function itemFrom({ line, part, unit, replacedBy: replacement }: CartRow): CartItem[] {
  if (!line || !part || !unit) return []
  return [
    {
      cartItemId: line.id,
      name: part.description,
      partId: part.id,
      partNumber: part.partNumber,
      quantity: line.quantity,
      units: unit,
      price: part.priceCents === null ? null : toDollars(part.priceCents),
      weight: part.weightLb,
      isPaintable: part.isPaintable,
      paintColorId: line.paintColorId,
      impellerTrim: line.impellerTrim,
      impellerAngle: line.impellerAngle,
      isSellable: part.isSellable,
      replacedBy: replacement,
      dateAvailable: null,
    },
  ]
}

/** Parts by id, with what cart and order need to know of them. */
export async function findParts(db: Queryable, partIds: number[]) {
  const found = await db
    .select({ part: parts, unit: units.name })
    .from(parts)
    .innerJoin(units, eq(units.id, parts.unitId))
    .where(inArray(parts.id, partIds))
  return new Map(found.map(({ part, unit }) => [part.id, { ...part, units: unit }]))
}
