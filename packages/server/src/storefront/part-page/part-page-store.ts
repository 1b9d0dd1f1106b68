import { limits } from '@volute/domain/core/kernel'
import type { LastBought, PartAlternate, PartDocument } from '@volute/domain/storefront/part-page'
import { sql } from 'drizzle-orm'
import { prepareSql, type Queryable } from '../../core/db/index.ts'

export type AlternateRow = Omit<PartAlternate, 'part'> & { partId: number }

interface PartPage {
  alternates: AlternateRow[]
  documents: PartDocument[]
  lastBought: LastBought | null
}

/** Alternates of a part, the manuals that name it or belong to its pumps, and the company's last order of it, in one query. */
export async function findPartPage(
  db: Queryable,
  companyId: number,
  { partId, partNumber }: { partId: number; partNumber: string },
): Promise<PartPage> {
  const [found] = await partPage(db, { companyId, partId, partNumber, named: asNamed(partNumber) })
  if (!found) throw new Error(`part ${partId} was not read`)
  return found
}

/** Pattern of a number in a text, which is not a piece of a longer one: `118204` is not in `118204-A`. */
const asNamed = (partNumber: string) =>
  `(^|[^[:alnum:]-])${partNumber.replace(/[^\p{L}\p{N}\s]/gu, '\\$&')}($|[^[:alnum:]-])`

const rowsOf = (rows: ReturnType<typeof sql>) =>
  sql`coalesce((select json_agg(shown) from (${rows}) shown), '[]')`

const alternates = sql`
  select alternate_id as "partId", kind, note, bom.part_number as "onlyIn"
  from (
    select alternate_part_id as alternate_id, kind, note, bom_part_id from asked join part_alternates using (part_id)
    union all
    select part_alternates.part_id, kind, note, bom_part_id
    from asked join part_alternates on alternate_part_id = asked.part_id where is_both_ways) approved
  left join parts bom on bom.id = bom_part_id
  order by bom_part_id is not null, kind, alternate_id limit ${sql.raw(String(limits.partAlternates))}`

/** Manuals with their first pages that name the part; those of its pumps also without one. */
const documents = sql`
  select min(name) as name, url, coalesce(pages, '{}') as pages
  from (
    select url, name from asked left join part_uses using (part_id)
      join bom_documents on bom_part_id = any(bom_part_ids || asked.part_id) and kind = 'MANUAL'
    union all
    select url, name from named join bom_documents on url = path where kind = 'MANUAL') manual
  left join named on path = url
  group by url, pages order by pages is null, min(name), url limit ${sql.raw(String(limits.partDocuments))}`

const lastBought = sql`
  select json_build_object('atUtc', received_utc, 'quantity', quantity, 'erpSalesOrderId', erp_order_id,
    'erpSalesOrderNumber', erp_order_number)
  from asked join sales_order_lines line using (part_id) join sales_orders o on o.id = sales_order_id
  where o.company_id = asked.company_id and received_utc is not null and rejected_utc is null
  order by received_utc desc, o.id desc, line.position limit 1`

const partPage = prepareSql<PartPage>(sql`
  with asked as materialized (
    select ${sql.placeholder('partId')}::int as part_id, ${sql.placeholder('companyId')}::int as company_id,
      plainto_tsquery('english', search_text(${sql.placeholder('partNumber')}::text)) as query,
      ${sql.placeholder('named')}::text as named),
  named as materialized (
    select path, (array_agg(page order by page))[:${sql.raw(String(limits.partPages))}] as pages
    from asked cross join lateral (
      select document_id, page from document_pages where search_words @@ query and text ~* named
      limit ${sql.raw(String(limits.countedFound))}) found
    join documents on id = document_id group by path)
  select ${rowsOf(alternates)} as alternates, ${rowsOf(documents)} as documents, (${lastBought}) as "lastBought"`)
