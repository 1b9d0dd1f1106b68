import { type CartLine, isSameLine } from '@volute/domain/cart'
import { durations } from '@volute/domain/kernel'
import { and, asc, eq, sql } from 'drizzle-orm'
import { prepare, prepareSql, type Queryable, schema } from '../db/index.ts'
import { type CartOwner, ownedBy, placedOwner } from './cart-store.ts'

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
  const [[cart], lines] = await Promise.all([
    madeCart(tx, { userId, companyId }),
    linesOf(tx, { userId, companyId }),
  ])
  if (!cart) throw new Error('the cart was not opened')
  return { ...cart, lines }
}

const madeCart = prepare((db) =>
  db
    .insert(carts)
    .values(placedOwner)
    .onConflictDoUpdate({
      target: [carts.userId, carts.companyId],
      set: { version: sql`${carts.version}` },
    })
    .returning({ id: carts.id, version: carts.version }),
)

/** The cart as it is stored, locked against changes until the transaction ends; a missing one has version 0. */
export async function lockCart(
  tx: Queryable,
  { userId, companyId }: CartOwner,
): Promise<{ version: number; lines: readonly StoredLine[] }> {
  const [[cart], lines] = await Promise.all([
    lockedCart(tx, { userId, companyId }),
    linesOf(tx, { userId, companyId }),
  ])
  return { version: cart?.version ?? 0, lines }
}

const lockedCart = prepare((db) =>
  db.select({ version: carts.version }).from(carts).where(ownedBy(placedOwner)).for('update'),
)

/** The lines as they stand when the statements before this one have been done: a transaction does them in their order. */
const linesOf = prepare((db) =>
  db
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
    .from(carts)
    .innerJoin(cartItems, eq(cartItems.cartId, carts.id))
    .innerJoin(parts, eq(parts.id, cartItems.partId))
    .innerJoin(units, eq(units.id, parts.unitId))
    .where(ownedBy(placedOwner))
    .orderBy(asc(cartItems.position)),
)

/** A cart after a change. */
export interface StoredCart {
  version: number
  lines: (StoredLine & { cartItemId: number })[]
  /** The ids of new lines, by the ids that they were sent under. */
  made: ReadonlyMap<number, number>
}

/**
 * Stores exactly these lines in this order and raises the version; only what differs is written, and a line that was there
 * keeps its id.
 */
export async function storeLines(
  tx: Queryable,
  cart: OpenCart,
  lines: readonly StoredLine[],
): Promise<StoredCart> {
  const before = new Map(cart.lines.map((line) => [line.cartItemId, line]))
  const placed = placeLines(lines, before)
  const kept = new Set(placed.map(({ line }) => line.cartItemId))
  const gone = [...before.keys()].filter((id) => !kept.has(id))
  const added = placed.filter(({ line }) => !before.has(line.cartItemId ?? 0))
  const changed = placed.filter(({ line, position }) => {
    const old = before.get(line.cartItemId ?? 0)
    return old && (old.position !== position || !isSameLine(old, line))
  })
  const isSame = gone.length + added.length + changed.length === 0
  const rows = isSame ? [] : await writtenLines(tx, { cartId: cart.id, gone, ...rowsOf({ added, changed }) })
  const idAt = new Map(rows.map(({ id, position }) => [position, id]))
  return {
    version: cart.version + (isSame ? 0 : 1),
    lines: placed.map(({ line, position }) => ({
      ...line,
      cartItemId: idAt.get(position) ?? line.cartItemId ?? 0,
    })),
    made: new Map(
      added.flatMap(({ line, position }) => {
        const id = idAt.get(position)
        return line.cartItemId && id ? [[line.cartItemId, id] as const] : []
      }),
    ),
  }
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

/** Lines as one parameter of a statement, however many there are. */
function rowsOf({ added, changed }: Record<'added' | 'changed', PlacedLine[]>) {
  const row = ({ line, position }: PlacedLine) => ({
    id: line.cartItemId,
    position,
    part_id: line.partId,
    quantity: line.quantity,
    paint_color_id: line.paintColorId,
    impeller_trim: line.impellerTrim,
    impeller_angle: line.impellerAngle,
  })
  return { added: JSON.stringify(added.map(row)), changed: JSON.stringify(changed.map(row)) }
}

const asRow = sql.raw(
  'id int, position int, part_id int, quantity int, paint_color_id int, impeller_trim numeric, impeller_angle int',
)

/** Removes, changes and adds the lines of a locked cart in one statement, and answers those that were added. */
const writtenLines = prepareSql<{ id: number; position: number }>(sql`
  with raised as (
    update carts set version = version + 1 where id = ${sql.placeholder('cartId')}),
  gone as (
    delete from cart_items where cart_id = ${sql.placeholder('cartId')} and id = any(${sql.placeholder('gone')}::int[])),
  changed as (
    update cart_items old
    set position = line.position, part_id = line.part_id, quantity = line.quantity, paint_color_id = line.paint_color_id,
        impeller_trim = line.impeller_trim, impeller_angle = line.impeller_angle
    from json_to_recordset(${sql.placeholder('changed')}) as line (${asRow})
    where old.cart_id = ${sql.placeholder('cartId')} and old.id = line.id)
  insert into cart_items (cart_id, position, part_id, quantity, paint_color_id, impeller_trim, impeller_angle)
  select ${sql.placeholder('cartId')}, position, part_id, quantity, paint_color_id, impeller_trim, impeller_angle
  from json_to_recordset(${sql.placeholder('added')}) as line (${asRow})
  order by position
  returning id, position`)

/** The lines that an edit has made, by the ids that they were sent under. */
export type MadeLines = Record<string, number>

/** Those of these edits that were done on the owner's cart already, with the lines that they made. */
export async function findEdits(
  tx: Queryable,
  { userId, companyId }: CartOwner,
  editIds: readonly string[],
): Promise<Map<string, MadeLines>> {
  const rows = await editsOf(tx, { userId, companyId, editIds })
  return new Map(rows.map(({ editId, made }) => [editId, made]))
}

const editsOf = prepare((db) =>
  db
    .select({ editId: cartEdits.editId, made: cartEdits.made })
    .from(carts)
    .innerJoin(cartEdits, eq(cartEdits.cartId, carts.id))
    .where(and(ownedBy(placedOwner), sql`${cartEdits.editId} = any(${sql.placeholder('editIds')}::uuid[])`)),
)

/** Notes edits as done, and deletes those that no browser sends again: it keeps an unsaved one for a day. */
export async function noteEdits(
  tx: Queryable,
  cartId: number,
  edits: readonly { editId: string; made: MadeLines }[],
  now: Date,
): Promise<void> {
  const forgotten = new Date(now.getTime() - 2 * durations.day)
  await notedEdits(tx, { cartId, edits: JSON.stringify(edits), now, forgotten })
}

const notedEdits = prepareSql(sql`
  with forgotten as (
    delete from cart_edits where cart_id = ${sql.placeholder('cartId')} and taken_utc < ${sql.placeholder('forgotten')})
  insert into cart_edits (cart_id, edit_id, made, taken_utc)
  select ${sql.placeholder('cartId')}, edit."editId", edit.made, ${sql.placeholder('now')}
  from json_to_recordset(${sql.placeholder('edits')}) as edit ("editId" uuid, made jsonb)`)
