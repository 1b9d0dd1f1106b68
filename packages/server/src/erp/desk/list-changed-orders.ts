import type { Queryable } from '../../db/index.ts'
import type { ErpPort } from '../port.ts'
import { type Cursor, readChangedOrders } from './desk-store.ts'
import { orderState } from './order-state.ts'

const pageSize = 100

/** A page of a customer's orders changed since an instant; the cursor leads to the next one. */
export async function listChangedOrders(
  db: Queryable,
  { customer, changedSince, cursor }: Parameters<ErpPort['listOrders']>[0],
): ReturnType<ErpPort['listOrders']> {
  const after = cursor === null ? undefined : (JSON.parse(cursor) as Cursor)
  const rows = await readChangedOrders(db, { customer, changedSince, after, limit: pageSize })
  const last = rows.length === pageSize ? rows.at(-1) : undefined
  const next: Cursor | undefined = last && { changedUtc: last.changedUtc, id: last.order.id }
  return {
    orders: rows.map(({ order }) => orderState(order)),
    cursor: next ? JSON.stringify(next) : null,
  }
}
