import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../src/core/db/index.ts'

/** Every table that grows with the shop's business, its people or its catalogue. */
export const growing = [
  'accounts',
  'attempts',
  'bom_documents',
  'bom_lines',
  'boms',
  'cart_items',
  'carts',
  'companies',
  'description_words',
  'desk_orders',
  'distributors',
  'drawings',
  'erp_tries',
  'events',
  'fleet_pumps',
  'invitations',
  'join_requests',
  'outbox',
  'parts',
  'pump_history',
  'pumps',
  'quote_lines',
  'quotes',
  'roles',
  'sales_order_lines',
  'sales_orders',
  'saved_addresses',
  'service_entries',
  'service_parts',
  'sessions',
  'sites',
  'user_group_members',
  'users',
]

const ROWS = 1_000_000

/** Fills the growing tables with a few hundred rows each, and makes the planner assume a million. */
export async function fillGrowing(db: Queryable): Promise<void> {
  for (const statement of rows) await db.execute(statement)
  await db.execute(sql`analyze`)
  await db.execute(sql`
    update pg_class c set reltuples = ${ROWS} where c.oid in (
      select indrelid from pg_index where indrelid::regclass::text in ${growing}
      union select indexrelid from pg_index where indrelid::regclass::text in ${growing})`)
}

const document = sql`company_id, user_id, po_number, shipping_country, shipping_state, shipping_city, shipping_zip_code,
  shipping_address_line_1, shipping_company_name, allow_partial_shipments, ship_via, discount_basis_points,
  subtotal_cents, total_cents, created_utc`
const documentOf = sql`company_id, id, 'PO-' || i, 'US', 'CA', 'Fresno', '93706', '1 Canal Road', 'Works', true,
  'UPS_GROUND', 0, i * 7, i * 7, timestamptz '2026-11-19T00:00Z' - i * interval '7 hours'`
const linesFrom = (table: string, id: string, more = sql``, values = sql``) => sql`
  insert into ${sql.identifier(`${table}_lines`)}
    (${sql.identifier(id)}, position, part_id, part_number, description, unit_name, quantity ${more})
  select ${sql.identifier(`${table}s`)}.id, k, parts.id, part_number, description, 'EA', 1 ${values}
  from ${sql.identifier(`${table}s`)} join parts on parts.id % 40 = ${sql.identifier(`${table}s`)}.id % 40,
    generate_series(1, 2) k
  on conflict do nothing`

