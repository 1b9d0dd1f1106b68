import { fleetActs, type listServicePhotos, type ServiceEntry } from '@volute/domain/service/fleet'
import { countBound, countedTo, type ListPage, type ReplyOf } from '@volute/domain/core/kernel'
import { photoLimits } from '@volute/domain/service/photos'
import { sql } from 'drizzle-orm'
import { prepareSql, type Queryable } from '../../core/db/index.ts'

/** An order as JSON: every timestamp is a string. */
interface PumpOrder {
  salesOrderId: number
  erpSalesOrderId: string
  erpSalesOrderNumber: string
  poNumber: string
  receivedUtc: string
  pickedUtc: string | null
  partlyShippedUtc: string | null
  shippedUtc: string | null
  rejectedUtc: string | null
  lines: { partNumber: string; description: string; quantity: number }[]
}

interface FleetAct {
  kind: (typeof fleetActs)[number]
  atUtc: string
  userName: string | null
}

interface Entry {
  order: PumpOrder | null
  service: ServiceEntry | null
  act: FleetAct | null
}

/**
 * A page of a company's history with a pump: orders, service and changes, newest first, and the total count. Service of a
 * day comes before that day's orders. Changes of the fleet come from the events, with a delay of one second.
 */
export async function findHistory(db: Queryable, companyId: number, pumpId: number, page: ListPage) {
  const bound = countBound(page, false)
  const { pageNumber, rowsPerPage } = page
  const [found] = await pumpHistory(db, {
    companyId,
    pumpId,
    rowsPerPage,
    rowsBefore: (pageNumber - 1) * rowsPerPage,
    mostCounted: bound + 1,
  })
  if (!found) throw new Error('the history was not read')
  return { ...countedTo(bound, found.count), history: found.history }
}

const placeholder = (name: string) => sql.placeholder(name)

const pumpHistory = prepareSql<{ history: Entry[]; count: number }>(sql`
  with known as materialized (
    select (received_utc at time zone 'UTC')::date as day, 'order' as sort, received_utc as at_utc, o.id
    from sales_orders o
    where company_id = ${placeholder('companyId')} and received_utc is not null
      and o.id in (select sales_order_id from sales_order_lines where pump_id = ${placeholder('pumpId')})
    union all
    select on_date, 'service', null, entry.id
    from service_entries entry join fleet_pumps f on f.id = fleet_pump_id
    where company_id = ${placeholder('companyId')} and f.pump_id = ${placeholder('pumpId')}
    union all
    select (at_utc at time zone 'UTC')::date, 'act', at_utc, event_id from pump_history
    where company_id = ${placeholder('companyId')} and pump_id = ${placeholder('pumpId')}
      and kind in (${sql.raw(fleetActs.map((kind) => `'${kind}'`).join(', '))})),
  page as (
    select *, row_number() over newest as row from known
    window newest as (order by day desc, sort = 'service' desc, at_utc desc, id desc)
    order by row limit ${placeholder('rowsPerPage')}::int offset ${placeholder('rowsBefore')}::bigint)
  select (select count(*)::int from (select from known limit ${placeholder('mostCounted')}::bigint) counted) as count,
    (select coalesce(json_agg(json_build_object(
        'order', case when sort = 'order' then (${order()}) end,
        'service', case when sort = 'service' then (${service()}) end,
        'act', case when sort = 'act' then (${act()}) end) order by row), '[]') from page) as history`)

function order() {
  return sql`
    select json_build_object('salesOrderId', o.id, 'erpSalesOrderId', erp_order_id, 'erpSalesOrderNumber',
      erp_order_number, 'poNumber', po_number, 'receivedUtc', o.received_utc, 'pickedUtc', picked_utc,
      'partlyShippedUtc', partly_shipped_utc, 'shippedUtc', shipped_utc, 'rejectedUtc', rejected_utc, 'lines', (
        select json_agg(json_build_object('partNumber', part_number, 'description', description, 'quantity',
          quantity) order by position)
        from sales_order_lines where sales_order_id = o.id and pump_id = ${placeholder('pumpId')}))
    from sales_orders o where o.id = page.id`
}

function service() {
  return sql`
    select json_build_object('serviceEntryId', entry.id, 'onDate', on_date, 'kind', kind, 'text', text,
      'runningHours', running_hours, 'userName', users.name, 'parts', (
        select coalesce(json_agg(json_build_object('path', path, 'partNumber', part_number, 'description',
          description, 'quantity', quantity) order by position), '[]')
        from service_parts join parts on parts.id = part_id where service_entry_id = entry.id),
      'photoIds', (
        select coalesce(json_agg(photos.id order by photos.id), '[]') from photos where service_entry_id = entry.id))
    from service_entries entry join users on users.id = user_id where entry.id = page.id`
}

function act() {
  return sql`
    select json_build_object('kind', kind, 'atUtc', events.at_utc, 'userName', users.name)
    from events left join users on users.id = user_id where events.id = page.id`
}

/** A company's service entries for a pump that have photos, newest first. */
export const findPhotographed = (db: Queryable, companyId: number, pumpId: number) =>
  photographed(db, { companyId, pumpId })

const photographed = prepareSql<ReplyOf<typeof listServicePhotos>['entries'][number]>(sql`
  select entry.id as "serviceEntryId", on_date::text as "onDate", kind, photo_ids as "photoIds", array(
    select distinct part_number::text from service_parts join parts on parts.id = part_id
    where service_entry_id = entry.id order by 1) as "partNumbers"
  from service_entries entry join fleet_pumps f on f.id = fleet_pump_id
  cross join lateral (
    select array_agg(id order by id) as photo_ids from photos where service_entry_id = entry.id) taken
  where company_id = ${placeholder('companyId')} and pump_id = ${placeholder('pumpId')}
    and photo_ids is not null
  order by on_date desc, entry.id desc
  limit ${sql.raw(String(photoLimits.offeredEntries))}`)
