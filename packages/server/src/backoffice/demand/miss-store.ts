import { durations, type InputOf } from '@volute/domain/core/kernel'
import type { listMisses } from '@volute/domain/backoffice/demand'
import { and, asc, count, desc, eq, gte, inArray, lt, max, min, notExists, sql } from 'drizzle-orm'
import { contains, findPage, nameKey, prepareSql, type Queryable, schema } from '../../core/db/index.ts'

import { whereIgnored } from './ignored-store.ts'
import { startOf, type Trend, weekOf } from './trend-store.ts'

const { companies, events, misses, missGroups, synonyms } = schema

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

export async function insertMiss(tx: Queryable, miss: typeof misses.$inferInsert): Promise<void> {
  await tx.insert(misses).values(miss)
}

/** Deletes searches and events older than the retention period of demand. */
export async function deleteOld(db: Queryable, now: Date): Promise<void> {
  const kept = sql`${now.toISOString()}::timestamptz - make_interval(months => ${durations.demandMonths})`
  const gone = await db.delete(misses).where(lt(misses.atUtc, kept)).returning({ id: misses.id })
  if (gone.length > 0)
    await db
      .delete(missGroups)
      .where(notExists(db.select({ id: misses.id }).from(misses).where(eq(misses.groupId, missGroups.id))))
  await db.delete(events).where(and(eq(events.kind, 'lose-sale'), lt(events.atUtc, kept)))
}

/** Start of a list's period; undefined for 0 days, which means everything stored. */
export const sinceOf = (days: number, now: Date) =>
  days === 0 ? undefined : new Date(now.getTime() - days * durations.day)

/** A page of searches without results, most frequent first; a text or a company finds whole groups (E191). */
export async function findMissGroups(db: Queryable, page: InputOf<typeof listMisses>, now: Date) {
  const since = sinceOf(page.days, now)
  const isRecent = since && gte(misses.atUtc, since)
  const named = contains(page.searchValue, [misses.text, companies.name])
  const namedGroups = db
    .select({ groupId: misses.groupId })
    .from(misses)
    .innerJoin(companies, eq(companies.id, misses.companyId))
    .where(and(named, isRecent))
  const isShown = whereIgnored('misses', sql`${misses.groupId}::text`, page.shown)
  const found = and(isRecent, named && inArray(misses.groupId, namedGroups), isShown)
  const rows = db
    .select({
      groupId: misses.groupId,
      text: sql<string>`mode() within group (order by ${misses.text})`,
      texts: sql<string[]>`array_agg(distinct ${misses.text})`,
      searches: count(),
      firstUtc: min(misses.atUtc),
      lastUtc: max(misses.atUtc),
    })
    .from(misses)
    .where(found)
    .groupBy(misses.groupId)
    .orderBy(desc(count()), desc(max(misses.atUtc)), asc(misses.groupId))
    .$dynamic()
  return findPage(db, page, rows, sql`select from ${misses} where ${found} group by ${misses.groupId}`)
}

/** Number of searches per company in these groups, most frequent first. */
export const countCompanies = (db: Queryable, groupIds: readonly number[], since: Date | undefined) =>
  db
    .select({ groupId: misses.groupId, companyName: companies.name, count: count() })
    .from(misses)
    .innerJoin(companies, eq(companies.id, misses.companyId))
    .where(and(inArray(misses.groupId, [...groupIds]), since && gte(misses.atUtc, since)))
    .groupBy(misses.groupId, companies.id)
    .orderBy(desc(count()), asc(companies.name))

/** Number of searches of these groups in each week. */
export const countMissWeeks = (db: Queryable, groupIds: readonly number[], trend: Trend) =>
  db
    .select({ key: misses.groupId, week: weekOf(misses.atUtc, trend), value: count() })
    .from(misses)
    .where(and(inArray(misses.groupId, [...groupIds]), gte(misses.atUtc, startOf(trend))))
    .groupBy(misses.groupId, sql`2`)

/** Meanings of these texts from the synonyms, matched by name key. */
export async function findMeanings(db: Queryable, texts: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ text: sql<string>`typed`, means: synonyms.means })
    .from(sql`json_array_elements_text(${JSON.stringify(texts)}::json) typed`)
    .innerJoin(synonyms, sql`${nameKey(synonyms.word)} = ${nameKey(sql`typed`)}`)
  return new Map(rows.map(({ text, means }) => [text, means]))
}
