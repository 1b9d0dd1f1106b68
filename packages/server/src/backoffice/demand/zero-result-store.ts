import { durations, type InputOf } from '@volute/domain/core/kernel'
import type { listZeroResults } from '@volute/domain/backoffice/demand'
import { and, asc, count, desc, eq, gte, inArray, lt, max, min, notExists, sql } from 'drizzle-orm'
import { contains, findPage, nameKey, prepareSql, type Queryable, schema } from '../../core/db/index.ts'

const { companies, events, zeroResults, zeroResultGroups, synonyms } = schema

/** The groups whose keys are most similar to a key. */
export const findNearGroups = (tx: Queryable, key: string) => nearGroups(tx, { key })

const nearGroups = prepareSql<{ groupId: number; key: string }>(sql`
  select id as "groupId", key from miss_groups order by key <-> ${sql.placeholder('key')}::text limit 20`)

/** Adds a group, or returns the one that another process has just added. */
export async function addGroup(tx: Queryable, key: string): Promise<number> {
  const [added] = await addedGroup(tx, { key })
  return added?.id ?? 0
}

const addedGroup = prepareSql<{ id: number }>(sql`
  insert into miss_groups (key) values (${sql.placeholder('key')})
  on conflict (key) do update set key = excluded.key returning id`)

export async function insertZeroResult(
  tx: Queryable,
  zeroResult: typeof zeroResults.$inferInsert,
): Promise<void> {
  await tx.insert(zeroResults).values(zeroResult)
}

/** Deletes searches and events older than the retention period of demand. */
export async function deleteOld(db: Queryable, now: Date): Promise<void> {
  const kept = sql`${now.toISOString()}::timestamptz - make_interval(months => ${durations.demandMonths})`
  const gone = await db
    .delete(zeroResults)
    .where(lt(zeroResults.atUtc, kept))
    .returning({ id: zeroResults.id })
  if (gone.length > 0)
    await db
      .delete(zeroResultGroups)
      .where(
        notExists(
          db
            .select({ id: zeroResults.id })
            .from(zeroResults)
            .where(eq(zeroResults.groupId, zeroResultGroups.id)),
        ),
      )
  await db.delete(events).where(and(eq(events.kind, 'lose-sale'), lt(events.atUtc, kept)))
}

/** Start of a list's period; undefined for 0 days, which means everything stored. */
export const sinceOf = (days: number, now: Date) =>
  days === 0 ? undefined : new Date(now.getTime() - days * durations.day)

/** A page of searches without results, most frequent first; a text or a company finds whole groups (E191). */
export async function findZeroResultGroups(db: Queryable, page: InputOf<typeof listZeroResults>, now: Date) {
  const since = sinceOf(page.days, now)
  const isRecent = since && gte(zeroResults.atUtc, since)
  const named = contains(page.searchValue, [zeroResults.text, companies.name])
  const namedGroups = db
    .select({ groupId: zeroResults.groupId })
    .from(zeroResults)
    .innerJoin(companies, eq(companies.id, zeroResults.companyId))
    .where(and(named, isRecent))
  const found = and(isRecent, named && inArray(zeroResults.groupId, namedGroups))
  const rows = db
    .select({
      groupId: zeroResults.groupId,
      text: sql<string>`mode() within group (order by ${zeroResults.text})`,
      texts: sql<string[]>`array_agg(distinct ${zeroResults.text})`,
      searches: count(),
      firstUtc: min(zeroResults.atUtc),
      lastUtc: max(zeroResults.atUtc),
    })
    .from(zeroResults)
    .where(found)
    .groupBy(zeroResults.groupId)
    .orderBy(desc(count()), desc(max(zeroResults.atUtc)), asc(zeroResults.groupId))
    .$dynamic()
  return findPage(
    db,
    page,
    rows,
    sql`select from ${zeroResults} where ${found ?? sql`true`} group by ${zeroResults.groupId}`,
  )
}

/** Number of searches per company in these groups, most frequent first. */
export const countCompanies = (db: Queryable, groupIds: readonly number[], since: Date | undefined) =>
  db
    .select({ groupId: zeroResults.groupId, companyName: companies.name, count: count() })
    .from(zeroResults)
    .innerJoin(companies, eq(companies.id, zeroResults.companyId))
    .where(and(inArray(zeroResults.groupId, [...groupIds]), since && gte(zeroResults.atUtc, since)))
    .groupBy(zeroResults.groupId, companies.id)
    .orderBy(desc(count()), asc(companies.name))

/** Meanings of these texts from the synonyms, matched by name key. */
export async function findMeanings(db: Queryable, texts: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ text: sql<string>`typed`, means: synonyms.means })
    .from(sql`json_array_elements_text(${JSON.stringify(texts)}::json) typed`)
    .innerJoin(synonyms, sql`${nameKey(synonyms.word)} = ${nameKey(sql`typed`)}`)
  return new Map(rows.map(({ text, means }) => [text, means]))
}
