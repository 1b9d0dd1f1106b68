import { sql } from 'drizzle-orm'
import type { Queryable } from '../../src/core/db/index.ts'

export interface OwnNames {
  erpOrderId: string
  orderNumber: string
  poNumber: string
  quote: string
  tag: string
  nickname: string
}

const delivery = sql.raw(
  'shipping_country, shipping_state, shipping_city, shipping_zip_code, shipping_address_line_1, shipping_company_name, allow_partial_shipments, ship_via, discount_basis_points, subtotal_cents, total_cents',
)
const delivered = sql.raw(
  `'US', 'CA', 'Fresno', '93706', '1 Canal Road', 'Yard', false, 'UPS_GROUND', 0, 100, 100`,
)

/** Adds an order and a quote of a company, and pump 100234 to its fleet, with these names. */
export async function addOwnNames(
  db: Queryable,
  { companyId, userId }: { companyId: number; userId: number },
  { erpOrderId, orderNumber, poNumber, quote, tag, nickname }: OwnNames,
): Promise<void> {
  await db.execute(sql`
    insert into sales_orders (request_code, request_status, ship_by, need_by, erp_order_id, erp_order_number, received_utc, company_id, user_id, po_number, ${delivery})
    values (gen_random_uuid(), 'COMPLETED', '2026-11-02', '2026-11-02', ${erpOrderId}, ${orderNumber}, '2026-11-01', ${companyId}, ${userId}, ${poNumber}, ${delivered})`)
  await db.execute(sql`
    insert into quotes (name, company_id, user_id, po_number, ${delivery})
    values (${quote}, ${companyId}, ${userId}, 'PO 1', ${delivered})`)
  await db.execute(sql`
    insert into fleet_pumps (company_id, pump_id, tag, nickname)
    select ${companyId}, id, ${tag}, ${nickname} from pumps where serial_number = '100234'`)
}
