import { limits } from '@volute/domain/core/kernel'
import { type NamedNumber, typedNumber } from '@volute/domain/catalogue/numbers'
import { markWords, type OwnHit, type SearchResults } from '@volute/domain/storefront/search'
import { type SQL, sql } from 'drizzle-orm'
import { asWritten, foldedKey, prepareSql, type Queryable } from '../../core/db/index.ts'
import { ordersOfAsked } from '../../buying/orders/index.ts'

interface OwnRow {
  type: OwnHit['type'] | 'pump'
  id: number
  erpSalesOrderId: string | null
  /** Order number, quote name or tag. */
  title: string
  /** PO number or nickname. */
  detail: string | null
  receivedUtc: string | null
  serialNumber: string | null
}

/** A company's own name of something, and the order or pump that has it. */
export interface OwnName extends NamedNumber {
  /** Id of the order or pump. */
  id: number
  opens: SearchResults['exact'][number]
}

/** Matches in a company's own texts: its orders and quotes, and the pumps of its fleet. */
export interface OwnFinds {
  hits: OwnHit[]
  pumpIds: number[]
  names: OwnName[]
}

/**
 * A company's orders whose number or PO number contains a text or is it in another spelling, and its quotes whose name contains
 * it, newest first, and its pumps whose tag or nickname does.
 */
export async function findOwn(
  db: Queryable,
  companyId: number,
  text: string,
  words: string[],
): Promise<OwnFinds> {
  const { keys } = typedNumber(text)
  const rows = await ownWith(db, { companyId, text, pattern: `%${asWritten(text)}%`, keys })
  return {
    hits: rows.flatMap(({ type, ...row }) => (type === 'pump' ? [] : [asHit({ type, ...row }, words)])),
    pumpIds: rows.flatMap(({ type, id }) => (type === 'pump' ? [id] : [])),
    names: rows.flatMap(namesOf),
  }
}

function namesOf({ type, id, erpSalesOrderId, title, detail, serialNumber }: OwnRow): OwnName[] {
  const opens =
    type === 'order'
      ? ({ type, identifier: erpSalesOrderId } as const)
      : ({ type: 'serial', identifier: serialNumber } as const)
  const { identifier } = opens
  if (identifier === null) return []
  const names = [title, detail].flatMap((name) => name || [])
  return names.map((name) => ({
    type: type === 'order' ? 'order' : 'tag',
    identifier: name,
    id,
    opens: { ...opens, identifier },
  }))
}

const MOST = sql.raw(String(limits.countedFound + 1))

const orderColumns = sql`id, erp_order_id, erp_order_number, po_number, received_utc`
const orderNumbered = (number: SQL) => sql`
  select found.* from asked cross join lateral (
    select ${orderColumns} from sales_orders
    where ${foldedKey(number)} = any(keys) and company_id = asked.company_id and received_utc is not null
    limit ${MOST}) found`

/** Takes all values from one row, so that one plan serves every company. */
const ownWith = prepareSql<OwnRow>(sql`
  with asked as materialized (
    select ${sql.placeholder('companyId')}::int as company_id, lower(${sql.placeholder('text')}::text) as typed,
      lower(${sql.placeholder('pattern')}::text) as pattern, ${sql.placeholder('keys')}::text[] as keys)
  (select 'order' as type, id, erp_order_id as "erpSalesOrderId", erp_order_number as title, po_number as detail,
    received_utc as "receivedUtc", null as "serialNumber"
  from (
    (${ordersOfAsked(orderColumns, MOST)})
    union ${orderNumbered(sql`po_number`)}
    union ${orderNumbered(sql`erp_order_number`)}) own_order
  order by received_utc desc limit ${MOST})
  union all
  select 'quote', quote.*, null from asked cross join lateral (
    select id, null, name, null, created_utc from quotes
    where company_id = asked.company_id and lower(name) like pattern
    order by created_utc desc limit ${MOST}) quote
  union all
  select 'pump', pump_id, null, coalesce(tag, ''), nickname, null, serial_number from asked cross join lateral (
    select pump_id, tag, nickname from fleet_pumps
    where company_id = asked.company_id and retired_utc is null
      and (lower(tag) like pattern or lower(nickname) like pattern or ${foldedKey(sql`tag`)} = any(keys))
    order by lower(tag), id limit ${MOST}) pump
  join pumps on pumps.id = pump_id`)

const asHit = (
  { type, id, erpSalesOrderId, title, detail, receivedUtc }: OwnRow & Pick<OwnHit, 'type'>,
  words: string[],
): OwnHit => ({
  kind: 'own',
  type,
  id,
  erpSalesOrderId,
  title: markWords(title, words),
  detail: detail === null ? null : markWords(detail, words),
  receivedUtc: receivedUtc && new Date(receivedUtc).toISOString(),
})