const rows: SQL[] = [
  sql`insert into accounts (identifier, name) select 'B-' || i, 'Account ' || i from generate_series(1, 300) i`,
  sql`insert into companies (name, account_id, provisional_until_utc)
    select 'Works ' || i, (select id from accounts where identifier = 'B-' || i),
      case when i % 30 = 0 then timestamptz '2026-11-21T00:00Z' end from generate_series(1, 300) i`,
  sql`insert into distributors (code, name) select 'E-' || i, 'Distributor ' || i from generate_series(1, 300) i`,
  sql`insert into roles (company_id, name, immutable) select id, 'Admin', true from companies where name like 'Works %'`,
  sql`insert into users (company_id, role_id, email, name, state)
    select company_id, id, 'u' || id || '-' || k || '@works.example', 'User ' || k, 'ENABLED'
    from roles, generate_series(1, 2) k where name = 'Admin'`,
  sql`insert into sessions (user_id, acting_company_id, token_hash, expires_utc)
    select id, company_id, md5(id::text), timestamptz '2026-11-21T00:00Z' from users`,
  sql`insert into user_groups (company_id, name) select id, 'Night shift' from companies`,
  sql`insert into user_group_members (group_id, user_id)
    select user_groups.id, users.id from user_groups join users using (company_id)`,
  sql`insert into join_requests (company_id, name, email, state)
    select company_id, name, 'new-' || email, (array['PENDING', 'DECLINED'])[1 + id % 2]::join_request_state from users`,
  sql`insert into parts (part_number, description, unit_id, is_sellable)
    select 'GR' || (10000 + i), (array['Shaft', 'Sleeve', 'Wear ring', 'Nut', 'Key'])[1 + i % 5] || ' ' || i, 1, true
    from generate_series(1, 1200) i`,
  sql`insert into bom_lines (parent_part_id, position, child_part_id, quantity)
    select p.id, 100 + k, p.id + k, 1 from parts p, generate_series(1, 3) k
    where p.part_number like 'GR%' and p.id % 3 = 0 and p.id + k <= (select max(id) from parts)`,
  sql`insert into drawings (part_id, kind, source_hash) select id, 'EXPLODED', '' from parts`,
  sql`insert into bom_documents (bom_part_id, kind, name, url) select id, 'MANUAL', 'Manual', '/m.pdf' from parts`,
  sql`insert into boms (part_id) select id from parts where part_number like 'GR%' and id % 9 = 0`,
  sql`insert into pumps (bom_part_id, serial_number) select part_id, 700000 + part_id from boms on conflict do nothing`,
  sql`update pumps set account_identifier = 'B-' || id where serial_number like '7%'`,
  sql`insert into sites (company_id, name) select id, 'Well ' || i from companies, generate_series(1, 3) i`,
  sql`insert into fleet_pumps (company_id, pump_id, site_id, tag, retired_utc)
    select company_id, pumps.id, sites.id, 'P-' || pumps.id, case when pumps.id % 9 = 0 then now() end
    from sites join pumps on pumps.id % 40 = company_id % 40 and sites.id % 3 = pumps.id % 3`,
  sql`insert into service_entries (fleet_pump_id, user_id, on_date, kind, text)
    select id, (select min(id) from users), '2026-11-01', 'REPAIR', 'Ring' from fleet_pumps`,
  sql`insert into service_parts (service_entry_id, position, path, part_id, quantity)
    select id, 0, '[]', 1, 1 from service_entries`,
  sql`insert into quotes (name, ${document})
    select 'Quote ' || i, ${documentOf} from users, generate_series(1, 3) i`,
  sql`insert into sales_orders (request_code, ship_by, need_by, request_status, received_utc, shipped_utc,
      erp_order_id, erp_order_number, quote_id, ${document})
    select gen_random_uuid(), '2026-12-04', '2026-12-04',
      (case when is_failed then 'FAILED' else 'COMPLETED' end)::request_status,
      case when not is_failed then timestamptz '2026-11-19T00:00Z' - i * interval '7 hours' end,
      case when not is_failed and i > 1 then timestamptz '2026-11-20T00:00Z' - i * interval '7 hours' end,
      case when not is_failed then 100 * id + i end, case when not is_failed then 100 * id + i end,
      case when i = 3 then (select max(quotes.id) from quotes where quotes.user_id = one.id) end, ${documentOf}
    from (select *, (id + i) % 50 = 0 as is_failed from users, generate_series(1, 6) i) one`,
  linesFrom('quote', 'quote_id'),
  linesFrom('sales_order', 'sales_order_id', sql`, ship_by, need_by`, sql`, '2026-12-04', '2026-12-04'`),
  sql`update sales_order_lines set pump_id = (select min(id) from pumps) + sales_order_id % 100`,
  sql`insert into events (user_id, company_id, kind, subject)
    select user_id, company_id, act, json_build_object('salesOrderId', id, 'step', 'SHIPPED', 'emailAddress', 'a@b.example')
    from sales_orders, unnest(array['place-order', 'work-order', 'mail-quote']) act`,
  sql`insert into pump_history (company_id, pump_id, event_id, at_utc, kind)
    select company_id, pumps.id, events.id, at_utc, kind from events join pumps on pumps.id % 20 = events.id % 20
    where company_id is not null`,
  sql`insert into outbox (recipient, subject, text, html, sent_utc)
    select 'a@b.example', 'Order', '', '', case when id % 90 > 0 then now() end from sales_orders`,
  sql`insert into erp_tries (sales_order_id, outcome, reason, first_utc, last_utc)
    select id, 'UNANSWERED', 'The ERP does not answer.', now(), now() from sales_orders`,
  sql`insert into attempts (key, taken_utc, free_utc)
    select 'sign-in from ' || id, array[now()], timestamptz '2026-11-19T00:00Z' + id * interval '1 minute' from sales_orders`,
]
