import { pickLine } from '@volute/domain/buying/cart'
import type { Queryable } from '../../core/db/index.ts'
import type { CartOwner } from './cart-store.ts'
import { type Change, forgetEdits, writeChange } from './change-store.ts'
import { findKept, keepCart } from './cached-carts.ts'
import { findCart, lockCart, makeCart, type OpenCart } from './line-store.ts'
import { type NewLine, type OpenLine, type PlacedLines, placeLines } from './place-lines.ts'

/** Target state of a cart: exactly these lines in this order. */
interface Wanted {
  lines: readonly NewLine[]
  /** The edits that this applies, each with the ids of lines that it may create. */
  edits?: readonly { editId: string; newIds: readonly number[] }[]
}

/** A cart after a change. */
export interface StoredCart {
  version: number
  lines: readonly OpenLine[]
  /** Stored ids of new lines, by the ids under which they were sent. */
  made: ReadonlyMap<number, number>
}

interface Changing<W extends Wanted> {
  owner: CartOwner
  now: Date
  /** Edits to check for having been applied before. */
  editIds?: readonly string[]
  change: (cart: OpenCart) => W | Promise<W>
}

type Changed<W extends Wanted> = W & { stored: StoredCart }

/** Number of attempts to read and change a cart without a lock. */
const TRIES = 3

/** After this many changes a cart's old edits are deleted. */
const CHANGES_KEPT = 50

/**
 * Changes a cart, and creates it if it is missing. One statement writes the differences from the cart as cached or read.
 * If the cart has changed since, it is read and changed again, and in the last attempt under a lock (OQ-37).
 */
export async function changeCart<W extends Wanted>(
  db: Queryable,
  changing: Changing<W>,
): Promise<Changed<W>> {
  return (
    (await changeKept(db, changing)) ??
    (await changeRead(db, changing)) ??
    db.transaction((tx) => changeLocked(tx, changing))
  )
}

/** A cached cart may be stale: a change that writes nothing, is rejected or may have been applied before needs a fresh read. */
async function changeKept<W extends Wanted>(db: Queryable, changing: Changing<W>) {
  const cart = findKept(db, changing.owner)
  const planned = cart && (await plan(cart, changing).catch(() => undefined))
  const areNew = planned?.edits.length === (changing.editIds ?? []).length
  return planned?.isWritten && areNew ? store(db, changing, planned) : undefined
}

async function changeRead<W extends Wanted>(db: Queryable, changing: Changing<W>) {
  for (let tries = 0; tries < TRIES; tries++) {
    const cart = await findCart(db, changing.owner, changing.editIds)
    const changed = cart && (await store(db, changing, await plan(cart, changing)))
    if (changed) return changed
    if (!cart) await makeCart(db, changing.owner)
  }
  return undefined
}

async function changeLocked<W extends Wanted>(tx: Queryable, changing: Changing<W>) {
  const cart = await lockCart(tx, changing.owner, changing.editIds)
  const changed = cart && (await store(tx, changing, await plan(cart, changing)))
  if (!changed) throw new Error('the cart was not changed')
  return changed
}

interface Plan<W extends Wanted> {
  cart: OpenCart
  wanted: W
  placed: PlacedLines
  edits: Change['edits']
  isWritten: boolean
}

async function plan<W extends Wanted>(cart: OpenCart, { change }: Changing<W>): Promise<Plan<W>> {
  const wanted = await change(cart)
  const placed = placeLines(wanted.lines, cart.lines)
  const edits = (wanted.edits ?? []).map(({ editId, newIds }) => ({
    editId,
    made: positionsOf(newIds, placed),
  }))
  return { cart, wanted, placed, edits, isWritten: !placed.isSame || edits.length > 0 }
}

function positionsOf(newIds: readonly number[], { added }: PlacedLines): Record<string, number> {
  const isNew = new Set(newIds)
  return Object.fromEntries(
    added.flatMap(({ line: { cartItemId }, position }) =>
      cartItemId !== undefined && isNew.has(cartItemId) ? [[cartItemId, position]] : [],
    ),
  )
}

/** Returns undefined if the cart has changed since it was read. */
async function store<W extends Wanted>(
  db: Queryable,
  { owner, now }: Changing<W>,
  { cart, wanted, placed, edits, isWritten }: Plan<W>,
): Promise<Changed<W> | undefined> {
  const ids = isWritten ? await writeChange(db, cart, { ...placed, edits, now }) : {}
  if (!ids) return undefined
  const version = cart.version + (placed.isSame ? 0 : 1)
  const lines = placed.placed.map(({ line, position }) => openLine(line, position, ids))
  keepCart(db, owner, { id: cart.id, version, lines, edits: {} })
  if (version % CHANGES_KEPT === 0) await forgetEdits(db, cart, now)
  return { ...wanted, stored: { version, lines, made: madeLines(placed, ids) } }
}

const openLine = ({ cartItemId = 0, ...line }: NewLine, position: number, ids: Record<string, number>) => ({
  cartItemId: ids[position] ?? cartItemId,
  position,
  ...pickLine(line),
})

const madeLines = ({ added }: PlacedLines, ids: Record<string, number>) =>
  new Map(added.map(({ line: { cartItemId = 0 }, position }) => [cartItemId, ids[position] ?? 0] as const))
