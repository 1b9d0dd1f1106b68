import { limits } from '@volute/domain/kernel'
import { type Suggestion, turnedKeys } from '@volute/domain/search'
import { type SQL, sql } from 'drizzle-orm'
import { asWritten, type Queryable } from '../db/index.ts'

/** Candidates of each kind; the rule picks the best. */
const CANDIDATES = 100

/** Of a common beginning or word there are thousands, of which the first are weighed; a description weighs more. */
const weighed = { search_key: 1_000, description: 250 }

type Table = 'parts' | 'pumps'

/** Numbers that begin with a few characters, in their own order, which the index has ready. */
export async function listByStart(db: Queryable, key: string): Promise<Suggestion[]> {
  const first = (table: Table) =>
    sql`select id from ${sql.identifier(table)} where search_key like ${`${key}%`}
      order by search_key using ~<~ limit ${CANDIDATES}`
  return read(db, sql`${partsAmong(first('parts'))} union all ${pumpsAmong(first('pumps'))}`)
}

/** Numbers that hold a piece: those that begin with it and the others, of both the short ones. */
export async function listByPiece(db: Queryable, key: string): Promise<Suggestion[]> {
  const best = (table: Table) => sql`${shortestFrom(table, key)} union (
    select id
    from (
      select id, search_key from ${sql.identifier(table)} where search_key like ${`%${key}%`}
      limit ${weighed.search_key}) piece
    order by length(search_key), search_key using ~<~ limit ${CANDIDATES})`
  return read(db, sql`${partsAmong(best('parts'))} union all ${pumpsAmong(best('pumps'))}`)
}

/** Behind whatever begins with the same key. */
const LAST = '\u{10FFFF}'

/**
 * Numbers that begin with a key, short before long: of each length the first, which the index has ready. Written as a
 * range, since for `like` the planner may take the trigrams once for each length.
 */
const shortestFrom = (table: Table, key: string) => sql`(
  select found.id
  from generate_series(${key.length}::int, ${limits.catalogueNumber}::int) size
  cross join lateral (
    select id from ${sql.identifier(table)} where length(search_key) = size
      and search_key ~>=~ ${key}::text and search_key ~<~ ${key + LAST}::text
    order by search_key using ~<~ limit ${CANDIDATES}) found
  limit ${CANDIDATES})`

/** Parts whose description holds every word. */
export async function listByWords(db: Queryable, words: string[]): Promise<Suggestion[]> {
  const holds = words.map((word) => sql`description ilike ${`%${asWritten(word)}%`}`)
  return read(
    db,
    partsAmong(sql`select id
      from (
        select id, description, search_key from parts where ${sql.join(holds, sql` and `)}
        limit ${weighed.description}) described
      order by length(description), search_key limit ${CANDIDATES}`),
  )
}

/** Numbers with trigrams in common with the key, or with two characters in turned order. */
export async function listSimilar(db: Queryable, table: Table, key: string): Promise<Suggestion[]> {
  const among = table === 'parts' ? partsAmong : pumpsAmong
  const turned = sql.join(
    turnedKeys(key).map((one) => sql`${one}`),
    sql`, `,
  )
  return read(
    db,
    among(sql`select id from ${sql.identifier(table)} where search_key in (${turned})
      union (${mostAlike(table, 'search_key', key)})`),
  )
}

/** Parts with words like those typed. */
export async function listBySimilarWords(db: Queryable, typed: string): Promise<Suggestion[]> {
  return read(db, partsAmong(mostAlike('parts', 'description', typed)))
}

function mostAlike(table: Table, column: keyof typeof weighed, typed: string): SQL {
  const name = sql.identifier(column)
  return sql`select id
    from (select id, ${name} from ${sql.identifier(table)} where ${typed} <% ${name} limit ${weighed[column]}) alike
    order by word_similarity(${typed}, ${name}) desc limit ${CANDIDATES}`
}

async function read(db: Queryable, query: SQL): Promise<Suggestion[]> {
  const { rows } = await db.execute<Suggestion & Record<string, unknown>>(query)
  return rows
}

/** BOMs and parts; a BOM is suggested as a part too where it is sold as one. */
const partsAmong = (ids: SQL) => sql`
  select kind.type, p.part_number as identifier, p.description
  from (${ids}) found join parts p using (id)
  cross join lateral (select exists (select from boms where part_id = p.id)
    or exists (select from bom_lines where parent_part_id = p.id)
    or exists (select from pumps where bom_part_id = p.id) as is_bom offset 0) what
  join (values ('bom'), ('part')) kind (type)
    on case kind.type when 'bom' then what.is_bom else p.is_sellable or not what.is_bom end`

const pumpsAmong = (ids: SQL) => sql`
  select 'serial' as type, u.serial_number as identifier, coalesce(u.description, b.description, p.description) as description
  from (${ids}) found join pumps u using (id) join parts p on p.id = u.bom_part_id
  left join boms b on b.part_id = u.bom_part_id`
