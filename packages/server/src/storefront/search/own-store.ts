import { limits } from '@volute/domain/core/kernel'
import { markWords, type OwnHit } from '@volute/domain/storefront/search'
import { sql } from 'drizzle-orm'
import { asWritten, prepareSql, type Queryable } from '../../core/db/index.ts'
import { ordersOfAsked } from '../../buying/orders/index.ts'

interface OwnRow {
  type: OwnHit['type'] | 'pump'
  id: number
  erpSalesOrderId: string | null
  title: string
  detail: string | null
  receivedUtc: string | null
}

/** Matches in a company's own texts: its orders and quotes, and the pumps of its fleet. */
export interface OwnFinds {
  hits: OwnHit[]
  pumpIds: number[]
}

/**
 * A company's orders whose number or PO number contains a text and its quotes whose name does, newest first, and its pumps
 * whose tag or nickname does.
 */
export async function findOwn(
  db: Queryable,
  companyId: number,
  text: string,
  words: string[],
): Promise<OwnFinds> {
  const rows = await ownWith(db, { companyId, text, pattern: `%${asWritten(text)}%` })
  return {
    hits: rows.flatMap(({ type, ...row }) => (type === 'pump' ? [] : [asHit({ type, ...row }, words)])),
    pumpIds: rows.flatMap(({ type, id }) => (type === 'pump' ? [id] : [])),
  }
}

const MOST = sql.raw(String(limits.countedFound + 1))

/** Takes all values from one row, so that one plan serves every company. */
const ownWith = prepareSql<OwnRow>(sql`
  with asked as materialized (
    select ${sql.placeholder('companyId')}::int as company_id, lower(${sql.placeholder('text')}::text) as typed,
      lower(${sql.placeholder('pattern')}::text) as pattern)
  select 'order' as type, id, erp_order_id as "erpSalesOrderId", erp_order_number as title, po_number as detail,
    received_utc as "receivedUtc"
  from (${ordersOfAsked(sql`id, erp_order_id, erp_order_number, po_number, received_utc`, MOST)}) own_order
  union all
  select 'quote', quote.* from asked cross join lateral (
    select id, null, name, null, created_utc from quotes
    where company_id = asked.company_id and lower(name) like pattern
    order by created_utc desc limit ${MOST}) quote
  union all
  select 'pump', pump_id, null, '', null, null from asked cross join lateral (
    select pump_id from fleet_pumps
    where company_id = asked.company_id and retired_utc is null
      and (lower(tag) like pattern or lower(nickname) like pattern)
    order by lower(tag), id limit ${MOST}) pump`)

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
