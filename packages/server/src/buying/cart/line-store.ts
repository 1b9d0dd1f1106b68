import { lineFields } from '@volute/domain/buying/cart'
import { sql } from 'drizzle-orm'
import { prepare, prepareSql, type Queryable, schema } from '../../core/db/index.ts'
import { type CartOwner, ownedBy, placedOwner } from './cart-store.ts'
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

/** The owner's cart, if it exists, and which of these edits it has already applied. */
export async function findCart(
  db: Queryable,
  { userId, companyId }: CartOwner,
  editIds: readonly string[] = [],
): Promise<OpenCart | undefined> {
  const [cart] = await cartWithLines(db, { userId, companyId, editIds })
  return cart
}

/** `'partId', part_id, 'quantity', quantity` and so on. */
const fieldsAsJson = sql.join(
  lineFields.map((name) => sql`${sql.raw(`'${name}'`)}, ${sql.identifier(cartItems[name].name)}`),
  sql`, `,
)

const cartWithLines = prepareSql<OpenCart>(sql`
  select id, version,
    (select coalesce(json_agg(json_build_object('cartItemId', line.id, 'position', position, ${fieldsAsJson})
       order by position), '[]')
     from cart_items line where cart_id = carts.id) lines,
    (select coalesce(json_object_agg(edit_id, made), '{}')
     from cart_edits where cart_id = carts.id and edit_id = any(${sql.placeholder('editIds')}::uuid[])) edits
  from carts where user_id = ${sql.placeholder('userId')} and company_id = ${sql.placeholder('companyId')}`)

/** Same as `findCart`, locked against changes until the transaction ends. The lines are read once the lock is held. */
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

/** Creates the owner's cart if it is missing. */
export async function makeCart(db: Queryable, { userId, companyId }: CartOwner): Promise<void> {
  await madeCart(db, { userId, companyId })
}

const madeCart = prepare((db) => db.insert(carts).values(placedOwner).onConflictDoNothing())
