import type { Queryable } from '../db/index.ts'
import type { CartOwner } from './cart-store.ts'
import { keptCarts } from './kept-carts.ts'
import {
  findCart,
  forgetEdits,
  lockCart,
  makeCart,
  type OpenCart,
  writeChange,
  type Writing,
} from './line-store.ts'
import { type NewLine, type OpenLine, type PlacedLines, placeLines } from './place-lines.ts'

/** What a cart is to be: exactly these lines in this order. */
export interface Change {
  lines: readonly NewLine[]
  /** The edits that it does, each with the ids of lines that it may make. */
  edits?: readonly { editId: string; newIds: readonly number[] }[]
}

/** A cart after a change. */
export interface StoredCart {
  version: number
  lines: readonly OpenLine[]
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

/** How often a cart is read and changed without a lock. */
const TRIES = 3

/** After so many changes a cart's old edits are forgotten. */
const CHANGES_KEPT = 50

/**
 * Changes a cart, which is made if it is missing. One statement writes what differs from the cart as it is kept from its last
 * change or has been read, unless somebody has changed it since: then it is read and changed anew, in the end under a lock
 * (OQ-37).
 */
export async function changeCart<C extends Change>(
  db: Queryable,
  changing: Changing<C>,
): Promise<C & { stored: StoredCart }> {
  const { owner, editIds } = changing
  const kept = keptCarts(db).find(owner)
  const changed = kept && (await changeKept(db, kept, changing))
  if (changed) return changed
  for (let tries = 0; tries < TRIES; tries++) {
    const cart = await findCart(db, owner, editIds)
    const changed = cart && (await store(db, await plan(cart, changing)))
    if (changed) return changed
    if (!cart) await makeCart(db, owner)
  }
  return db.transaction(async (tx) => {
    const cart = await lockCart(tx, owner, editIds)
    const changed = cart && (await store(tx, await plan(cart, changing)))
    if (!changed) throw new Error('the cart was not changed')
    return changed
  })
}

/** A kept cart proves nothing by itself: what writes nothing, is refused or was perhaps done before is left to a reading. */
async function changeKept<C extends Change>(db: Queryable, kept: OpenCart, changing: Changing<C>) {
  const planned = await plan(kept, changing).catch(() => undefined)
  const isProof = planned?.isWritten && planned.noted.length === (changing.editIds ?? []).length
  return isProof ? store(db, planned) : undefined
}

interface Plan<C extends Change> {
  cart: OpenCart
  changing: Changing<C>
  changed: C
  placed: PlacedLines
  noted: Writing['edits']
  isWritten: boolean
}

async function plan<C extends Change>(cart: OpenCart, changing: Changing<C>): Promise<Plan<C>> {
  const changed = await changing.change(cart)
  const placed = placeLines(changed.lines, cart.lines)
  const noted = (changed.edits ?? []).map(({ editId, newIds }) => ({
    editId,
    made: positionsOf(newIds, placed),
  }))
  return { cart, changing, changed, placed, noted, isWritten: !placed.isSame || noted.length > 0 }
}

/** Undefined where somebody was faster. */
async function store<C extends Change>(db: Queryable, planned: Plan<C>) {
  const { cart, changed, noted, placed, isWritten } = planned
  const { owner, now } = planned.changing
  const ids = isWritten ? await writeChange(db, cart, { ...placed, edits: noted, now }) : {}
  if (!ids) return undefined
  const version = cart.version + (placed.isSame ? 0 : 1)
  const lines = placed.placed.map(({ line, position }) => openLine(line, position, ids))
  keptCarts(db).keep(owner, { id: cart.id, version, lines, edits: {} })
  if (version % CHANGES_KEPT === 0) await forgetEdits(db, cart, now)
  return { ...changed, stored: { version, lines, made: madeLines(placed, ids) } }
}

function positionsOf(newIds: readonly number[], { added }: PlacedLines): Record<string, number> {
  const isNew = new Set(newIds)
  return Object.fromEntries(
    added.flatMap(({ line: { cartItemId }, position }) =>
      cartItemId !== undefined && isNew.has(cartItemId) ? [[cartItemId, position]] : [],
    ),
  )
}

const openLine = ({ cartItemId = 0, ...line }: NewLine, position: number, ids: Record<string, number>) => ({
  cartItemId: ids[position] ?? cartItemId,
  position,
  partId: line.partId,
  quantity: line.quantity,
  paintColorId: line.paintColorId,
  impellerTrim: line.impellerTrim,
  impellerAngle: line.impellerAngle,
})

const madeLines = ({ added }: PlacedLines, ids: Record<string, number>) =>
  new Map(added.map(({ line: { cartItemId = 0 }, position }) => [cartItemId, ids[position] ?? 0] as const))
