import { type ManualHit, snippetOf } from '@volute/domain/storefront/search'
import { searchWords } from '@volute/domain/catalogue/numbers'
import { type SQL, sql } from 'drizzle-orm'
import { type CatalogueReads, prepareSql, type Queryable } from '../../core/db/index.ts'
import { documentModels, documentName } from '../faults/index.ts'

/** A page of a manual, by document. */
export interface FoundPage {
  documentId: number
  page: number
}

/** Page with its details, regardless of the search. */
export interface PageShown {
  page: number
  url: string
  name: string
  text: string
  pumpModels: string[]
}

/** Pages with their details, in the given order. Cached, since finding the passage with most of the words takes longest. */
export const showPages = async (
  { db, catalogue }: CatalogueReads,
  found: readonly FoundPage[],
  words: string[],
) => (found.length === 0 ? [] : catalogue.one(db, readShown, JSON.stringify({ found, words })))

async function readShown(db: Queryable, asked: string): Promise<ManualHit[]> {
  const { found, words } = JSON.parse(asked) as { found: FoundPage[]; words: string[] }
  return asPages(await readPages(db, { found: JSON.stringify(found) }), words)
}

/** Pages as results, each with the passage that contains most of the words. */
export function asPages(shown: readonly PageShown[], words: readonly string[]): ManualHit[] {
  const marked = words.flatMap(searchWords)
  return shown.map(({ text, ...page }) => ({ kind: 'manual', ...page, snippet: snippetOf(text, marked) }))
}

/** Pages of a table with their details; the table has the document, the page and its rank. */
export const pagesShown = (pages: SQL) => sql`
  select page, text, path as url, ${documentName(sql`path`)} as name, ${documentModels(sql`path`)} as "pumpModels"
  from (${pages}) wanted join document_pages using (document_id, page) join documents on id = document_id order by place`

const readPages = prepareSql<PageShown>(
  pagesShown(sql`
    select (one ->> 'documentId')::int as document_id, (one ->> 'page')::int as page, place
    from json_array_elements(${sql.placeholder('found')}::json) with ordinality as listed (one, place)`),
)
