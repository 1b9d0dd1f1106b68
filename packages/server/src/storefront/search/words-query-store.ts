import type { Wanted } from '@volute/domain/storefront/search'
import { sql } from 'drizzle-orm'
import type { Narrowing } from './narrowing-store.ts'

/** The questions that wanted words put to an index of words, as texts for `to_tsquery`. */
export interface Queries extends Record<string, unknown> {
  /** All of them, as whole words; as beginnings too; and one slip away. */
  whole: string
  begun: string
  every: string
  everyOnPages: string
  /** All but one of them, each in its turn left out, each by itself, and any: whole or one slip away. */
  most: string[]
  each: string[]
  any: string
}

export function queriesOf(wanted: readonly Wanted[]): Queries {
  const each = (alternatives: (one: Wanted) => string[]) =>
    wanted.map((one) => `(${alternatives(one).join(' | ')})`)
  const meant = (one: Wanted) => one.meant.map(quoted)
  const near = each((one) => [...whole(one), ...meant(one)])
  const every = (place: Place) =>
    each((one) => [...whole(one), ...begun(one, place), ...meant(one)]).join(' & ')
  return {
    whole: each(whole).join(' & '),
    begun: each((one) => [...whole(one), ...begun(one, 'inCatalogue')]).join(' & '),
    every: every('inCatalogue'),
    everyOnPages: every('onPages'),
    most: near.length === 1 ? [] : near.map((_, left) => near.toSpliced(left, 1).join(' & ')),
    each: near,
    any: near.join(' | '),
  }
}

type Place = keyof Wanted['goesOn']

const whole = (wanted: Wanted) => wanted.whole.map((words) => `(${words.map(quoted).join(' & ')})`)

/** The last word may be typed half; what the index has as another form of it is found by the words that it begins. */
function begun({ whole: [typed = []], begun: words, goesOn }: Wanted, place: Place): string[] {
  const last = typed.at(-1) ?? ''
  const asBeginning = [...typed.slice(0, -1).map(quoted), `${quoted(last)}:*`].join(' & ')
  return [...(goesOn[place] && last.length > 1 ? [`(${asBeginning})`] : []), ...words.map(quoted)]
}

/** Words as `searchText` leaves them have nothing in them that means something in a query. */
const quoted = (word: string) => `'${word}'`

/** Parameters of the words' statement: also the pages that are looked through, and those to list where none has all words. */
export interface AskedWords extends Queries, Narrowing {
  /** Key of the text as a number, or empty. */
  key: string
  manuals: number[]
  nearPages: string
}

const query = (name: keyof Queries & string) => sql`to_tsquery('english', ${sql.placeholder(name)}::text)`

/**
 * The row of these questions and of what they are narrowed to in a prepared statement, whose words take the form that the index
 * has them in. A statement that takes all values from this row has one plan for them all, which is made once.
 */
export const askedRow = sql`
  select ${query('whole')} as whole, ${query('begun')} as begun, ${query('every')} as every,
    ${query('everyOnPages')} as every_on_pages, ${query('any')} as any_of_them,
    array(select to_tsquery('english', one) from unnest(${sql.placeholder('most')}::text[]) one) as most,
    ${sql.placeholder('bomPartId')}::int as only_bom, ${sql.placeholder('model')}::text as only_model,
    ${sql.placeholder('key')}::text as key,
    ${sql.placeholder('manuals')}::int[] as manuals, ${sql.placeholder('nearPages')}::json as near_pages`
