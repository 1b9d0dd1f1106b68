import { lineFields, pickLine } from '@volute/domain/buying/cart'
import { durations } from '@volute/domain/core/kernel'
import { and, type DrizzleQueryError, eq, lt, type SQL, sql } from 'drizzle-orm'
import { prepare, prepareSql, type Queryable, schema } from '../../core/db/index.ts'
import type { OpenCart } from './line-store.ts'
import type { PlacedLine, PlacedLines } from './place-lines.ts'

const { cartEdits, cartItems } = schema

export interface Change extends PlacedLines {
  /** The edits that it applies, each with the positions of the lines that it creates, by the ids under which they were sent. */
  edits: readonly { editId: string; made: Record<string, number> }[]
  now: Date
}

/**
 * Writes the differences and returns the ids of added lines by position. Returns undefined if the cart has another version
 * now, or has already applied one of the edits.
 */
export async function writeChange(
  db: Queryable,
  { id, version }: OpenCart,
  { gone, changed, added, isSame, edits, now }: Change,
): Promise<Record<string, number> | undefined> {
  const values = {
    ...(gone.length > 0 && { gone }),
    ...(changed.length > 0 && { changed: rowsOf(changed) }),
    ...(added.length > 0 && { added: rowsOf(added) }),
    ...(edits.length > 0 && { edits: JSON.stringify(edits) }),
  }
  const write = statementWith(Object.keys(values) as Written[])
  const writing = write(db, { ...values, id, version, raise: isSame ? 0 : 1, now })
  const [written] = await writing.catch((error: DrizzleQueryError) => {
    if (isTakenAlready(error)) return []
    throw error
  })
  return written && (written.ids ?? {})
}

/** Lines as one parameter of a statement, regardless of their number. */
const rowsOf = (lines: readonly PlacedLine[]) =>
  JSON.stringify(
    lines.map(({ line, position }) => ({
      id: line.cartItemId,
      position,
      ...pickLine(line),
    })),
  )

const isTakenAlready = ({ cause }: DrizzleQueryError) =>
  (cause as { constraint?: string } | undefined)?.constraint === 'cart_edits_cart_id_edit_id_pk'

/** Kinds of rows that a change may write. A statement contains only those that the change needs. */
type Written = 'gone' | 'changed' | 'added' | 'edits'

const statements = new Map<string, ReturnType<typeof prepareWith>>()

function statementWith(written: readonly Written[]) {
  const key = written.join()
  const statement = statements.get(key) ?? prepareWith(written)
  statements.set(key, statement)
  return statement
}

/** Raises the version if it is still the one that was read; all other writes depend on that. */
function prepareWith(written: readonly Written[]) {
  const addsLines = written.includes('added')
  const writes = {
    gone: deleteGone,
    changed: updateChanged,
    added: insertAdded,
    edits: insertEdits(addsLines ? addedIds : sql`made`),
  }
  const also = written.map((name) => sql`, ${sql.identifier(name)} as (${writes[name]})`)
  const ids = addsLines ? sql`(select json_object_agg(position, id) from added)` : sql`null::json`
  return prepareSql<{ ids: Record<string, number> | null }>(sql`
    with raised as (
      update carts set version = version + ${sql.placeholder('raise')}::int
      where id = ${sql.placeholder('id')} and version = ${sql.placeholder('version')} returning id)
    ${sql.join(also)}
    select ${ids} ids from raised`)
}

const deleteGone = sql`
  delete from cart_items using raised
  where cart_id = raised.id and cart_items.id = any(${sql.placeholder('gone')}::int[])`

const columns = lineFields.map((name) => ({ name, column: cartItems[name] }))
/** Every column of a line, written by a pattern: `set(…)` for `part_id = line."partId", quantity = line."quantity"`. */
const eachColumn = (write: (column: SQL, sent: SQL, type: SQL) => SQL) =>
  sql.join(
    columns.map(({ name, column }) =>
      write(sql`${sql.identifier(column.name)}`, sql`${sql.identifier(name)}`, sql.raw(column.getSQLType())),
    ),
    sql`, `,
  )

const asRow = sql`id int, position int, ${eachColumn((_, sent, type) => sql`${sent} ${type}`)}`

const updateChanged = sql`
  update cart_items old
  set position = line.position, ${eachColumn((column, sent) => sql`${column} = line.${sent}`)}
  from raised, json_to_recordset(${sql.placeholder('changed')}) line (${asRow})
  where old.cart_id = raised.id and old.id = line.id`

const insertAdded = sql`
  insert into cart_items (cart_id, position, ${eachColumn((column) => column)})
  select raised.id, position, ${eachColumn((_, sent) => sent)}
  from raised, json_to_recordset(${sql.placeholder('added')}) line (${asRow})
  order by position
  returning id, position`

const insertEdits = (made: SQL) => sql`
  insert into cart_edits (cart_id, edit_id, made, taken_utc)
  select raised.id, "editId", ${made}, ${sql.placeholder('now')}
  from raised, json_to_recordset(${sql.placeholder('edits')}) edit ("editId" uuid, made jsonb)`

/** Writes what carts keep that are locked: lines gone, and lower quantities. */
export async function writeKept(
  tx: Queryable,
  kept: readonly (Pick<PlacedLines, 'gone' | 'changed'> & { id: number })[],
): Promise<void> {
  await writtenKept(tx, {
    ids: kept.map(({ id }) => id),
    gone: kept.flatMap(({ gone }) => gone),
    changed: rowsOf(kept.flatMap(({ changed }) => changed)),
  })
}

const writtenKept = prepareSql(sql`
  with raised as (update carts set version = version + 1 where id = any(${sql.placeholder('ids')}::int[]) returning id),
    gone as (${deleteGone})
  ${updateChanged}`)

/** Ids of the lines that an edit creates, from their positions. */
const addedIds = sql`
  (select coalesce(jsonb_object_agg(key, added.id), '{}')
   from jsonb_each_text(made) join added on position = value::int)`

/** Deletes edits that no browser will send again: a browser keeps an unsaved edit for a day. */
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
