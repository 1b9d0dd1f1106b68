import { fillCatalogue, plainParts } from '../world/fill-catalogue.ts'
import { fillCompanies, fillPeople, type Person } from '../world/fill-people.ts'
import type { World } from '../world/open-world.ts'
import { fillOrders } from '../world/fill-orders.ts'
import { fillPages } from '../world/fill-pages.ts'
import { vacuumFilled } from '../world/vacuum-filled.ts'

const ORDERS = 5_000
const PARTS_OF_A_PAGE = 20
const CONNECTIONS = 32
export const CART_LINES = 20

/** World in which the operations run. */
export interface Stage {
  world: Pick<World, 'db' | 'pool'>
  /** One per connection, of a company that has placed 5,000 orders; each has a cart of 20 lines. */
  buyers: readonly (Person & { cartItemIds: readonly number[] })[]
  /** The same number for each connection, of a company without orders; each does one-time operations once. */
  shoppers: readonly (readonly Person[])[]
  partNumbers: readonly string[]
  /** Ids of parts that are ordered without options. */
  plainPartIds: readonly number[]
}

/** One of the servers that are measured in turns. */
export interface Side {
  stage: Stage
  address: string
  /** Its processes by themselves, if they stand behind a proxy. */
  behind?: readonly string[]
  isBare?: boolean
  /** The server's processes, whose processor time is measured. */
  processIds: readonly number[]
}

export async function openStage(
  world: Stage['world'],
  shoppersEach: number,
  partCount: number,
): Promise<Stage> {
  const { db, pool } = world
  await fillCatalogue(pool, partCount)
  await fillPages(pool, partCount / PARTS_OF_A_PAGE)
  await fillCompanies(db, pool, ['Bench Pumps', 'Bench Shoppers'])
  const buyers = await fillPeople(pool, 'Bench Pumps', CONNECTIONS)
  const shoppers = await fillPeople(pool, 'Bench Shoppers', CONNECTIONS * shoppersEach)
  await fillOrders(pool, ['Bench Pumps'], ORDERS)
  const carts = await fillCarts(world, buyers)
  await vacuumFilled(pool)
  await pool.query(bareTables)
  const parts = await pool.query<{ number: string }>('select part_number as number from parts order by id')
  const plain = await pool.query<{ id: number }>(plainParts)
  return {
    world,
    buyers: buyers.map((buyer) => ({ ...buyer, cartItemIds: carts.get(buyer.userId) ?? [] })),
    shoppers: Array.from({ length: CONNECTIONS }, (_, one) =>
      shoppers.slice(one * shoppersEach, (one + 1) * shoppersEach),
    ),
    partNumbers: parts.rows.map(({ number }) => number),
    plainPartIds: plain.rows.map(({ id }) => id),
  }
}

async function fillCarts({ pool }: Stage['world'], buyers: readonly Person[]) {
  const { rows } = await pool.query<{ userId: number; ids: number[] }>(
    `with opened as (
       insert into carts (user_id, company_id, version)
       select id, company_id, 1 from users where id = any($1) returning id, user_id),
     chosen as (select id, row_number() over (order by id) as position from (${plainParts} limit $2) parts),
     filled as (
       insert into cart_items (cart_id, position, part_id, quantity)
       select opened.id, position, chosen.id, 2 from opened, chosen returning id, cart_id)
     select user_id as "userId", array_agg(filled.id order by filled.id) as ids
     from opened join filled on cart_id = opened.id group by 1`,
    [buyers.map(({ userId }) => userId), CART_LINES],
  )
  return new Map(rows.map(({ userId, ids }) => [userId, ids]))
}

/** Tables that the bare routes write to: copies of the shop's tables, so that neither sees the other's rows. */
const bareTables = `
  create schema bare;
  create table bare.carts (like carts including all);
  create table bare.cart_items (like cart_items including all,
    foreign key (cart_id) references bare.carts, foreign key (part_id) references parts);
  create table bare.sales_orders (like sales_orders including all,
    foreign key (company_id) references companies, foreign key (user_id) references users);
  create table bare.sales_order_lines (like sales_order_lines including all,
    foreign key (sales_order_id) references bare.sales_orders, foreign key (part_id) references parts);
  create table bare.sessions (like sessions including all,
    foreign key (user_id) references users, foreign key (acting_company_id) references companies);
  insert into bare.carts (user_id, company_id) select id, company_id from users;
  insert into bare.cart_items select cart_items.id, mine.id, position, part_id, quantity
    from cart_items join carts on carts.id = cart_id join bare.carts mine using (user_id);
  select setval(pg_get_serial_sequence('bare.cart_items', 'id'), (select max(id) from bare.cart_items));`
