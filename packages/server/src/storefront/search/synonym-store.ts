import type { SearchPage } from '@volute/domain/core/kernel'
import { asc, eq, sql } from 'drizzle-orm'
import { contains, findPage, nameKey, type Queryable, schema } from '../../core/db/index.ts'

const { synonyms } = schema
const columns = { synonymId: synonyms.id, word: synonyms.word, means: synonyms.means }

/** A page of the synonyms whose word or meaning contains a text, by word. */
export async function listSynonymsPage(db: Queryable, page: SearchPage) {
  const found = contains(page.searchValue, [synonyms.word, synonyms.means])
  const order = [asc(sql`lower(${synonyms.word})`), asc(synonyms.id)]
  const rows = db
    .select(columns)
    .from(synonyms)
    .where(found)
    .orderBy(...order)
    .$dynamic()
  return findPage(db, page, rows, sql`select from ${synonyms} where ${found ?? sql`true`}`)
}

/** Adds a synonym or changes the meaning of its word; returns its id. */
export async function upsertSynonym(
  tx: Queryable,
  { word, means }: { word: string; means: string },
): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into synonyms (word, means) values (${word}, ${means})
    on conflict (${nameKey(sql`word`)}) do update set word = excluded.word, means = excluded.means returning id`)
  return rows[0]?.id ?? 0
}

/** Removes a synonym; returns its word, or undefined if there is none. */
export async function removeSynonym(tx: Queryable, synonymId: number): Promise<string | undefined> {
  const [gone] = await tx
    .delete(synonyms)
    .where(eq(synonyms.id, synonymId))
    .returning({ word: synonyms.word })
  return gone?.word
}
