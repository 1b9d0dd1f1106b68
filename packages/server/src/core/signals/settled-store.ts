import type { SettledSearch } from '@volute/domain/backoffice/demand'
import { limits } from '@volute/domain/core/kernel'
import { sql } from 'drizzle-orm'
import { prepareSql, type Queryable } from '../db/index.ts'

interface By {
  userId: number
  companyId: number
  now: Date
}

/** Writes searches without results, unless the person already has too many. */
export const writeNotFound = (db: Queryable, { texts, ...by }: By & { texts: readonly string[] }) =>
  notFound(db, { ...by, texts: JSON.stringify(texts) })

const notFound = prepareSql(sql`
  insert into settled_searches (user_id, company_id, text, is_found, at_utc)
  select ${sql.placeholder('userId')}::int, ${sql.placeholder('companyId')}::int, text, false,
    ${sql.placeholder('now')}::timestamptz
  from json_array_elements_text(${sql.placeholder('texts')}::json) text
  where (select count(*) from settled_searches where user_id = ${sql.placeholder('userId')}::int)
    < ${limits.settledSearches}`)

/** Deletes a person's searches for these texts that had no results. */
export const forgetNotFound = (
  db: Queryable,
  { userId, texts }: { userId: number; texts: readonly string[] },
) => suggested(db, { userId, texts: JSON.stringify(texts) })

const suggested = prepareSql(sql`
  delete from settled_searches where user_id = ${sql.placeholder('userId')}::int and not is_found
    and upper(text) in (select upper(value) from json_array_elements_text(${sql.placeholder('texts')}::json))`)

/** Writes a search with results, if the person has recently had one without. */
export const writeFound = (db: Queryable, found: By & { text: string; since: Date }) =>
  foundAfter(db, { ...found })

const foundAfter = prepareSql(sql`
  insert into settled_searches (user_id, company_id, text, is_found, at_utc)
  select ${sql.placeholder('userId')}::int, ${sql.placeholder('companyId')}::int, ${sql.placeholder('text')}::text,
    true, ${sql.placeholder('now')}::timestamptz
  where exists (
    select from settled_searches
    where user_id = ${sql.placeholder('userId')}::int and not is_found and at_utc >= ${sql.placeholder('since')}::timestamptz)`)

export interface StoredSearch extends SettledSearch {
  companyId: number
}

/** Removes the searches up to a time, to be judged, and reads the later searches of the same people. */
export async function takeSettled(tx: Queryable, until: Date) {
  const settled = await taken(tx, { until })
  const people = [...new Set(settled.map(({ person }) => person))]
  return { settled, since: people.length === 0 ? [] : await searchesOf(tx, { people }) }
}

const columns = sql`
  user_id as person, company_id as "companyId", text, is_found as "isFound",
  (extract(epoch from at_utc) * 1000)::float8 as at`

const taken = prepareSql<StoredSearch>(sql`
  delete from settled_searches where at_utc <= ${sql.placeholder('until')}::timestamptz returning ${columns}`)

const searchesOf = prepareSql<StoredSearch>(sql`
  select ${columns} from settled_searches where user_id = any(${sql.placeholder('people')}::int[])`)
