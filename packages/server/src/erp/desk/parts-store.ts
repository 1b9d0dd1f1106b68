import { neutralZone } from '@volute/domain/brand'
import { addDays } from '@volute/domain/kernel'
import { shopDate } from '@volute/domain/lead-time'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../db/index.ts'
import type { PartAnswer } from '../port.ts'

interface AskedRow extends Record<string, unknown> {
  part_number: string
  quantity: string
  stock: string
  lead_time_days: number
  price: string | null
  is_in_stock: boolean
  time_zone: string | null
}

/**
 * Stock, price and ready date of every part asked for, in one query and in the order asked.
 * Ready today where the stock holds the quantity, else after the part's lead time in calendar days (OQ-47).
 */
export async function askParts(
  db: Queryable,
  wanted: { partNumber: string; quantity: string }[],
  now: Date,
): Promise<PartAnswer[]> {
  const { rows } = await db.execute<AskedRow>(sql`
    select p.part_number, wanted.quantity, trim_scale(p.stock)::text stock, p.lead_time_days,
           (p.price_cents / 100.0)::numeric(14, 2)::text price, p.stock >= wanted.quantity::numeric is_in_stock,
           (select brand ->> 'timeZone' from brand) time_zone
    from unnest(${sql.param(wanted.map((one) => one.partNumber))}::text[],
                ${sql.param(wanted.map((one) => one.quantity))}::text[])
         with ordinality as wanted (part_number, quantity, place)
    join parts p on upper(p.part_number) = upper(wanted.part_number)
    order by wanted.place`)
  const today = shopDate(now, rows[0]?.time_zone ?? neutralZone)
  return rows.map((row) => ({
    partNumber: row.part_number,
    quantity: row.quantity,
    stock: row.stock,
    readyDate: row.is_in_stock ? today : addDays(today, row.lead_time_days),
    leadTimeDays: row.lead_time_days,
    price: row.price,
  }))
}
