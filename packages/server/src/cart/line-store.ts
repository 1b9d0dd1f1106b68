import { durations } from '@volute/domain/kernel'
import { sql } from 'drizzle-orm'
import { prepare, prepareSql, type Queryable, schema } from '../db/index.ts'
import { type CartOwner, ownedBy, placedOwner } from './cart-store.ts'
import type { OpenLine, PlacedLine, PlacedLines } from './place-lines.ts'

const { carts } = schema

/** The lines that an edit has made, by the ids that they were sent under. */
export type MadeLines = Record<string, number>

/** A cart as one statement has read it. */
export interface OpenCart {
  id: number
  version: number
  lines: readonly OpenLine[]
  /** Those of the edits asked for that were done on it already, with the lines that they made. */
  edits: Record<string, MadeLines>
}

/** The owner's cart, if there is one, and which of these edits it has taken. */
export async function findCart(
  db: Queryable,
  { userId, companyId }: CartOwner,
  editIds: readonly string[] = [],
): Promise<OpenCart | undefined> {
  const [cart] = await cartWithLines(db, { userId, companyId, editIds })
  return cart
}

const cartWithLines = prepareSql<OpenCart>(sql`
  select id, version,
    (select coalesce(json_agg(json_build_object('cartItemId', line.id, 'position', position, 'partId', part_id,
       'quantity', quantity, 'paintColorId', paint_color_id, 'impellerTrim', impeller_trim, 'impellerAngle', impeller_angle)
       order by position), '[]')
     from cart_items line where cart_id = carts.id) lines,
    (select coalesce(json_object_agg(edit_id, made), '{}')
     from cart_edits where cart_id = carts.id and edit_id = any(${sql.placeholder('editIds')}::uuid[])) edits
  from carts where user_id = ${sql.placeholder('userId')} and company_id = ${sql.placeholder('companyId')}`)

/** The same, locked against changes until the transaction ends: the lines are read once the lock is held. */
export async function lockCart(tx: Queryable, { userId, companyId }: CartOwner, editIds?: readonly string[]) {
  const [, cart] = await Promise.all([
    lockedCart(tx, { userId, companyId }),
    findCart(tx, { userId, companyId }, editIds),
  ])
  return cart
}

const lockedCart = prepare((db) =>
  db.select({ id: carts.id }).from(carts).where(ownedBy(placedOwner)).for('update'),
)

/** Makes the owner's cart unless there is one. */
export async function makeCart(db: Queryable, { userId, companyId }: CartOwner): Promise<void> {
  await madeCart(db, { userId, companyId })
}

const madeCart = prepare((db) => db.insert(carts).values(placedOwner).onConflictDoNothing())

export interface Writing extends PlacedLines {
  /** Edits to note as done, each with the positions of the lines that it makes, by the ids that they were sent under. */
  edits: readonly { editId: string; made: Record<string, number> }[]
  now: Date
}

/** Writes what differs and answers the ids of added lines by position; undefined when the cart has another version by now. */
export async function writeChange(
  db: Queryable,
  { id, version }: OpenCart,
  { gone, changed, added, isSame, edits, now }: Writing,
): Promise<Record<string, number> | undefined> {
  const [written] = await writtenChange(db, {
    id,
    version,
    raise: isSame ? 0 : 1,
    gone,
    changed: rowsOf(changed),
    added: rowsOf(added),
    edits: JSON.stringify(edits),
    now,
    forgotten: new Date(now.getTime() - 2 * durations.day),
  })
  return written?.ids
}

/** Lines as one parameter of a statement, however many there are. */
const rowsOf = (lines: readonly PlacedLine[]) =>
  JSON.stringify(
    lines.map(({ line, position }) => ({
      id: line.cartItemId,
      position,
      part_id: line.partId,
      quantity: line.quantity,
      paint_color_id: line.paintColorId,
      impeller_trim: line.impellerTrim,
      impeller_angle: line.impellerAngle,
    })),
  )

const asRow = sql.raw(
  'id int, position int, part_id int, quantity int, paint_color_id int, impeller_trim numeric, impeller_angle int',
)

/**
 * All of it hangs on the version that was read. Every fiftieth change forgets the edits that no browser sends again: it keeps
 * an unsaved one for a day.
 */
const writtenChange = prepareSql<{ ids: Record<string, number> }>(sql`
  with raised as (
    update carts set version = version + ${sql.placeholder('raise')}::int
    where id = ${sql.placeholder('id')} and version = ${sql.placeholder('version')} returning id, version),
  gone as (
    delete from cart_items using raised
    where cart_id = raised.id and cart_items.id = any(${sql.placeholder('gone')}::int[])),
  changed as (
    update cart_items old
    set position = line.position, part_id = line.part_id, quantity = line.quantity, paint_color_id = line.paint_color_id,
        impeller_trim = line.impeller_trim, impeller_angle = line.impeller_angle
    from raised, json_to_recordset(${sql.placeholder('changed')}) line (${asRow})
    where old.cart_id = raised.id and old.id = line.id),
  added as (
    insert into cart_items (cart_id, position, part_id, quantity, paint_color_id, impeller_trim, impeller_angle)
    select raised.id, position, part_id, quantity, paint_color_id, impeller_trim, impeller_angle
    from raised, json_to_recordset(${sql.placeholder('added')}) line (${asRow})
    order by position
    returning id, position),
  noted as (
    insert into cart_edits (cart_id, edit_id, made, taken_utc)
    select raised.id, "editId",
      (select coalesce(jsonb_object_agg(key, added.id), '{}')
       from jsonb_each_text(made) join added on position = value::int),
      ${sql.placeholder('now')}
    from raised, json_to_recordset(${sql.placeholder('edits')}) edit ("editId" uuid, made jsonb)
    on conflict do nothing),
  forgotten as (
    delete from cart_edits using raised
    where cart_id = raised.id and raised.version % 50 = 0 and taken_utc < ${sql.placeholder('forgotten')})
  select (select coalesce(json_object_agg(position, id), '{}') from added) ids from raised`)
