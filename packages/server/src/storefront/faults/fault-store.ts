import type { SearchPage } from '@volute/domain/core/kernel'
import type { Fault, FaultTable } from '@volute/domain/storefront/faults'
import { and, eq, sql } from 'drizzle-orm'
import { contains, findPage, prepareSql, type Queryable, schema } from '../../core/db/index.ts'
import { documentModels, documentName } from './document-store.ts'

const { documents, faultTables } = schema

const isManual = sql`not exists (select from bom_documents where url = ${documents.path} and kind = 'CURVE')`

/** Rows that a person has written, or else those that the import has read, in the order of its pages. */
const rowsOf = sql<Fault[]>`coalesce(${faultTables.faults}, (
  select jsonb_agg(row_read || jsonb_build_object('page', page) order by page, place)
  from document_pages, jsonb_array_elements(faults) with ordinality as one (row_read, place)
  where document_id = ${documents.id}), '[]')`
const rowCount = sql<number>`coalesce(jsonb_array_length(${faultTables.faults}), (
  select sum(jsonb_array_length(faults)) from document_pages where document_id = ${documents.id}), 0)::int`
const columns = {
  documentId: documents.id,
  name: documentName(sql`${documents.path}`),
  url: documents.path,
  isEdited: sql<boolean>`${faultTables.faults} is not null`,
}

/** A page of the manuals whose name contains a text: those with a fault table first, then by name. */
export async function listDocumentsPage(db: Queryable, page: SearchPage) {
  const found = and(isManual, contains(page.searchValue, [columns.name]))
  const rows = db
    .select({ ...columns, rows: rowCount })
    .from(documents)
    .leftJoin(faultTables, eq(faultTables.documentId, documents.id))
    .where(found)
    .orderBy(sql`${rowCount} = 0`, columns.name, documents.id)
    .$dynamic()
  return findPage(db, page, rows, sql`select from ${documents} where ${found}`)
}

/** Fault table of a manual, or undefined if there is no such manual. */
export async function findFaultTable(db: Queryable, documentId: number): Promise<FaultTable | undefined> {
  const [found] = await db
    .select({
      ...columns,
      version: sql<number>`coalesce(${faultTables.version}, 0)`,
      faults: rowsOf,
    })
    .from(documents)
    .leftJoin(faultTables, eq(faultTables.documentId, documents.id))
    .where(and(eq(documents.id, documentId), isManual))
  return found
}

/** Writes a fault table as this version, null as the one of the manual; false if the version does not follow the current one. */
export async function writeFaultTable(
  tx: Queryable,
  documentId: number,
  faults: Fault[] | null,
  version: number,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    insert into fault_tables (document_id, version, faults)
    select ${documentId}::int, ${version}::int, ${faults && JSON.stringify(faults)}::jsonb
    where ${version}::int = 1 or exists (select from fault_tables where document_id = ${documentId})
    on conflict (document_id) do update set version = excluded.version, faults = excluded.faults
      where fault_tables.version = excluded.version - 1
    returning document_id`)
  return rows.length > 0
}

/** Row of a fault table with its document. */
export interface DocumentFault extends Fault {
  documentId: number
  url: string
  name: string
  pumpModels: string[]
}

/** Maximum number of pages, and of edited tables, with the words. */
const MOST = sql.raw('100')

/** Fault rows of these manuals, from pages or edited tables that have all words of the query, in the manuals' order. */
export const listFaultsWith = prepareSql<DocumentFault>(sql`
  with asked as (
    select to_tsquery('english', ${sql.placeholder('query')}::text) as query, ${sql.placeholder('manuals')}::int[] as manuals),
  found as materialized (
    (select document_id, page, faults from asked, document_pages
      where fault_words @@ query and document_id = any(manuals)
        and not exists (
          select from fault_tables edited
          where edited.document_id = document_pages.document_id and edited.faults is not null)
      order by document_id, page limit ${MOST})
    union all
    (select document_id, null, faults from asked, fault_tables
      where fault_words @@ query and document_id = any(manuals) order by document_id limit ${MOST}))
  select document_id as "documentId", coalesce((one->>'page')::int, page) as page, one->>'symptom' as symptom,
    one->>'cause' as cause, one->>'remedy' as remedy, path as url, ${documentName(sql`path`)} as name,
    ${documentModels(sql`path`)} as "pumpModels"
  from found join documents on id = document_id, jsonb_array_elements(faults) with ordinality as listed (one, place)
  order by array_position((select manuals from asked), document_id), 2, place`)
