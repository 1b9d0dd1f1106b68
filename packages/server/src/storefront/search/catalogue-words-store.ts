import { limits } from '@volute/domain/core/kernel'
import type { SearchResults } from '@volute/domain/storefront/search'
import { type SQL, sql } from 'drizzle-orm'
import { prepareSql, type Queryable } from '../../core/db/index.ts'
import { type PartShown, partsShown, type PumpShown, pumpsShown } from './hit-store.ts'
import type { FoundNumber } from './number-store.ts'
import { type FoundPage, type PageShown, pagesShown } from './page-store.ts'
import { type AskedWords, askedRow } from './words-query-store.ts'

/** Ids of the catalogue's rows that match the words, best first, and the number of results per model, most first. */
export interface Found {
  parts: number[]
  partsInStock: number[]
  boms: number[]
  pumps: number[]
  pages: FoundPage[]
  /** Pumps whose serial number is the typed text. */
  itself: FoundNumber[]
  models: SearchResults['facets']['models']
  /** Places of the searched terms that an index may have, from 1, and of those that none of the parts has. */
  terms: number[]
  missingInParts: number[]
  /** True if some pages have all terms. */
  hasFullPages: boolean
  /** Descriptions of the parts, in their order. */
  partTexts: string[]
  /** The first results with their details. */
  firstParts: PartShown[]
  firstPumps: PumpShown[]
  firstPages: PageShown[]
}

/** Maximum number of rows with common words that are ranked. */
const [WEIGHED, WEIGHED_PAGES] = [sql.raw('5000'), sql.raw('250')]
const [FIRST, MOST, MOST_PAGES] = [
  sql.raw(String(limits.groupHits)),
  sql.raw(String(limits.countedRows + 1)),
  sql.raw(String(limits.countedFound + 1)),
]

export const nothing: Found = {
  parts: [],
  partsInStock: [],
  boms: [],
  pumps: [],
  pages: [],
  itself: [],
  models: [],
  missingInParts: [],
  terms: [],
  hasFullPages: false,
  partTexts: [],
  firstParts: [],
  firstPumps: [],
  firstPages: [],
}

/** Parts, BOMs, pumps and manual pages that match the words. */
export async function findWithWords(db: Queryable, asked: AskedWords): Promise<Found> {
  const [found = nothing] = await withWords(db, asked)
  return found
}

const isNarrowed = sql`coalesce(only_bom::text, only_model) is not null`
const isUsed = (partId: SQL) => sql`(not ${isNarrowed} or exists (
  select from part_uses where part_id = ${partId} and (only_bom is null or bom_part_ids @> array[only_bom])
    and (only_model is null or pump_models @> array[only_model])))`
const isOf = (bom: SQL) =>
  sql`(only_bom is null or ${bom} = only_bom) and (only_model is null or pump_model = only_model)`

/** A BOM that is not sold as a part does not count as one. */
const isPart = (partId: SQL) =>
  sql`${isUsed(partId)} and (is_sellable or not exists (select from boms where part_id = ${partId}))`

/** Number of words in a part's noun; a noun without any searched word has none and comes after all others. */
const nounSize = sql`case when noun_words @@ named then length(noun_words) end`

/** Matching parts, with the values for their ranking. */
const partsWith = (query: SQL, distance: SQL, which: SQL) => sql`
  select id, is_sellable, search_key, length(description) as size, stock > 0 as is_in_stock, ${distance} as distance,
    ${nounSize} as noun
  from parts where search_words @@ ${query} and ${which} limit ${WEIGHED}`

/** Closeness of a row's words: 0 for whole words, 1 for prefixes, 2 for typos, 3 for all but one word. */
const closeness = (words: SQL) =>
  sql`case when ${words} @@ whole then 0 when ${words} @@ begun then 1 else 2 end`

/** The searched terms without the common words that no index has. */
const terms = sql`
  select term, place::int from asked cross join unnest(terms) with ordinality one (term, place) where numnode(term) > 0`

const allOfThem = sql`string_agg('(' || term::text || ')', ' & ')::tsquery`

/** Queries for all terms of a table but one, with each left out in turn, and the places of the terms left out. */
const allButOne = (from: SQL, absent: SQL) => sql`
  select (select ${allOfThem} from ${from} other where other.place <> left_out.place) as query, ${absent} || place as absent
  from ${from} left_out`

/** Terms that the catalogue has, if no part has all of the terms or all but one. */
const heldTerms = sql`
  select term, place from term where not exists (select from full_part) and not exists (select from near_part)
    and exists (select from parts where search_words @@ term)`

const unheld = sql`array(select place from term where place not in (select place from held))`

/** Queries for all terms that the catalogue has, and for all of these but one. */
const heldQueries = sql`
  select ${allOfThem} as query, ${unheld} as absent from held having count(*) > 0
  union all
  ${allButOne(sql`held`, unheld)}`

