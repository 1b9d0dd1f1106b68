import { setTimeout as wait } from 'node:timers/promises'
import { putCart } from '@volute/domain/buying/cart'
import { callOf } from '../load/call-of.ts'
import type { Caller } from '../load/open-caller.ts'
import type { Side, Stage } from './open-stage.ts'
import { boughtOf, eachShopper, itemsOf, type Operation } from './operation.ts'

/** Refills the shoppers' carts before an operation that each of them does once, and empties the shop's copies before a cold one. */
export async function prepareRound(
  { shoppersCart, isCold = false }: Operation,
  { stage, address, isBare }: Side,
  caller: Caller,
): Promise<void> {
  if (shoppersCart !== undefined && isBare) await refillBareCarts(stage, isCold)
  else if (shoppersCart !== undefined)
    await refillCarts(stage, { lines: shoppersCart, isCold, address, caller })
  // The shop keeps copies for one version of the catalogue.
  if (isCold && !isBare) await stage.world.pool.query('update catalogue_version set version = version + 1')
}

/** Empties them; a cart that is only read gets the lines that the shop's has. */
async function refillBareCarts({ shoppers, world: { pool } }: Stage, isFilled: boolean) {
  const people = shoppers.flat().map(({ userId }) => userId)
  await pool.query('truncate bare.sales_order_lines, bare.sales_orders')
  await pool.query(
    `delete from bare.cart_items using bare.carts where carts.id = cart_id and user_id = any($1)`,
    [people],
  )
  if (isFilled)
    await pool.query(
      `insert into bare.cart_items (cart_id, position, part_id, quantity)
       select mine.id, position, part_id, quantity
       from cart_items join carts on carts.id = cart_id join bare.carts mine using (user_id) where user_id = any($1)`,
      [people],
    )
}

interface Refill {
  lines: number
  /** No two carts have a part in common. */
  isCold: boolean
  address: string
  caller: Caller
}

/** Refills the carts through the shop, once the previous round's orders are done. */
async function refillCarts(stage: Stage, { lines, isCold, address, caller }: Refill) {
  await settle(stage)
  const { rows } = await stage.world.pool.query<{ user_id: number; version: number }>(
    'select user_id, version from carts',
  )
  const versions = new Map(rows.map((row) => [row.user_id, row.version]))
  const partIds = isCold ? stage.plainPartIds : boughtOf(stage)
  const lists = eachShopper(stage, (shopper, place) =>
    callOf(shopper, putCart, {
      replaceAll: true,
      version: versions.get(shopper.userId) ?? 0,
      items: itemsOf(partIds, place, lines),
    }),
  )
  await caller.call({ address, lists })
}

const PATIENCE = 120_000

/** Waits until every order is through and every mail is sent. */
export async function settle({ world: { pool } }: Stage): Promise<void> {
  const begun = performance.now()
  const open = `select 1 from sales_orders where request_status = 'PENDING' union all
    select 1 from outbox where sent_utc is null limit 1`
  while ((await pool.query(open)).rows.length > 0) {
    if (performance.now() - begun > PATIENCE)
      throw new Error('The orders of the round before are not through.')
    await wait(20)
  }
}
