import type { Queryable } from '../../core/db/index.ts'
import type { CartOwner } from './cart-store.ts'
import type { OpenCart } from './line-store.ts'

/** Maximum number of carts that a process caches; a few kB each. */
const MOST = 1_000

/** Cached carts by database. A transaction is a key of its own: it may be rolled back, so its carts are not shared. */
const kept = new WeakMap<Queryable, Map<string, OpenCart>>()

/**
 * The cart as this process last stored it. It may be stale: only a write that depends on its version shows whether it is
 * current.
 */
export const findKept = (db: Queryable, owner: CartOwner): OpenCart | undefined =>
  kept.get(db)?.get(keyOf(owner))

/** Caches a cart as stored. Above the maximum, the cart stored longest ago is dropped. */
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
