import type { Queryable } from '../../core/db/index.ts'
import type { CartOwner } from './cart-store.ts'
import type { OpenCart } from './line-store.ts'

/** Number of carts that a process caches; a few kB each. */
const MOST = 1_000

/** By database: what a transaction stores is kept for that transaction alone, since it may be undone. */
const kept = new WeakMap<Queryable, Map<string, OpenCart>>()

/** The cart as this process has last stored it; only a write that depends on its version shows that it is still stored so. */
export const findKept = (db: Queryable, owner: CartOwner): OpenCart | undefined =>
  kept.get(db)?.get(keyOf(owner))

/** Keeps a cart as it is stored; above the most, the one that was stored longest ago is forgotten. */
export function keepCart(db: Queryable, owner: CartOwner, cart: OpenCart): void {
  const carts = kept.get(db) ?? new Map<string, OpenCart>()
  kept.set(db, carts)
  const key = keyOf(owner)
  carts.delete(key)
  carts.set(key, cart)
  const [oldest = key] = carts.keys()
  if (carts.size > MOST) carts.delete(oldest)
}

const keyOf = ({ userId, companyId }: CartOwner) => `${userId} ${companyId}`
