import type { Suggestion } from '@volute/domain/storefront/search'
import { foldedKey as foldedKeyOf, slippedKeys } from '@volute/domain/catalogue/numbers'
import { type SQL, sql } from 'drizzle-orm'
import { pictureOf } from '../../catalogue/part/index.ts'
import { asWritten, foldedKey, type Queryable, stretchOf } from '../../core/db/index.ts'

/** Maximum number of candidates of each kind; the rule picks the best. */
const CANDIDATES = 50

/**
 * Maximum number of rows that are ranked for a common fragment or word, of which there are thousands; a description takes
 * longer to rank.
 */
const WEIGHED = { numbers: 1_000, descriptions: 250 }

/** A common word has enough parts in the first sections of the catalogue. */
const STRETCHES = 4

/** Maximum number of known words that are compared with a misspelt one. */
const LIKE_WORDS = 20

type Table = 'parts' | 'pumps'

const foldedNumber = { parts: foldedKey(sql`part_number`), pumps: foldedKey(sql`serial_number`) }

/** Numbers that begin with a few characters, in the order of the index. */
export async function listByStart(db: Queryable, key: string): Promise<Suggestion[]> {
  const first = (table: Table) =>
    sql`select id from ${sql.identifier(table)} where search_key like ${`${key}%`}
      order by search_key using ~<~ limit ${CANDIDATES}`
  return read(db, sql`${partsAmong(first('parts'))} union all ${pumpsAmong(first('pumps'))}`)
}

/**
 * Numbers that contain a fragment: those that begin with it, then, if these are few, the others, short ones first in both; and
 * the numbers with one of the folded keys.
 */
export async function listByPiece(
  db: Queryable,
  { key, folded }: { key: string; folded: string[] },
): Promise<Suggestion[]> {
  const best = (table: Table) => sql`(
    select id from ${sql.identifier(table)} where ${foldedNumber[table]} = any(${sql.param(folded)}::text[])
    limit ${CANDIDATES}) union all ${shortestFrom(table, key)} union all (
    select id
    from (
      select id, search_key from ${sql.identifier(table)}
      where search_key like ${`%${key}%`} and search_key not like ${`${key}%`}
      limit ${WEIGHED.numbers}) piece
    order by length(search_key), search_key using ~<~)
    limit ${CANDIDATES}`
  return read(db, sql`${partsAmong(best('parts'))} union all ${pumpsAmong(best('pumps'))}`)
}

/** Sorts after every text that begins with the same key. */
const LAST = '\u{10FFFF}'

/**
 * Numbers that begin with a key, short before long: the first ones of each length, straight from the index. Written as a
 * range, since for `like` the planner may use the trigram index once per length.
 */
const shortestFrom = (table: Table, key: string) => sql`(
  select found.id
  from generate_series(${key.length}::int, (select max(length(search_key)) from ${sql.identifier(table)})) size
  cross join lateral (
    select id from ${sql.identifier(table)} where length(search_key) = size
      and search_key ~>=~ ${key}::text and search_key ~<~ ${key + LAST}::text
    order by search_key using ~<~ limit ${CANDIDATES}) found
  limit ${CANDIDATES})`

/** Parts whose description contains a word of each of these lists. */
export async function listByWords(db: Queryable, words: string[][]): Promise<Suggestion[]> {
  if (words.length === 0) return []
  return read(
    db,
    partsAmong(sql`select id from (${firstDescribed(words)}) described
      order by length(description), search_key limit ${CANDIDATES}`),
  )
}

/**
 * The first parts with these words. Reads one section after the other, which costs the same in a catalogue of any size,
 * and all other sections if these have too few. Words too short for the index are searched in the first sections only.
 */
