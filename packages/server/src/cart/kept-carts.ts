import type { Queryable } from '../db/index.ts'
import type { CartOwner } from './cart-store.ts'
import type { OpenCart } from './line-store.ts'

/** How many carts a process keeps; a few kB each. */
const MOST = 1_000

/**
 * Carts as this process has last stored them. A write that hangs on their version proves that they still are the carts;
 * without one they prove nothing. What a transaction has stored is kept by that transaction, which may be undone.
 */
export interface KeptCarts {
  find(owner: CartOwner): OpenCart | undefined
  keep(owner: CartOwner, cart: OpenCart): void
}

const kept = new WeakMap<Queryable, KeptCarts>()

export function keptCarts(db: Queryable): KeptCarts {
  const carts = kept.get(db) ?? openKept()
  kept.set(db, carts)
  return carts
}

function openKept(): KeptCarts {
  const carts = new Map<string, OpenCart>()
  return {
    find: (owner) => carts.get(keyOf(owner)),
    keep(owner, cart) {
      const key = keyOf(owner)
      carts.delete(key)
      carts.set(key, cart)
      if (carts.size > MOST) for (const longest of carts.keys().take(1)) carts.delete(longest)
    },
  }
}

const keyOf = ({ userId, companyId }: CartOwner) => `${userId} ${companyId}`
