import type { Wanted } from '@volute/domain/storefront/search'
import { sql } from 'drizzle-orm'
import type { Narrowing } from './narrowing-store.ts'

/** Queries of the words against a word index, as texts for `to_tsquery`. */
export interface Queries extends Record<string, unknown> {
  /** All words: as whole words; also as prefixes; and also one typo away. */
  whole: string
  begun: string
  every: string
  everyOnPages: string
  /** Each word alone, and any word: whole or one typo away. */
  each: string[]
  any: string
  /** Any word as it may stand in a noun: whole, as one of the known words that begin with it, or one typo away. */
  named: string
}

export function queriesOf(wanted: readonly Wanted[]): Queries {
  const each = (alternatives: (one: Wanted) => string[]) =>
    wanted.map((one) => `(${alternatives(one).join(' | ')})`)
  const meant = (one: Wanted) => one.meant.map(quoted)
  const near = wanted.map(nearOf)
  const every = (place: Place) =>
    each((one) => [...whole(one), ...begun(one, place), ...meant(one)]).join(' & ')
  return {
    whole: each(whole).join(' & '),
    begun: each((one) => [...whole(one), ...begun(one, 'inCatalogue')]).join(' & '),
    every: every('inCatalogue'),
    everyOnPages: every('onPages'),
    each: near,
    any: near.join(' | '),
    named: [...near, ...wanted.flatMap(({ begun: words }) => words.map(quoted))].join(' | '),
  }
}

/** One term as whole words or corrected. */
export const nearOf = ({ whole, meant }: Wanted) => anyOf([...whole, ...meant.map((word) => [word])])

/** Alternatives, each of several words together. */
export const anyOf = (alternatives: readonly string[][]) => `(${alternatives.map(allOf).join(' | ')})`

/** Words from `searchText` contain no query syntax. */
const quoted = (word: string) => `'${word}'`
const allOf = (words: readonly string[]) => `(${words.map(quoted).join(' & ')})`

type Place = keyof Wanted['goesOn']

const whole = (wanted: Wanted) => wanted.whole.map(allOf)

/**
 * The last word may be incomplete. Words that the index stores in another form are found through the known words that
 * begin with it.
 */
function begun({ spelled, begun: words, goesOn }: Wanted, place: Place): string[] {
  const beginnings = goesOn[place] ? spelled.flatMap(asBeginning) : []
  return [...beginnings, ...words.map(quoted)]
}

function asBeginning(typed: string[]): string[] {
  const last = typed.at(-1) ?? ''
  if (last.length < 2) return []
  return [`(${[...typed.slice(0, -1).map(quoted), `${quoted(last)}:*`].join(' & ')})`]
}

/** Parameters of the word query, with the manuals to search and the pages to list if no page has all words. */
export interface AskedWords extends Queries, Narrowing {
  /** Search key of the text as a number, or empty. */
  key: string
  manuals: number[]
  nearPages: string
}

const query = (name: keyof Queries & string) => sql`to_tsquery('english', ${sql.placeholder(name)}::text)`

/**
 * Row with these queries and the narrowing in a prepared statement, with the words in the form that the index stores. A
 * statement that takes all values from this row has one plan for all calls, made once.
 */
export const askedRow = sql`
  select ${query('whole')} as whole, ${query('begun')} as begun, ${query('every')} as every,
    ${query('everyOnPages')} as every_on_pages, ${query('any')} as any_of_them,
    array(select to_tsquery('english', one) from unnest(${sql.placeholder('each')}::text[]) one) as terms,
    ${query('named')} as named,
    ${sql.placeholder('bomPartId')}::int as only_bom, ${sql.placeholder('model')}::text as only_model,
    ${sql.placeholder('key')}::text as key,
    ${sql.placeholder('manuals')}::int[] as manuals, ${sql.placeholder('nearPages')}::json as near_pages`
