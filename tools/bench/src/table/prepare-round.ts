import { setTimeout as wait } from 'node:timers/promises'
import { putCart } from '@volute/domain/buying/cart'
import { callOf } from '../load/call-of.ts'
import type { Caller } from '../load/open-caller.ts'
import type { Side, Stage } from './open-stage.ts'
import { itemsOf, type Operation } from './operations.ts'

/** Empties or refills the shoppers' carts before an operation that each of them does once. */
export async function prepareRound(
  { shoppersCart }: Operation,
  { stage, address, isBare }: Side,
  caller: Caller,
): Promise<void> {
  if (shoppersCart === undefined) return
  if (isBare) await emptyBareTables(stage)
  else await refillCarts(stage, shoppersCart, address, caller)
}

async function emptyBareTables({ shoppers, world: { pool } }: Stage) {
  const people = shoppers.flat().map(({ userId }) => userId)
  await pool.query('truncate bare.sales_order_lines, bare.sales_orders')
  await pool.query(
    `delete from bare.cart_items using bare.carts where carts.id = cart_id and user_id = any($1)`,
    [people],
  )
}

/** Refills the carts through the shop, once the previous round's orders are done. */
async function refillCarts(stage: Stage, lines: number, address: string, caller: Caller) {
  const { plainPartIds, shoppers, world } = stage
  await settle(stage)
  const { rows } = await world.pool.query<{ user_id: number; version: number }>(
    'select user_id, version from carts',
  )
  const versions = new Map(rows.map((row) => [row.user_id, row.version]))
  const items = itemsOf(plainPartIds.slice(0, lines))
  const lists = shoppers.map((own) =>
    own.map((shopper) =>
      callOf(shopper, putCart, { replaceAll: true, version: versions.get(shopper.userId) ?? 0, items }),
    ),
  )
  await caller.call({ address, lists })
}

const PATIENCE = 120_000

async function settle({ world: { pool } }: Stage) {
  const begun = performance.now()
  const open = `select 1 from sales_orders where request_status = 'PENDING' union all
    select 1 from outbox where sent_utc is null limit 1`
  while ((await pool.query(open)).rows.length > 0) {
    if (performance.now() - begun > PATIENCE)
      throw new Error('The orders of the round before are not through.')
    await wait(200)
  }
}
