import type { Pool } from 'pg'

/** Number of the newest orders that are still open; of the others, one in `REJECTED` was rejected. */
const [OPEN, REJECTED] = [150, 8]

/**
 * Gives the companies orders of one line each, in turns: order n was received 5 n minutes ago, so that more orders reach
 * further back.
 */
export async function fillOrders(pool: Pool, companies: readonly string[], count: number): Promise<void> {
  await pool.query(
    `with buyers as (
       select row_number() over (order by companies.id) - 1 as place, companies.id as company_id, companies.name,
         (select min(id) from users where company_id = companies.id) as user_id
       from companies where name = any($1)),
     placed as (
       insert into sales_orders (request_code, request_status, ship_by, need_by, erp_order_id, erp_order_number,
         received_utc, picked_utc, shipped_utc, rejected_utc, ${document}, created_utc)
       select gen_random_uuid(), 'COMPLETED', current_date + 14, current_date + 14, name || n, name || n, at,
         case when n > $3 then at end, case when n > $3 and n % $4 <> 0 then at end,
         case when n > $3 and n % $4 = 0 then at end, ${values}, at
       from generate_series(1, $2::int) n
       join buyers on place = n % cardinality($1::text[])
       cross join lateral (select now() - n * interval '5 minutes' as at) received
       order by n
       returning id)
     insert into sales_order_lines (sales_order_id, ship_by, need_by, ${line})
     select placed.id, current_date + 14, current_date + 14, 0, ${lineValues}
     from placed join parts on parts.id = (select min(id) from parts)`,
    [companies, count, OPEN, REJECTED],
  )
}

/** Gives a company quotes in the same way, one an hour; returns their ids. */
export async function fillQuotes(
  pool: Pool,
  company: string,
  { count, lines = 1 }: { count: number; lines?: number },
): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `with buyers as (
       select companies.id as company_id, name, (select min(id) from users where company_id = companies.id) as user_id
       from companies where name = $1),
     saved as (
       insert into quotes (name, ${document}, created_utc)
       select 'Quote ' || n, ${values}, now() - n * interval '1 hour'
       from buyers, generate_series(1, $2::int) n returning id),
     written as (
       insert into quote_lines (quote_id, ${line})
       select saved.id, place, ${lineValues}
       from saved cross join (select *, row_number() over (order by id) as place from parts order by id limit $3) parts)
     select id from saved`,
    [company, count, lines],
  )
  return rows.map(({ id }) => id)
}

const document = `company_id, user_id, po_number, shipping_country, shipping_state, shipping_city, shipping_zip_code,
  shipping_address_line_1, shipping_company_name, allow_partial_shipments, ship_via, discount_basis_points,
  subtotal_cents, total_cents`
const values = `company_id, user_id, 'PO-' || lpad(n::text, 7, '0'), 'US', 'CA', 'Fresno', '93706', '12 Canal Road', 'Bench', false,
  'CONTACT_CUSTOMER', 0, 1000 + n, 1000 + n`

const line = 'position, part_id, part_number, description, unit_name, price_cents, quantity'
const lineValues = `parts.id, parts.part_number, parts.description, 'EA', 1000, 1`
