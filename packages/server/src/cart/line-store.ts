import { type CartLine, isSameLine } from '@volute/domain/cart'
import { durations } from '@volute/domain/kernel'
import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import { type Queryable, schema } from '../db/index.ts'
import { type CartOwner, ownedBy } from './cart-store.ts'

const { cartEdits, cartItems, carts, parts, units } = schema

/** A line as it is stored, with the unit of its part; a new line has no id yet, or one that the cart does not have. */
export interface StoredLine extends CartLine {
  cartItemId?: number
  units: string
}

type OpenLine = StoredLine & { cartItemId: number; position: number }

/** A cart that is locked until the transaction ends. */
export interface OpenCart {
  id: number
  version: number
  lines: readonly OpenLine[]
}

/** Opens the cart for a change: creates it if it is missing, and locks it until the transaction ends (OQ-37). */
export async function openCart(tx: Queryable, { userId, companyId }: CartOwner): Promise<OpenCart> {
  const [cart] = await tx
    .insert(carts)
    .values({ userId, companyId })
    .onConflictDoUpdate({
      target: [carts.userId, carts.companyId],
      set: { version: sql`${carts.version}` },
    })
    .returning({ id: carts.id, version: carts.version })
  if (!cart) throw new Error('the cart was not opened')
  return { ...cart, lines: await linesOf(tx, cart.id) }
}

/** The cart as it is stored, locked against changes until the transaction ends; a missing one has version 0. */
export async function lockCart(
  tx: Queryable,
  owner: CartOwner,
): Promise<{ version: number; lines: readonly StoredLine[] }> {
  const [cart] = await tx
    .select({ id: carts.id, version: carts.version })
    .from(carts)
    .where(ownedBy(owner))
    .for('update')
  return cart ? { version: cart.version, lines: await linesOf(tx, cart.id) } : { version: 0, lines: [] }
}

async function linesOf(tx: Queryable, cartId: number): Promise<OpenLine[]> {
  return tx
    .select({
      cartItemId: cartItems.id,
      position: cartItems.position,
      partId: cartItems.partId,
      quantity: cartItems.quantity,
      paintColorId: cartItems.paintColorId,
      impellerTrim: cartItems.impellerTrim,
      impellerAngle: cartItems.impellerAngle,
      units: units.name,
    })
    .from(cartItems)
    .innerJoin(parts, eq(parts.id, cartItems.partId))
    .innerJoin(units, eq(units.id, parts.unitId))
    .where(eq(cartItems.cartId, cartId))
    .orderBy(asc(cartItems.position))
}

/**
 * Stores exactly these lines in this order and raises the version; only what differs is written, and a line that was there
 * keeps its id. Returns the ids of new lines, by the ids that they were sent under.
 */
export async function storeLines(
  tx: Queryable,
  cart: OpenCart,
  lines: readonly StoredLine[],
): Promise<Map<number, number>> {
  const before = new Map(cart.lines.map((line) => [line.cartItemId, line]))
  const placed = placeLines(lines, before)
  const kept = new Set(placed.map(({ line }) => line.cartItemId))
  const gone = [...before.keys()].filter((id) => !kept.has(id))
  const touched = placed.filter(({ line, position }) => {
    const old = before.get(line.cartItemId ?? 0)
    return !old || old.position !== position || !isSameLine(old, line)
  })
  if (gone.length === 0 && touched.length === 0) return new Map()

  if (gone.length > 0)
    await tx.delete(cartItems).where(and(eq(cartItems.cartId, cart.id), inArray(cartItems.id, gone)))
  const made = touched.length > 0 ? await writeLines(tx, cart.id, touched, before) : new Map()
  await tx
    .update(carts)
    .set({ version: cart.version + 1 })
    .where(eq(carts.id, cart.id))
  return made
}

interface PlacedLine {
  line: StoredLine
  position: number
}

/** A line stays at its position as long as the lines before it leave it there; positions may have gaps. */
function placeLines(lines: readonly StoredLine[], before: ReadonlyMap<number, OpenLine>): PlacedLine[] {
  let last = -1
  return lines.map((line) => {
    last = Math.max(before.get(line.cartItemId ?? 0)?.position ?? 0, last + 1)
    return { line, position: last }
  })
}

async function writeLines(
  tx: Queryable,
  cartId: number,
  touched: readonly PlacedLine[],
  before: ReadonlyMap<number, OpenLine>,
): Promise<Map<number, number>> {
  const written = await tx
    .insert(cartItems)
    .values(
      touched.map(({ line, position }) => ({
        ...(before.has(line.cartItemId ?? 0) && { id: line.cartItemId }),
        cartId,
        position,
        partId: line.partId,
        quantity: line.quantity,
        paintColorId: line.paintColorId,
        impellerTrim: line.impellerTrim,
        impellerAngle: line.impellerAngle,
      })),
    )
    .onConflictDoUpdate({ target: cartItems.id, set: asSent, setWhere: eq(cartItems.cartId, cartId) })
    .returning({ id: cartItems.id, position: cartItems.position })
  const idAt = new Map(written.map(({ id, position }) => [position, id]))
  return new Map(
    touched.flatMap(({ line: { cartItemId }, position }) => {
      const id = idAt.get(position)
      return cartItemId && id && cartItemId !== id ? [[cartItemId, id] as const] : []
    }),
  )
}

const asSent = {
  position: sql`excluded.position`,
  partId: sql`excluded.part_id`,
  quantity: sql`excluded.quantity`,
  paintColorId: sql`excluded.paint_color_id`,
  impellerTrim: sql`excluded.impeller_trim`,
  impellerAngle: sql`excluded.impeller_angle`,
}

/** The lines that an edit has made, by the ids that they were sent under. */
export type MadeLines = Record<string, number>

/** Those of these edits that were done on this cart already, with the lines that they made. */
export async function findEdits(
  tx: Queryable,
  cartId: number,
  editIds: readonly string[],
): Promise<Map<string, MadeLines>> {
  const rows = await tx
    .select({ editId: cartEdits.editId, made: cartEdits.made })
    .from(cartEdits)
    .where(and(eq(cartEdits.cartId, cartId), inArray(cartEdits.editId, [...editIds])))
  return new Map(rows.map(({ editId, made }) => [editId, made]))
}

/** Notes edits as done, and deletes those that no browser sends again: it keeps an unsaved one for a day. */
export async function noteEdits(
  tx: Queryable,
  cartId: number,
  edits: readonly { editId: string; made: MadeLines }[],
  now: Date,
): Promise<void> {
  const forgotten = new Date(now.getTime() - 2 * durations.day)
  await tx.delete(cartEdits).where(and(eq(cartEdits.cartId, cartId), lt(cartEdits.takenUtc, forgotten)))
  await tx.insert(cartEdits).values(edits.map((edit) => ({ cartId, takenUtc: now, ...edit })))
}
