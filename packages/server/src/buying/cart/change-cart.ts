import { pickLine } from '@volute/domain/buying/cart'
import type { Queryable } from '../../core/db/index.ts'
import { forgetEdits, writeChange } from './change-store.ts'
import { type AskedCart, findCart, lockCart, makeCart, type OpenCart } from './line-store.ts'
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

interface Changing<W extends Wanted> extends AskedCart {
  now: Date
  /** Called again with the newer cart if somebody was quicker. Reads with `db`, which may be in a transaction. */
  change: (cart: OpenCart, db: Queryable) => W | Promise<W>
}

type Changed<W extends Wanted> = W & { stored: StoredCart }

/** After this many changes a cart's old edits are deleted. */
const CHANGES_KEPT = 50

/**
 * Changes a cart in one of two ways (OQ-37). By its version: one statement reads the cart, another writes the differences
 * if that version is still stored. Otherwise under a lock, which also creates a missing cart.
 */
export async function changeCart<W extends Wanted>(
  db: Queryable,
  changing: Changing<W>,
): Promise<Changed<W>> {
  const cart = await findCart(db, changing)
  return (
    (cart && (await changeAsRead(db, cart, changing))) ?? db.transaction((tx) => changeLocked(tx, changing))
  )
}

async function changeLocked<W extends Wanted>(tx: Queryable, changing: Changing<W>): Promise<Changed<W>> {
  await makeCart(tx, changing.owner)
  const cart = await lockCart(tx, changing)
  const changed = cart && (await changeAsRead(tx, cart, changing))
  if (!changed) throw new Error('a locked cart was not changed')
  return changed
}

/** Returns undefined if the cart has changed since it was read. */
async function changeAsRead<W extends Wanted>(
  db: Queryable,
  cart: OpenCart,
  { change, now }: Changing<W>,
): Promise<Changed<W> | undefined> {
  const wanted = await change(cart, db)
  const placed = placeLines(wanted.lines, cart.lines)
  const edits = (wanted.edits ?? []).map(({ editId, newIds }) => ({
    editId,
    made: positionsOf(newIds, placed),
  }))
  const isWritten = !placed.isSame || edits.length > 0
  const ids = isWritten ? await writeChange(db, cart, { ...placed, edits, now }) : {}
  if (!ids) return undefined

  const version = cart.version + (placed.isSame ? 0 : 1)
  if (version % CHANGES_KEPT === 0) await forgetEdits(db, cart, now)
  return { ...wanted, stored: { version, ...storedLines(placed, ids) } }
}

function positionsOf(newIds: readonly number[], { added }: PlacedLines): Record<string, number> {
  const isNew = new Set(newIds)
  return Object.fromEntries(
    added.flatMap(({ line: { cartItemId }, position }) =>
      cartItemId !== undefined && isNew.has(cartItemId) ? [[cartItemId, position]] : [],
    ),
  )
}

/** The lines under their stored ids, which the database gave the new ones by position. */
function storedLines({ placed, added }: PlacedLines, ids: Record<string, number>) {
  const lines = placed.map(({ line: { cartItemId = 0, ...line }, position }) => ({
    cartItemId: ids[position] ?? cartItemId,
    position,
    ...pickLine(line),
  }))
  const made = new Map(
    added.map(({ line: { cartItemId = 0 }, position }) => [cartItemId, ids[position] ?? 0] as const),
  )
  return { lines, made }
}