const partsNear = (queries: SQL, isAsked: SQL) => sql`
  select distinct on (part.id) part.*, absent from asked cross join (${queries}) near cross join lateral (
    ${partsWith(sql`near.query`, sql`2 + cardinality(absent)`, isPart(sql`parts.id`))}) part
  where ${isAsked} order by part.id, cardinality(absent)`

/** Terms that none of the parts has. */
const missingInParts = sql`
  select one from (select distinct absent from part where not exists (select from full_part)) kind, unnest(absent) one
  group by one having count(*) = (select count(distinct absent) from part) order by one`

const rowsOf = (rows: SQL) => sql`coalesce((select json_agg(shown) from (${rows}) shown), '[]')`
const firstOf = (ids: SQL) => sql`${ids} limit ${FIRST}`

/**
 * Scans the index of parts once for parts and BOMs, and once per omitted word if no part has all words; of these parts only
 * those whose noun is searched for are found, if there are any. Pumps of one BOM have the same texts: the first ones are shown.
 */
const withWords = prepareSql<Found>(sql`
  with asked as materialized (${askedRow}),
  hit as materialized (
    select part.* from asked cross join lateral (
      ${partsWith(
        sql`every`,
        closeness(sql`search_words`),
        sql`(
        ${isUsed(sql`parts.id`)} or exists (select from boms where part_id = parts.id and ${isOf(sql`part_id`)}))`,
      )}) part),
  full_part as materialized (select hit.* from hit, asked where ${isPart(sql`hit.id`)}),
  term as materialized (${terms}),
  near_part as materialized (
    ${partsNear(allButOne(sql`term`, sql`'{}'::int[]`), sql`not exists (select from full_part)`)}),
  held as materialized (${heldTerms}),
  held_part as materialized (${partsNear(heldQueries, sql`exists (select from held)`)}),
  most_part as (select * from near_part union all select * from held_part),
  part as materialized (
    select id, is_in_stock, absent,
      row_number() over (order by is_sellable desc, distance, noun, size, search_key) as place
    from (
      select *, '{}'::int[] as absent from full_part
      union all
      select * from most_part where noun is not null or not exists (select from most_part where noun is not null)) every_part
    order by place limit ${MOST}),
  bom as materialized (
    select part_id as id, pump_model,
      row_number() over (order by ${closeness(sql`parts.search_words || boms.search_words`)}, search_key) as place
    from (
      select part_id from asked, boms where search_words @@ every
      union
      select part_id from hit join boms on part_id = id) found
    join boms using (part_id) join parts on parts.id = part_id cross join asked
    where ${isOf(sql`part_id`)} order by place limit ${MOST}),
  pump as materialized (
    select id, pump_model from asked, pumps
    where search_words @@ every and ${isOf(sql`bom_part_id`)} limit ${MOST}),
  full_page as materialized (
    select document_id, page, ts_rank_cd(search_words, every_on_pages, 1) as score
    from asked cross join lateral (
      select document_id, page, search_words from document_pages
      where search_words @@ every_on_pages and document_id = any(manuals) limit ${WEIGHED_PAGES}) found
    order by score desc, document_id, page limit ${MOST_PAGES}),
  every_page as (
    select document_id, page, null::int as held, score from full_page
    union all
    select document_id, page, near.held, near.score + ts_rank_cd(search_words, any_of_them, 1)
    from asked cross join json_to_recordset(near_pages) near ("documentId" int, page int, held int, score float8)
    join document_pages using (page) where document_id = "documentId" and not exists (select from full_page)),
  found_page as materialized (
    select document_id, page, row_number() over (order by held desc, score desc, document_id, page) as place from every_page),
  model as (
    select unnest(pump_models) as model from part_uses where part_id in (select id from part)
    union all select pump_model from bom union all select pump_model from pump)
  select array(select id from part order by place) as parts,
    array(select description from part join parts using (id) order by place) as "partTexts",
    array(select id from part where is_in_stock order by place) as "partsInStock",
    array(select id from bom order by place) as boms, array(select id from pump order by id) as pumps,
    array(${missingInParts}) as "missingInParts", exists (select from full_page) as "hasFullPages",
    array(select place from term order by place) as terms,
    ${rowsOf(sql`select document_id as "documentId", page from found_page order by place`)} as pages,
    ${rowsOf(sql`select 'serial' as type, serial_number as identifier, id from asked join pumps on search_key = key and key <> ''`)} as itself,
    ${rowsOf(sql`
      select model, count(*)::int as count from model where model is not null group by model
      order by count desc, model`)} as models,
    ${rowsOf(partsShown(firstOf(sql`select id from part order by place`)))} as "firstParts",
    ${rowsOf(pumpsShown(firstOf(sql`select id from pump order by id`), firstOf(sql`select id from bom order by place`)))} as "firstPumps",
    ${rowsOf(pagesShown(sql`select document_id, page, place from found_page where place <= ${FIRST}`))} as "firstPages"`)
