import { limits } from '@volute/domain/core/kernel'
import { sql } from 'drizzle-orm'
import { type CatalogueReads, prepareSql, type Queryable } from '../../core/db/index.ts'
import type { Narrowing } from './narrowing-store.ts'
import type { FoundPage } from './page-store.ts'

/** Maximum number of pages with a common word that are ranked. */
const WEIGHED = sql.raw('500')

/** A page with the number of words it contains, and their total weight. */
export interface NearPage extends FoundPage {
  held: number
  score: number
}

/** Pages, and the places of the words that some of them have, from 1. */
interface NearPages {
  pages: NearPage[]
  found: number[]
}

/** Pages with at least half as many of the words as the best page; those with most words and with rarer words come first. */
export async function findNearPages(
  { db, catalogue }: CatalogueReads,
  words: string[],
  manuals: number[],
): Promise<NearPages> {
  if (words.length === 1) return { pages: [], found: [1] }
  const listOf = await catalogue.each(db, readPagesWith, words)
  const lists = [...listOf.values()]
  const isManual = new Set(manuals)
  const near = new Map<number, NearPage>()
  for (const { weight, pages } of lists)
    for (const { key, documentId, page } of pages) {
      if (!isManual.has(documentId)) continue
      const { held, score } = near.get(key) ?? { held: 0, score: 0 }
      near.set(key, { documentId, page, held: held + 1, score: score + weight })
    }
  const pages = [...near.values()]
    .filter(({ held }) => held * 2 >= lists.length)
    .toSorted(
      (a, b) => b.held - a.held || b.score - a.score || a.documentId - b.documentId || a.page - b.page,
    )
    .slice(0, limits.pageSize)
  const shown = new Set(pages.map(keyOf))
  const isFound = (word: string) => listOf.get(word)?.pages.some(({ key }) => shown.has(key)) ?? false
  return { pages, found: words.flatMap((word, index) => (isFound(word) ? [index + 1] : [])) }
}

const keyOf = ({ documentId, page }: FoundPage) => documentId * PAGES_OF_A_DOCUMENT + page

/** Documents to search for a narrowing, in the order of their names. Curves are left out, since they have no text worth searching. */
export async function readManuals(db: Queryable, asked: string): Promise<number[]> {
  const rows = await manualsOf(db, { ...(JSON.parse(asked) as Narrowing) })
  return rows.map(({ id }) => id)
}

const manualsOf = prepareSql<{ id: number }>(sql`
  select id
  from documents, (
    select ${sql.placeholder('bomPartId')}::int as only_bom, ${sql.placeholder('model')}::text as only_model,
      upper(${sql.placeholder('serialNumber')}::text) as only_serial) asked
  where not exists (select from bom_documents where url = path and kind = 'CURVE') and (
    coalesce(only_bom::text, only_model) is null
    or exists (
      select from bom_documents left join boms on part_id = bom_part_id
      where url = path and (bom_part_id = only_bom or pump_model = only_model))
    or exists (
      select from pumps where upper(serial_number) = only_serial
        and path in ('/documents/' || manual_1 || '.pdf', '/documents/' || manual_2 || '.pdf')))
  order by path`)

/** Number of pages that take as much memory as a cached row. */
const PAGES_OF_A_ROW = 8
/** More pages than any document has. */
const PAGES_OF_A_DOCUMENT = 10_000

/** Pages that contain each of these words. Cached per word, since a new combination of words mostly consists of known words. */
async function readPagesWith(db: Queryable, words: string[]) {
  const rows = await pagesWith(db, { words })
  return new Map(
    rows.map(({ word, weight, documentIds, pages }) => [
      word,
      {
        weight,
        size: documentIds.length / PAGES_OF_A_ROW,
        pages: documentIds.map((documentId, place) => {
          const page = pages[place] ?? 0
          return { documentId, page, key: keyOf({ documentId, page }) }
        }),
      },
    ]),
  )
}

interface PagesWith {
  word: string
  weight: number
  documentIds: number[]
  pages: number[]
}

/** The fewer pages contain a word, the higher its weight. */
const pagesWith = prepareSql<PagesWith>(sql`
  select word, array_agg(document_id) as "documentIds", array_agg(page) as pages,
    ln(1 + (select count(*) from document_pages)::float8 / count(*)) as weight
  from (
    select word, to_tsquery('english', word) as query from unnest(${sql.placeholder('words')}::text[]) word offset 0) asked
  cross join lateral (
    select document_id, page from document_pages where numnode(query) > 0 and search_words @@ query limit ${WEIGHED}) found
  group by word`)
