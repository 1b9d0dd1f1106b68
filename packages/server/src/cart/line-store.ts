import { durations } from '@volute/domain/kernel'
import { and, type DrizzleQueryError, eq, lt, sql } from 'drizzle-orm'
import { prepare, prepareSql, type Queryable, schema } from '../db/index.ts'
import { type CartOwner, ownedBy, placedOwner } from './cart-store.ts'
import type { OpenLine, PlacedLine, PlacedLines } from './place-lines.ts'

const { cartEdits, carts } = schema

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

/**
 * Writes what differs and answers the ids of added lines by position; undefined when the cart has another version by now, or
 * has taken one of the edits already.
 */
export async function writeChange(
  db: Queryable,
  { id, version }: OpenCart,
  { gone, changed, added, isSame, edits, now }: Writing,
): Promise<Record<string, number> | undefined> {
  const values = {
    ...(gone.length > 0 && { gone }),
    ...(changed.length > 0 && { changed: rowsOf(changed) }),
    ...(added.length > 0 && { added: rowsOf(added) }),
    ...(edits.length > 0 && { [added.length > 0 ? 'editsWithLines' : 'edits']: JSON.stringify(edits) }),
  }
  const statement = writtenChange(Object.keys(values) as Write[])
  const writing = statement(db, { ...values, id, version, raise: isSame ? 0 : 1, now })
  const [written] = await writing.catch((error: DrizzleQueryError) => {
    if (isTakenAlready(error)) return []
    throw error
  })
  return written && (written.ids ?? {})
}

const isTakenAlready = ({ cause }: DrizzleQueryError) =>
  (cause as { constraint?: string } | undefined)?.constraint === 'cart_edits_cart_id_edit_id_pk'

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

/** What a change may write, each hanging on the version that was read. */
const writes = {
  gone: sql`
    delete from cart_items using raised
    where cart_id = raised.id and cart_items.id = any(${sql.placeholder('gone')}::int[])`,
  changed: sql`
    update cart_items old
    set position = line.position, part_id = line.part_id, quantity = line.quantity, paint_color_id = line.paint_color_id,
        impeller_trim = line.impeller_trim, impeller_angle = line.impeller_angle
    from raised, json_to_recordset(${sql.placeholder('changed')}) line (${asRow})
    where old.cart_id = raised.id and old.id = line.id`,
  added: sql`
    insert into cart_items (cart_id, position, part_id, quantity, paint_color_id, impeller_trim, impeller_angle)
    select raised.id, position, part_id, quantity, paint_color_id, impeller_trim, impeller_angle
    from raised, json_to_recordset(${sql.placeholder('added')}) line (${asRow})
    order by position
    returning id, position`,
  edits: sql`
    insert into cart_edits (cart_id, edit_id, made, taken_utc)
    select raised.id, "editId", made, ${sql.placeholder('now')}
    from raised, json_to_recordset(${sql.placeholder('edits')}) edit ("editId" uuid, made jsonb)`,
  editsWithLines: sql`
    insert into cart_edits (cart_id, edit_id, made, taken_utc)
    select raised.id, "editId",
      (select coalesce(jsonb_object_agg(key, added.id), '{}')
       from jsonb_each_text(made) join added on position = value::int),
      ${sql.placeholder('now')}
    from raised, json_to_recordset(${sql.placeholder('editsWithLines')}) edit ("editId" uuid, made jsonb)`,
}
type Write = keyof typeof writes

/** Each of the few statements is prepared once. */
const statements = new Map<string, ReturnType<typeof statementOf>>()

function writtenChange(wanted: readonly Write[]) {
  const key = wanted.join()
  const statement = statements.get(key) ?? statementOf(wanted)
  statements.set(key, statement)
  return statement
}

function statementOf(wanted: readonly Write[]) {
  const also = wanted.map((name) => sql`, ${sql.identifier(name)} as (${writes[name]})`)
  const ids = sql`(select json_object_agg(position, id) from added)`
  return prepareSql<{ ids: Record<string, number> | null }>(sql`
    with raised as (
      update carts set version = version + ${sql.placeholder('raise')}::int
      where id = ${sql.placeholder('id')} and version = ${sql.placeholder('version')} returning id)
    ${sql.join(also)}
    select ${wanted.includes('added') ? ids : sql`null::json`} ids from raised`)
}

/** Forgets the edits that no browser sends again: it keeps an unsaved one for a day. */
export async function forgetEdits(db: Queryable, { id }: OpenCart, now: Date): Promise<void> {
  await forgottenEdits(db, { id, before: new Date(now.getTime() - 2 * durations.day) })
}

const forgottenEdits = prepare((db) =>
  db
    .delete(cartEdits)
    .where(
      and(eq(cartEdits.cartId, sql.placeholder('id')), lt(cartEdits.takenUtc, sql.placeholder('before'))),
    ),
)
