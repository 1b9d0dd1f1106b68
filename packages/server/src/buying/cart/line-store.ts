import { lineFields } from '@volute/domain/buying/cart'
import { sql } from 'drizzle-orm'
import { prepare, prepareSql, type Queryable, doTogether, schema } from '../../core/db/index.ts'
import { type CartOwner, placedOwner } from './cart-store.ts'
import type { OpenLine } from './place-lines.ts'

const { cartItems, carts } = schema

/** Ids of the lines that an edit created, by the ids under which they were sent. */
export type MadeLines = Record<string, number>

/** A stored cart that is to be changed. */
export interface OpenCart {
  id: number
  version: number
  lines: readonly OpenLine[]
  /** Those of the requested edits that the cart has already applied, with the lines that they created. */
  edits: Record<string, MadeLines>
}

/** A cart to be read. */
export interface AskedCart {
  owner: CartOwner
  /** Edits that it may have applied already. */
  editIds?: readonly string[]
}

/** The cart, if it exists. Calls at the same time share one statement. */
export const findCart = doTogether(findCarts)

async function findCarts<Asked extends AskedCart>(db: Queryable, asked: readonly Asked[]) {
  const owners = asked.map(({ owner: { userId, companyId }, editIds = [] }, place) => ({
    place,
    userId,
    companyId,
    editIds,
  }))
  const rows = await cartsWithLines(db, { asked: JSON.stringify(owners) })
  return new Map(rows.map(({ place, ...cart }) => [asked[place] as Asked, cart]))
}

/** `'partId', part_id, 'quantity', quantity` and so on. */
const fieldsAsJson = sql.join(
  lineFields.map((name) => sql`${sql.raw(`'${name}'`)}, ${sql.identifier(cartItems[name].name)}`),
  sql`, `,
)

const cartsWithLines = prepareSql<OpenCart & { place: number }>(sql`
  select place, id, version,
    (select coalesce(json_agg(json_build_object('cartItemId', line.id, 'position', position, ${fieldsAsJson})
       order by position), '[]')
     from cart_items line where cart_id = carts.id) lines,
    (select coalesce(json_object_agg(edit_id, made), '{}')
     from cart_edits where cart_id = carts.id and edit_id = any("editIds")) edits
  from json_to_recordset(${sql.placeholder('asked')}) asked (place int, "userId" int, "companyId" int, "editIds" uuid[])
  join carts on user_id = "userId" and company_id = "companyId"`)

/** Same as `findCart`, locked against changes until the transaction ends. The lines are read once the lock is held. */
export async function lockCart(tx: Queryable, asked: AskedCart): Promise<OpenCart | undefined> {
  return (await lockCarts(tx, [asked])).get(asked)
}

/** Same for several carts, always locked in the same order. */
export async function lockCarts<Asked extends AskedCart>(tx: Queryable, asked: readonly Asked[]) {
  const owners = JSON.stringify(asked.map(({ owner: { userId, companyId } }) => ({ userId, companyId })))
  const [, carts] = await Promise.all([lockedCarts(tx, { owners }), findCarts(tx, asked)])
  return carts
}

const lockedCarts = prepareSql(sql`
  select id from carts
  where (user_id, company_id) in (
    select "userId", "companyId"
    from json_to_recordset(${sql.placeholder('owners')}) owner ("userId" int, "companyId" int))
  order by id for update`)

/** Creates the owner's cart if it is missing. */
export async function makeCart(db: Queryable, { userId, companyId }: CartOwner): Promise<void> {
  await madeCart(db, { userId, companyId })
}

const madeCart = prepare((db) => db.insert(carts).values(placedOwner).onConflictDoNothing())