function firstDescribed(words: string[][]): SQL {
  const holdsOne = (meant: string[]) =>
    sql.join(
      meant.map((word) => sql`description ilike ${`%${asWritten(word)}%`}`),
      sql` or `,
    )
  const holds = sql.join(
    words.map((meant) => sql`(${holdsOne(meant)})`),
    sql` and `,
  )
  const described = (where: SQL) => sql`select id, description, search_key from parts where ${where}`
  const stretch = stretchOf(sql`id`)
  const first = sql`(select ${stretch}[1] from parts order by id limit 1)`
  const near = (where: SQL) => sql`
    select one.* from generate_series(${first}, ${first} + ${STRETCHES - 1}) stretch
    cross join lateral (${described(sql`${stretch} @> array[stretch] and ${where}`)} offset 0) one`
  if (!words.flat().some(hasTrigram))
    return sql`${near(sql`true`)} where ${holds} limit ${WEIGHED.descriptions}`
  return sql`(${near(holds)}) union all (
    ${described(sql`${stretch}[1] >= ${first} + ${STRETCHES} and ${holds}`)} limit ${WEIGHED.descriptions})
    limit ${WEIGHED.descriptions}`
}

const hasTrigram = (word: string) => /[\p{L}\d]{3}/u.test(word)

/** Words of descriptions that are similar to one of these. */
export async function listLikeWords(db: Queryable, words: string[]): Promise<string[]> {
  const { rows } = await db.execute<{ word: string }>(sql`
    select distinct word from unnest(${sql.param(words)}::text[]) typed cross join lateral (
      select word from description_words where word % typed
      order by similarity(word, typed) desc, word limit ${LIKE_WORDS}) alike`)
  return rows.map(({ word }) => word)
}

/** Numbers one typo away from the key, or that begin with its look-alike; if there are none, numbers with common trigrams. */
export async function listSimilar(db: Queryable, table: Table, key: string): Promise<Suggestion[]> {
  const among = table === 'parts' ? partsAmong : pumpsAmong
  const name = sql.identifier(table)
  const begun = foldedKeyOf(key)
  return read(
    db,
    among(sql`
      with slipped as materialized (
        (select one.id from unnest(${sql.param(slippedKeys(key))}::text[]) slip
        cross join lateral (select id from ${name} where search_key = slip offset 0) one limit ${CANDIDATES})
        union all
        (select id from ${name} where ${foldedNumber[table]} ~>=~ ${begun}::text
          and ${foldedNumber[table]} ~<~ ${begun + LAST}::text
        order by ${foldedNumber[table]} using ~<~ limit ${CANDIDATES}))
      select id from slipped
      union all (
        select id
        from (
          select id, search_key from ${name} where ${key} <% search_key and not exists (select from slipped)
          limit ${WEIGHED.numbers}) alike
        order by word_similarity(${key}, search_key) desc limit ${CANDIDATES})`),
  )
}

async function read(db: Queryable, query: SQL): Promise<Suggestion[]> {
  const { rows } = await db.execute<Suggestion & { picture: string | null } & Record<string, unknown>>(query)
  return rows.map(({ picture, ...row }) => (picture ? { ...row, picture } : row))
}

/** BOMs and parts; a BOM that is also sold as a part is suggested as both. */
const partsAmong = (ids: SQL) => sql`
  select kind.type, p.part_number as identifier, p.description,
    case kind.type when 'part' then ${pictureOf(sql`p.id`)} end as picture
  from (${ids}) found join parts p using (id)
  cross join lateral (select exists (select from boms where part_id = p.id)
    or exists (select from bom_lines where parent_part_id = p.id)
    or exists (select from pumps where bom_part_id = p.id) as is_bom offset 0) what
  join (values ('bom'), ('part')) kind (type)
    on case kind.type when 'bom' then what.is_bom else p.is_sellable or not what.is_bom end`

const pumpsAmong = (ids: SQL) => sql`
  select 'serial' as type, u.serial_number as identifier, coalesce(u.description, b.description, p.description) as description,
    null as picture
  from (${ids}) found join pumps u using (id) join parts p on p.id = u.bom_part_id
  left join boms b on b.part_id = u.bom_part_id`
