import type { Suggestion } from '@volute/domain/storefront/search'
import { foldedKey as foldedKeyOf, slippedKeys } from '@volute/domain/catalogue/numbers'
import { type SQL, sql } from 'drizzle-orm'
import { pictureOf } from '../../catalogue/part/index.ts'
import { asWritten, foldedKey, prepareSql, type Queryable, stretchOf } from '../../core/db/index.ts'

/** Maximum number of candidates of each kind; the rule picks the best. */
const CANDIDATES = sql.raw('50')

/**
 * Maximum number of rows that are ranked for a common fragment or word, of which there are thousands; a description takes
 * longer to rank.
 */
const WEIGHED = { numbers: sql.raw('1000'), descriptions: sql.raw('250') }

/** A common word has enough parts in the first sections of the catalogue. */
const STRETCHES = sql.raw('4')

/** Maximum number of known words that are compared with a misspelt one. */
const LIKE_WORDS = sql.raw('20')

type Table = 'parts' | 'pumps'

const foldedNumber = { parts: foldedKey(sql`part_number`), pumps: foldedKey(sql`serial_number`) }

const given = (name: string, type: 'int' | 'text' | 'text[]') =>
  sql`${sql.placeholder(name)}::${sql.raw(type)}`

/** Sorts after every text that begins with the same key. */
const LAST = sql.raw(`'\u{10FFFF}'`)

/** Begins with a key; written as a range, since for `like` the planner may use the trigram index. */
const begins = (column: SQL, key: string) =>
  sql`${column} ~>=~ ${given(key, 'text')} and ${column} ~<~ (${given(key, 'text')} || ${LAST})`

/** Numbers that begin with a few characters, in the order of the index. */
export const listByStart = (db: Queryable, key: string): Promise<Suggestion[]> => read(byStart, db, { key })

const firstOf = (table: Table) => sql`
  select id from ${sql.identifier(table)} where ${begins(sql`search_key`, 'key')}
  order by search_key using ~<~ limit ${CANDIDATES}`
const byStart = prepareSql<Row>(
  sql`${partsAmong(firstOf('parts'))} union all ${pumpsAmong(firstOf('pumps'))}`,
)

/**
 * Numbers that contain a fragment: those that begin with it, then, if these are few, the others, short ones first in both; and
 * the numbers with one of the folded keys.
 */
export const listByPiece = (
  db: Queryable,
  { key, folded }: { key: string; folded: string[] },
): Promise<Suggestion[]> =>
  read(byPiece, db, { key, folded, length: key.length, within: `%${key}%`, start: `${key}%` })

const bestOf = (table: Table) => sql`(
  select id from ${sql.identifier(table)} where ${foldedNumber[table]} = any(${given('folded', 'text[]')})
  limit ${CANDIDATES}) union all ${shortestFrom(table)} union all (
  select id
  from (
    select id, search_key from ${sql.identifier(table)}
    where search_key like ${given('within', 'text')} and search_key not like ${given('start', 'text')}
    limit ${WEIGHED.numbers}) piece
  order by length(search_key), search_key using ~<~)
  limit ${CANDIDATES}`

/** Numbers that begin with the key, short before long: the first ones of each length, straight from the index. */
function shortestFrom(table: Table) {
  return sql`(
  select found.id
  from generate_series(${given('length', 'int')}, (select max(length(search_key)) from ${sql.identifier(table)})) size
  cross join lateral (
    select id from ${sql.identifier(table)} where length(search_key) = size and ${begins(sql`search_key`, 'key')}
    order by search_key using ~<~ limit ${CANDIDATES}) found
  limit ${CANDIDATES})`
}

const byPiece = prepareSql<Row>(sql`${partsAmong(bestOf('parts'))} union all ${pumpsAmong(bestOf('pumps'))}`)

/** Parts whose description contains a word of each of these lists. */
export async function listByWords(db: Queryable, words: string[][]): Promise<Suggestion[]> {
  const all = words.flat()
  if (all.length === 0) return []
  const isIndexed = all.some(hasTrigram)
  const [word = ''] = all
  if (all.length === 1) return read(isIndexed ? byWord : byShortWord, db, { word: within(word) })
  const texts = words.map((meant) => meant.map((one) => sql`${within(one)}::text`))
  const { rows } = await db.execute<Row & Record<string, unknown>>(described(texts, isIndexed))
  return rows.map(suggestionOf)
}

const within = (word: string) => `%${asWritten(word)}%`

const described = (texts: readonly SQL[][], isIndexed: boolean) =>
  partsAmong(sql`select id from (${firstDescribed(texts, isIndexed)}) described
    order by length(description), search_key limit ${CANDIDATES}`)

const byWord = prepareSql<Row>(described([[given('word', 'text')]], true))
const byShortWord = prepareSql<Row>(described([[given('word', 'text')]], false))

