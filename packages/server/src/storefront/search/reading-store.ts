import { chooseReading, type Reading, type Wanted } from '@volute/domain/storefront/search'
import { sql } from 'drizzle-orm'
import { type CatalogueReads, prepareSql, type Queryable } from '../../core/db/index.ts'
import { nearOf } from './words-query-store.ts'

/** Rows that are counted for a word. */
const COUNTED = sql.raw('100')

/** The same words, each misspelt one with one reading or none. */
export async function withReadings(reads: CatalogueReads, wanted: Wanted[]): Promise<Wanted[]> {
  const chosen: Wanted[] = []
  for (const [place, one] of wanted.entries())
    chosen.push(one.meant.length > 1 ? await read(reads, one, wanted.toSpliced(place, 1)) : one)
  return chosen
}

async function read({ db, catalogue }: CatalogueReads, one: Wanted, others: Wanted[]): Promise<Wanted> {
  const asked = { words: one.meant, others: others.map(nearOf).join(' & ') }
  const readings = await catalogue.one(db, readReadings, JSON.stringify(asked))
  const meant = chooseReading(one.whole[0]?.[0] ?? '', readings)
  return { ...one, meant: meant === null ? [] : [meant] }
}

const readReadings = (db: Queryable, asked: string): Promise<Reading[]> =>
  readingsOf(db, JSON.parse(asked) as { words: string[]; others: string })

const counted = (table: string, query: string) => sql`(
  select count(*) from (
    select from ${sql.identifier(table)} where search_words @@ ${sql.raw(query)} limit ${COUNTED}) found)::int`

/** Counts the parts and pages with each word, beside the other words and at all. */
const readingsOf = prepareSql<Reading>(sql`
  with asked as materialized (
    select word, query, case others when '' then query else query && to_tsquery('english', others) end as together
    from (
      select word, to_tsquery('english', '''' || word || '''') as query, ${sql.placeholder('others')}::text as others
      from unnest(${sql.placeholder('words')}::text[]) word offset 0) typed)
  select word, ${counted('parts', 'together')} + ${counted('document_pages', 'together')} as together,
    ${counted('parts', 'query')} + ${counted('document_pages', 'query')} as alone
  from asked`)
