import type { CartLine } from '@volute/domain/cart'
import type { Queryable } from '../db/index.ts'
import type { CartOwner } from './cart-store.ts'
import { findCart, lockCart, makeCart, type OpenCart, writeChange } from './line-store.ts'
import { type NewLine, type PlacedLines, placeLines } from './place-lines.ts'

/** What a cart is to be: exactly these lines in this order. */
export interface Change {
  lines: readonly NewLine[]
  /** The edits that it does, each with the ids of lines that it may make. */
  edits?: readonly { editId: string; newIds: readonly number[] }[]
}

/** A cart after a change. */
export interface StoredCart {
  version: number
  lines: (CartLine & { cartItemId: number })[]
  /** The ids of new lines, by the ids that they were sent under. */
  made: ReadonlyMap<number, number>
}

interface Changing<C extends Change> {
  owner: CartOwner
  now: Date
  /** Edits of which the change asks whether they were done before. */
  editIds?: readonly string[]
  change: (cart: OpenCart) => C | Promise<C>
}

/** How often a cart is changed without a lock. */
const TRIES = 3

/**
 * Changes a cart, which is made if it is missing: one statement reads it, another writes what differs, unless somebody has
 * changed the cart in between: then it is read and changed anew, in the end under a lock (OQ-37).
 */
export async function changeCart<C extends Change>(
  db: Queryable,
  changing: Changing<C>,
): Promise<C & { stored: StoredCart }> {
  const { owner, editIds } = changing
  for (let tries = 0; tries < TRIES; tries++) {
    const cart = await findCart(db, owner, editIds)
    const changed = cart && (await changeAsRead(db, cart, changing))
    if (changed) return changed
    if (!cart) await makeCart(db, owner)
  }
  return db.transaction(async (tx) => {
    const cart = await lockCart(tx, owner, editIds)
    const changed = cart && (await changeAsRead(tx, cart, changing))
    if (!changed) throw new Error('the cart was not changed')
    return changed
  })
}

/** Undefined where somebody was faster. */
async function changeAsRead<C extends Change>(
  db: Queryable,
  cart: OpenCart,
  { change, now }: Changing<C>,
): Promise<(C & { stored: StoredCart }) | undefined> {
  const changed = await change(cart)
  const { lines, edits = [] } = changed
  const placed = placeLines(lines, cart.lines)
  const noted = edits.map(({ editId, newIds }) => ({ editId, made: positionsOf(newIds, placed) }))
  const isNothing = placed.isSame && edits.length === 0
  const ids = isNothing ? {} : await writeChange(db, cart, { ...placed, edits: noted, now })
  return ids && { ...changed, stored: storedCart(cart, placed, ids) }
}

function positionsOf(newIds: readonly number[], { added }: PlacedLines): Record<string, number> {
  const isNew = new Set(newIds)
  return Object.fromEntries(
    added.flatMap(({ line: { cartItemId }, position }) =>
      cartItemId !== undefined && isNew.has(cartItemId) ? [[cartItemId, position]] : [],
    ),
  )
}

function storedCart(
  { version }: OpenCart,
  { placed, added, isSame }: PlacedLines,
  ids: Record<string, number>,
): StoredCart {
  return {
    version: version + (isSame ? 0 : 1),
    lines: placed.map(({ line, position }) => ({
      ...line,
      cartItemId: ids[position] ?? line.cartItemId ?? 0,
    })),
    made: new Map(
      added.map(({ line: { cartItemId = 0 }, position }) => [cartItemId, ids[position] ?? 0] as const),
    ),
  }
}
