import type { PersonalData } from '@volute/domain/people/account'
import { limits } from '@volute/domain/core/kernel'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../core/db/index.ts'

interface Scope {
  /** Restricts the data to this company; undefined means no restriction. */
  ofCompany: number | undefined
  showsDevices: boolean
}

/** Stored data of a person. Each list is sorted newest first and cut at its limit. */
export async function readPersonalData(
  db: Queryable,
  userId: number,
  { ofCompany, showsDevices }: Scope,
): Promise<Omit<PersonalData, 'exportedUtc'>> {
  const theirs = ofCompany === undefined ? sql`true` : sql`d.company_id = ${ofCompany}`
  const list = <Row>(rows: SQL) => readList<Row>(db, rows)
  const [found] = await readRows<Found>(db, person(userId))
  if (!found) throw new Error(`the user ${userId} was not read`)
  return {
    ...found,
    sessions: await list(sessions(userId, showsDevices)),
    savedAddresses: await list(sql`
      select ${companyName}, entry_name as "entryName", ${shipTo}, comment
      from saved_addresses d where user_id = ${userId} and ${theirs} order by id desc`),
    carts: await list(sql`
      select ${companyName}, array(
        select json_build_object('partNumber', p.part_number, 'quantity', i.quantity)
        from cart_items i join parts p on p.id = i.part_id where i.cart_id = d.id order by i.position) as items
      from carts d where user_id = ${userId} and ${theirs} order by id`),
    quotes: await list(sql`
      select ${documentColumns}, id as "quoteNumber", name
      from quotes d where user_id = ${userId} and ${theirs} order by created_utc desc, id desc`),
    orders: await list(sql`
      select ${documentColumns}, erp_order_number as "orderNumber"
      from sales_orders d where user_id = ${userId} and ${theirs} order by arrived_utc desc, id desc`),
    orderFiles: await list(sql`
      select ${companyName}, name, bytes, ${utc('created_utc')} as "createdUtc",
        array(select erp_order_number from sales_orders o
          where o.po_file_id = d.id and erp_order_number is not null order by o.id) as "orderNumbers"
      from po_files d where user_id = ${userId} and ${theirs} order by created_utc desc, id desc`),
    claims: await list(sql`
      select ${companyName}, kind, status, quantity, serial_number as "serialNumber", reason, answer,
        (select erp_order_number from sales_orders o where o.id = d.sales_order_id) as "orderNumber",
        ${utc('created_utc')} as "createdUtc"
      from claims d where user_id = ${userId} and ${theirs} order by created_utc desc, id desc`),
    joinRequests: await list(sql`
      select ${companyName}, name, state, ${utc('created_utc')} as "createdUtc"
      from join_requests d where email = (select email from users where id = ${userId}) and ${theirs} order by id desc`),
    serviceEntries: await list(sql`
      select ${companyName}, p.serial_number as "serialNumber", e.on_date::text as "onDate", e.text
      from service_entries e join fleet_pumps d on d.id = e.fleet_pump_id join pumps p on p.id = d.pump_id
      where e.user_id = ${userId} and ${theirs} order by e.on_date desc, e.id desc`),
    photos: await list(sql`
      select ${companyName}, bytes, ${utc('created_utc')} as "createdUtc",
        (select p.serial_number from service_entries e join fleet_pumps f on f.id = e.fleet_pump_id
          join pumps p on p.id = f.pump_id where e.id = d.service_entry_id) as "serialNumber"
      from photos d where user_id = ${userId} and ${theirs} order by created_utc desc, id desc`),
    mails: await list(sql`
      select recipient, subject, ${utc('created_utc')} as "createdUtc", ${utc('sent_utc')} as "sentUtc"
      from outbox where recipient = (select email from users where id = ${userId}) order by id desc`),
    acts: await list(sql`
      select ${utc('at_utc')} as "atUtc", kind as "act", ${companyName}, subject::text as "detail"
      from events d where user_id = ${userId} and ${theirs} order by at_utc desc, id desc`),
  }
}

type Found = Pick<PersonalData, 'person' | 'consent'>

const utc = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

const companyName = sql`(select c.name from companies c where c.id = d.company_id) as "companyName"`

const shipTo = sql`concat_ws(', ', shipping_contact_name, shipping_company_name, shipping_address_line_1,
  shipping_address_line_2, shipping_city, shipping_state, shipping_zip_code, shipping_country,
  shipping_phone_number) as "shipTo"`

const documentColumns = sql`${companyName}, po_number as "poNumber", ${utc('created_utc')} as "createdUtc", ${shipTo},
  comment, special_instructions as "specialInstructions", (total_cents / 100.0)::float as "grandTotal"`

const person = (userId: number) => sql`
  select
    json_build_object('name', d.name, 'emailAddress', d.email, 'phoneNumberCountryCode', phone_country_code,
      'phoneNumber', phone_number, 'companyName', (select c.name from companies c where c.id = d.company_id),
      'role', (select r.name from roles r where r.id = d.role_id),
      'userGroups', array(
        select g.name from user_groups g join user_group_members m on m.group_id = g.id
        where m.user_id = d.id order by 1),
      'createdUtc', ${utc('d.created_utc')}) as "person",
    json_build_object('policyVersion', policy_version, 'acceptedUtc', ${utc('policy_accepted_utc')}) as "consent"
  from users d where id = ${userId}`

const sessions = (userId: number, showsDevices: boolean) => sql`
  select case when ${showsDevices}::boolean then user_agent end as "userAgent", ${utc('created_utc')} as "signedInUtc",
    ${utc('last_active_utc')} as "lastActiveUtc", ${utc('revoked_utc')} as "endedUtc"
  from sessions where user_id = ${userId} order by id desc`

const readList = <Row>(db: Queryable, rows: SQL) =>
  readRows<Row>(db, sql`${rows} limit ${sql.raw(String(limits.personalRows))}`)

async function readRows<Row>(db: Queryable, query: SQL): Promise<Row[]> {
  const { rows } = await db.execute(query)
  return rows as Row[]
}
