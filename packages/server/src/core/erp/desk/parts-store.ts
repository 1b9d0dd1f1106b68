import { sql } from 'drizzle-orm'
import type { Queryable } from '../../db/index.ts'
import type { PartAnswer } from '@volute/erp'

interface Asked {
  customer: string
  wanted: { partNumber: string; quantity: string }[]
}

interface AskedRow extends Record<string, unknown> {
  part_number: string
  quantity: string
  stock: PartAnswer['stock']
  receipts: PartAnswer['receipts']
  lead_time_days: number | null
  price: string | null
}

/**
 * Returns stock by warehouse, expected receipts, lead time and price of the requested parts, in one query and in the
 * requested order. The nearest warehouse is in the state, or else in the country, to which the customer's last order went
 * (DESK-08).
 */
export async function askParts(db: Queryable, { customer, wanted }: Asked, now: Date): Promise<PartAnswer[]> {
  const { rows } = await db.execute<AskedRow>(sql`
    select p.part_number, wanted.quantity, p.lead_time_days, (p.price_cents / 100.0)::numeric(14, 2)::text price,
           ${stockOfPart} stock, ${receiptsOfPart} receipts
    from unnest(${sql.param(wanted.map((one) => one.partNumber))}::text[],
                ${sql.param(wanted.map((one) => one.quantity))}::text[])
         with ordinality as wanted (part_number, quantity, place)
    join parts p on upper(p.part_number) = upper(wanted.part_number)
    left join warehouses main on main.is_main
    left join (
      select document -> 'shipTo' ->> 'state' state, document -> 'shipTo' ->> 'country' country from desk_orders
      where document ->> 'customer' = ${customer} and ${customer} <> '' order by id desc limit 1) last_to on true
    order by wanted.place`)
  return rows.map((row) => ({
    partNumber: row.part_number,
    quantity: row.quantity,
    asOf: now.toISOString(),
    stock: row.stock,
    receipts: row.receipts,
    cutoff: null,
    leadTimeDays: row.lead_time_days,
    price: row.price,
  }))
}

/** The catalogue's own stock belongs to the main warehouse; without a main warehouse it is simply "stock". */
const stockOfPart = sql`(
  select coalesce(json_agg(json_build_object('warehouse', name, 'quantity', trim_scale(quantity)::text) order by
    coalesce(lower(state) = lower(last_to.state) and country = last_to.country, false) desc,
    coalesce(country = last_to.country, false) desc, is_main desc, name), '[]')
  from (
    select coalesce(main.name, 'stock') name, main.state, main.country, true is_main, p.stock quantity
    union all
    select w.name, w.state, w.country, false, held.quantity
    from warehouse_stock held join warehouses w on w.id = held.warehouse_id
    where held.part_id = p.id and not w.is_main) warehouse
  where quantity > 0)`

const receiptsOfPart = sql`(
  select coalesce(json_agg(json_build_object('dueOn', due_on, 'quantity', trim_scale(quantity)::text) order by due_on), '[]')
  from expected_receipts where part_id = p.id)`
