import type { Pool } from 'pg'

/** Gives a company orders that its ERP has taken, one an hour back from now, of three lines each. */
export async function seedOrders(pool: Pool, companyName: string, count: number): Promise<void> {
  await pool.query(
    `with buyer as (
       select users.id as user_id, companies.id as company_id
       from companies join users on users.company_id = companies.id
       where companies.name = $1 order by users.id limit 1),
     placed as (
       insert into sales_orders (request_code, request_status, ship_by, need_by, erp_order_id, erp_order_number,
         received_utc, company_id, user_id, po_number, shipping_country, shipping_state, shipping_city,
         shipping_zip_code, shipping_address_line_1, shipping_company_name, allow_partial_shipments, ship_via,
         discount_basis_points, subtotal_cents, total_cents, created_utc)
       select gen_random_uuid(), 'COMPLETED', '2026-12-04', '2026-12-04', $1 || n, 'B' || n,
         now() - n * interval '1 hour', company_id, user_id, 'PO-' || n, 'US', 'CA', 'Fresno',
         '93706', '12 Canal Road', 'Bench', false, 'CONTACT_CUSTOMER', 0, 1000, 1000, now() - n * interval '1 hour'
       from buyer, generate_series(1, $2::int) n
       returning id)
     insert into sales_order_lines (sales_order_id, position, part_id, part_number, description, unit_name,
       price_cents, quantity, ship_by, need_by)
     select placed.id, position, parts.id, parts.part_number, parts.description, 'EA', 1000, 1, '2026-12-04', '2026-12-04'
     from placed, generate_series(1, 3) position
     join parts on parts.id = (select min(id) from parts)`,
    [companyName, count],
  )
}
