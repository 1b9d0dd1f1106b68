import {
  type Known,
  mayHaveTypo,
  type Query,
  slippedWords,
  splitsOf,
  synonymsBothWays,
  type Wanted,
  wantedBy,
} from '@volute/domain/storefront/search'
import { sql } from 'drizzle-orm'
import { type CatalogueReads, prepareSql, type Queryable, schema } from '../../core/db/index.ts'
import { withReadings } from './reading-store.ts'

/** Maximum number of words for a prefix, or for one typo. */
const LIKE_WORDS = 10

/**
 * Known words for the typed ones: synonyms, known words that begin with them, and, if there are none, the two that they
 * consist of, or the one that a typo is most likely to mean. Everything is cached per word.
 */
export async function findWanted(
  { db, catalogue }: CatalogueReads,
  { words, compounds }: Query,
): Promise<Wanted[]> {
  const synonyms = await catalogue.one(db, readSynonyms, 'all')
  const alike = await catalogue.each(db, readAlike, words.filter(mayHaveTypo))
  const goesOn = await catalogue.each(db, readGoesOn, words.filter(mayBeComplete))
  const known = words.map((word): [string, Known] => [word, { ...alike.get(word), ...goesOn.get(word) }])
  const wanted = wantedBy(words, synonyms, new Map(known), compounds)
  return wanted.some(({ meant }) => meant.length > 1) ? withReadings({ db, catalogue }, wanted) : wanted
}

const readSynonyms = async (db: Queryable) =>
  synonymsBothWays(
    await db.select({ word: schema.synonyms.word, means: schema.synonyms.means }).from(schema.synonyms),
  )

async function readAlike(db: Queryable, words: string[]): Promise<Map<string, Known>> {
  const begun = Map.groupBy(await listBegun(db, words), ({ typed }) => typed)
  const unknown = words.filter((word) => !begun.has(word))
  const meant = Map.groupBy(await listSlipped(db, unknown), ({ typed }) => typed)
  const splits = new Map((await listSplits(db, unknown)).map(({ typed, word }) => [typed, word.split(' ')]))
  const wordsOf = (found: Alike[] = []) => found.map(({ word }) => word)
  return new Map(words.map((word) => [word, knownOf(word)]))

  function knownOf(word: string): Known {
    const split = splits.get(word)
    const near = wordsOf(meant.get(word))
    // The index finds a plural by its singular.
    const isWord = split !== undefined || near.some((one) => word === `${one}s`)
    return {
      begun: wordsOf(begun.get(word)).filter((other) => other !== word),
      meant: isWord ? [] : near,
      ...(split && { split }),
    }
  }
}

interface Alike extends Record<string, unknown> {
  typed: string
  word: string
}

/** Sorts after every word that begins with the same letters. */
const LAST = '\u{10FFFF}'

async function listBegun(db: Queryable, words: string[]): Promise<Alike[]> {
  const from = (table: string) => sql`(
    select word from ${sql.identifier(table)} where word ~>=~ typed and word ~<~ (typed || ${LAST}::text)
    order by word using ~<~ limit ${LIKE_WORDS})`
  const { rows } = await db.execute<Alike>(sql`
    select distinct typed, word from unnest(${sql.param(words)}::text[]) typed
    cross join lateral (${from('description_words')} union ${from('page_words')}) begun`)
  return rows
}

async function listSlipped(db: Queryable, words: string[]): Promise<Alike[]> {
  if (words.length === 0) return []
  const slips = words.flatMap((typed) => slippedWords(typed).map((slip) => ({ typed, slip })))
  const { rows } = await db.execute<Alike>(sql`
    select typed, word from json_to_recordset(${JSON.stringify(slips)}::json) as one (typed text, slip text)
    cross join lateral (
      select word from description_words where word = slip union select word from page_words where word = slip
      offset 0) alike`)
  return rows
}

/** The two known words, or one letter and a known word, that a word consists of. */
async function listSplits(db: Queryable, words: string[]): Promise<Alike[]> {
  const splits = words.flatMap((typed) => splitsOf(typed).map(([one, other]) => ({ typed, one, other })))
  if (splits.length === 0) return []
  const { rows } = await db.execute<Alike>(sql`
    select distinct on (typed) typed, one || ' ' || other as word
    from json_to_recordset(${JSON.stringify(splits)}::json) as split (typed text, one text, other text)
    where exists (select from description_words where word = other)
      and (length(one) = 1 or exists (select from description_words where word = one))
      and exists (select from parts where search_words @@ plainto_tsquery('english', one || ' ' || other))
    order by typed, length(one)`)
  return rows
}

/** Short words and numbers are left out: longer ones always exist. */
const mayBeComplete = (word: string) => /^([a-z]{3,}|\d+\.\d+)$/.test(word)

async function readGoesOn(db: Queryable, words: string[]): Promise<Map<string, Known>> {
  const rows = await goingOn(db, { words })
  return new Map(rows.map(({ typed, ...goesOn }) => [typed, { goesOn }]))
}

/**
 * Maximum number of rows to read; most words have none. With this limit the planner uses an index, with a limit of one it
 * would not.
 */
const LOOKED_AT = sql.raw('100')
const hasLonger = (...tables: string[]) => {
  const found = (table: string) => sql`(
    select count(*) from (
      select from ${sql.identifier(table)} where search_words @@ longer limit ${LOOKED_AT}) found)`
  return sql`(${sql.join(tables.map(found), sql` + `)}) > 0`
}

/**
 * True if an index contains a word followed by one more digit, letter or full stop. A prefix search that finds nothing
 * takes longest, so this check avoids it.
 */
const goingOn = prepareSql<Wanted['goesOn'] & { typed: string }>(sql`
  with next as materialized (
    select unnest(string_to_array('0123456789abcdefghijklmnopqrstuvwxyz.', null)) as letter
    union all select chr(code) from generate_series(223, 383) code),
  asked as materialized (
    select typed, (
      select string_agg('''' || lexeme || letter || ''':*', ' | ')::tsquery
      from unnest(tsvector_to_array(to_tsvector('english', typed))) lexeme, next
      where ascii(letter) < 128 or typed !~ '\\d') as longer
    from unnest(${sql.placeholder('words')}::text[]) typed)
  select typed, ${hasLonger('parts', 'boms', 'pumps')} as "inCatalogue", ${hasLonger('document_pages')} as "onPages"
  from asked`)