/**
 * The first parts with these texts. Reads one section after the other, which costs the same in a catalogue of any size,
 * and all other sections if these have too few. Words too short for the index are searched in the first sections only.
 */
function firstDescribed(texts: readonly SQL[][], isIndexed: boolean): SQL {
  const holdsOne = (meant: SQL[]) =>
    sql.join(
      meant.map((text) => sql`description ilike ${text}`),
      sql` or `,
    )
  const holds = sql.join(
    texts.map((meant) => sql`(${holdsOne(meant)})`),
    sql` and `,
  )
  const inPlace = (where: SQL) => sql`select id, description, search_key from parts where ${where}`
  const stretch = stretchOf(sql`id`)
  const first = sql`(select ${stretch}[1] from parts order by id limit 1)`
  const near = (where: SQL) => sql`
    select one.* from generate_series(${first}, ${first} + ${STRETCHES} - 1) stretch
    cross join lateral (${inPlace(sql`${stretch} @> array[stretch] and ${where}`)} offset 0) one`
  if (!isIndexed) return sql`${near(sql`true`)} where ${holds} limit ${WEIGHED.descriptions}`
  return sql`(${near(holds)}) union all (
    ${inPlace(sql`${stretch}[1] >= ${first} + ${STRETCHES} and ${holds}`)} limit ${WEIGHED.descriptions})
    limit ${WEIGHED.descriptions}`
}

const hasTrigram = (word: string) => /[\p{L}\d]{3}/u.test(word)

/** Words of descriptions that are similar to one of these. */
export async function listLikeWords(db: Queryable, words: string[]): Promise<string[]> {
  return (await likeWords(db, { words })).map(({ word }) => word)
}

const likeWords = prepareSql<{ word: string }>(sql`
  select distinct word from unnest(${given('words', 'text[]')}) typed cross join lateral (
    select word from description_words where word % typed
    order by similarity(word, typed) desc, word limit ${LIKE_WORDS}) alike`)

/** Numbers one typo away from the key, or that begin with its look-alike; if there are none, numbers with common trigrams. */
export const listSimilar = (db: Queryable, table: Table, key: string): Promise<Suggestion[]> =>
  // A key has no comma. One text costs a fraction of a list of hundreds.
  read(similar[table], db, { key, slips: slippedKeys(key).join(','), begun: foldedKeyOf(key) })

const similarTo = (table: Table) => sql`
  with slipped as materialized (
    (select one.id from unnest(string_to_array(${given('slips', 'text')}, ',')) slip
    cross join lateral (select id from ${sql.identifier(table)} where search_key = slip offset 0) one limit ${CANDIDATES})
    union all
    (select id from ${sql.identifier(table)} where ${begins(foldedNumber[table], 'begun')}
    order by ${foldedNumber[table]} using ~<~ limit ${CANDIDATES}))
  select id from slipped
  union all (
    select id
    from (
      select id, search_key from ${sql.identifier(table)}
      where ${given('key', 'text')} <% search_key and not exists (select from slipped)
      limit ${WEIGHED.numbers}) alike
    order by word_similarity(${given('key', 'text')}, search_key) desc limit ${CANDIDATES})
  limit ${CANDIDATES}`

const similar = {
  parts: prepareSql<Row>(partsAmong(similarTo('parts'))),
  pumps: prepareSql<Row>(pumpsAmong(similarTo('pumps'))),
}

type Row = Suggestion & { picture: string | null }

async function read(
  statement: ReturnType<typeof prepareSql<Row>>,
  db: Queryable,
  values: Record<string, unknown>,
): Promise<Suggestion[]> {
  const rows = await statement(db, values)
  return rows.map(suggestionOf)
}

const suggestionOf = ({ picture, ...row }: Row): Suggestion => (picture ? { ...row, picture } : row)

/** BOMs and parts; a BOM that is also sold as a part is suggested as both. */
function partsAmong(ids: SQL) {
  return sql`
  select kind.type, p.part_number as identifier, p.description,
    case kind.type when 'part' then ${pictureOf(sql`p.id`)} end as picture
  from (${ids}) found join parts p using (id)
  cross join lateral (select exists (select from boms where part_id = p.id)
    or exists (select from bom_lines where parent_part_id = p.id)
    or exists (select from pumps where bom_part_id = p.id) as is_bom offset 0) what
  join (values ('bom'), ('part')) kind (type)
    on case kind.type when 'bom' then what.is_bom else p.is_sellable or not what.is_bom end`
}

function pumpsAmong(ids: SQL) {
  return sql`
  select 'serial' as type, u.serial_number as identifier, coalesce(u.description, b.description, p.description) as description,
    null as picture
  from (${ids}) found join pumps u using (id) join parts p on p.id = u.bom_part_id
  left join boms b on b.part_id = u.bom_part_id`
}
