import type { InputOf } from '@volute/domain/core/kernel'
import type { listPublications, Publication, PublicationRow } from '@volute/domain/workbench/workbench'
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { contains, findPage, instantText, type Queryable, schema } from '../../core/db/index.ts'
import { drawingsToLookAt } from './drawings/drawing-store.ts'

const { isUnpublished, publications, users } = schema
const publishers = alias(users, 'publishers')
/** Name shown for changes made without an account: the command line. */
const NOBODY = 'Command line'

const total = (act: 'added' | 'changed' | 'closed') =>
  sql<number>`(select coalesce(sum((counted->>${act})::int), 0)::int from jsonb_array_elements(${publications.counts}) counted)`

const named = (found: SQL) =>
  sql<{
    publicationId: number
    name: string
  } | null>`(select jsonb_build_object('publicationId', other.id, 'name', other.name) from publications other where ${found} order by other.id desc limit 1)`

const rowColumns = {
  publicationId: publications.id,
  name: publications.name,
  state: publications.state,
  createdBy: sql<string>`coalesce(${users.name}, ${NOBODY})`,
  createdUtc: sql<string>`${instantText(publications.createdUtc)}`,
  publishAtUtc: sql<string | null>`${instantText(publications.publishAtUtc)}`,
  publishedBy: sql<
    string | null
  >`case when ${publications.publishedUtc} is not null or ${publications.publishedBy} is not null then coalesce(${publishers.name}, ${NOBODY}) end`,
  publishedUtc: sql<string | null>`${instantText(publications.publishedUtc)}`,
  rollsBack: named(sql`other.id = ${publications.rollsBackId}`),
  rolledBackBy: named(
    sql`${publications.state} = 'TAKEN_BACK' and other.takes_back_id = ${publications.id} and other.state = 'PUBLISHED'`,
  ),
  added: total('added'),
  changed: total('changed'),
  closed: total('closed'),
}

const selectRows = <Columns extends object>(db: Queryable, more: Columns) =>
  db
    .select({ ...rowColumns, ...more })
    .from(publications)
    .leftJoin(users, eq(users.id, publications.createdBy))
    .leftJoin(publishers, eq(publishers.id, publications.publishedBy))

/** A page of drafts and publications, the latest first. */
export async function findPublications(db: Queryable, page: InputOf<typeof listPublications>) {
  const found = and(
    contains(page.searchValue, [publications.name]),
    page.shown === 'UNPUBLISHED' ? isUnpublished(publications.state) : undefined,
  )
  const rows = selectRows(db, {})
    .where(found)
    .orderBy(desc(publications.createdUtc), desc(publications.id))
    .$dynamic()
  const all = sql`select from ${publications} where ${found ?? sql`true`} order by created_utc`
  const { rows: listed, ...counted } = await findPage(db, page, rows, all)
  return { ...counted, publications: listed satisfies PublicationRow[] }
}

/** A publication as its page shows it, without its files. */
export async function findPublication(
  db: Queryable,
  publicationId: number,
): Promise<Omit<Publication, 'files'> | undefined> {
  const { work, progress, problem, counts, badRows, flatBoms } = publications
  const effectiveDate = sql<string | null>`(
    select max(effective_date)::text from publication_files where publication_id = ${publications.id})`
  const isCompared = sql<boolean>`${publications.comparedRevision} is not distinct from ${publications.filesRevision} or ${publications.publishedUtc} is not null`
  const toLookAt = await drawingsToLookAt(db, publicationId)
  const [found] = await selectRows(db, {
    work,
    progress,
    problem,
    counts,
    badRows,
    flatBoms,
    effectiveDate,
    isCompared,
  }).where(eq(publications.id, publicationId))
  return found && { ...found, drawingsToLookAt: toLookAt }
}

export type StoredPublication = typeof publications.$inferSelect

/** A publication as it is stored. */
export async function findStored(
  db: Queryable,
  publicationId: number,
): Promise<StoredPublication | undefined> {
  const [found] = await db.select().from(publications).where(eq(publications.id, publicationId))
  return found
}

/** Locks a publication: until the transaction ends, no one else can change it or lock it. */
export const lockPublication = (tx: Queryable, publicationId: number) =>
  tx
    .select({ id: publications.id })
    .from(publications)
    .where(eq(publications.id, publicationId))
    .for('update')

export async function insertPublication(
  db: Queryable,
  values: typeof publications.$inferInsert,
): Promise<number> {
  const [made] = await db.insert(publications).values(values).returning({ id: publications.id })
  return made?.id ?? 0
}

/** Changes a publication if it is in one of these states and its files have this revision; returns false otherwise. */
export async function changePublication(
  db: Queryable,
  publicationId: number,
  states: readonly StoredPublication['state'][],
  set: Partial<Record<keyof typeof publications.$inferInsert, unknown>>,
  revision?: number,
): Promise<boolean> {
  const { id, state, filesRevision } = publications
  const changed = await db
    .update(publications)
    .set(set as Partial<typeof publications.$inferInsert>)
    .where(
      and(
        eq(id, publicationId),
        inArray(state, [...states]),
        revision === undefined ? undefined : eq(filesRevision, revision),
      ),
    )
    .returning({ id })
  return changed.length > 0
}

/** Saves the worker's progress, outside its own transaction. */
export async function noteProgress(db: Queryable, publicationId: number, progress: number): Promise<void> {
  const isWorked = sql`(${publications.work} is not null or ${publications.state} = 'PUBLISHING')`
  await db
    .update(publications)
    .set({ progress })
    .where(and(eq(publications.id, publicationId), isWorked))
}

/** Columns to set with each change of a draft's files; they also cancel a running comparison. */
export const filesChanged = {
  filesRevision: sql`files_revision + 1`,
  work: null,
  problem: null,
  state: 'DRAFT',
} as const

export async function deletePublication(db: Queryable, publicationId: number): Promise<void> {
  await db.delete(publications).where(eq(publications.id, publicationId))
}

/** Sets scheduled publications whose time has come to PUBLISHING, and returns all that are to be published now. */
export async function findDue(db: Queryable, now: Date): Promise<number[]> {
  await db
    .update(publications)
    .set({ state: 'PUBLISHING', progress: 0 })
    .where(
      and(eq(publications.state, 'SCHEDULED'), sql`${publications.publishAtUtc} <= ${now.toISOString()}`),
    )
  const due = await db
    .select({ id: publications.id })
    .from(publications)
    .where(eq(publications.state, 'PUBLISHING'))
  return due.map(({ id }) => id)
}

/** Publications published before this time whose rows are still stored. */
export async function findOutdated(db: Queryable, before: Date): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from publications p where published_utc < ${before.toISOString()}
      and exists (select from publication_rows where publication_id = p.id)`)
  return rows.map(({ id }) => id)
}

export async function hasKeptRows(db: Queryable, publicationId: number): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from publication_rows where publication_id = ${publicationId} limit 1`,
  )
  return rows.length > 0
}

/** True when another publication is about to roll this one back. */
export const isBeingRolledBack = async (db: Queryable, publicationId: number): Promise<boolean> =>
  (await db.$count(
    publications,
    and(eq(publications.rollsBackId, publicationId), eq(publications.state, 'PUBLISHING')),
  )) > 0

/**
 * Marks a publication as rolled back; one that it had itself rolled back counts as published again. Returns false if it is
 * not published.
 */
export async function turnState(tx: Queryable, rolledBackId: number): Promise<boolean> {
  if (!(await changePublication(tx, rolledBackId, ['PUBLISHED'], { state: 'TAKEN_BACK' }))) return false
  await tx.execute(sql`
    update publications set state = 'PUBLISHED'
    where state = 'TAKEN_BACK' and id = (select takes_back_id from publications where id = ${rolledBackId})`)
  return true
}

/**
 * Returns whether the draft still waits for the difference of this file revision, and whether any publication waits to be
 * published.
 */
export async function findWanted(db: Queryable, publicationId: number, revision: number) {
  const { rows } = await db.execute<{ isWanted: boolean; waits: boolean }>(sql`
    select exists (
        select from publications where id = ${publicationId} and work = 'COMPARING' and files_revision = ${revision}) as "isWanted",
      exists (select from publications where state = 'PUBLISHING') as waits`)
  return rows[0] ?? { isWanted: false, waits: false }
}

export async function hasParts(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute(sql`select from parts limit 1`)
  return rows.length > 0
}

/** Checks deferred constraints now. */
export const checkConstraints = (tx: Queryable) => tx.execute(sql`set constraints all immediate`)

/** Mail address of the person who requested a publication. */
export async function findAsker(
  db: Queryable,
  { publishedBy }: StoredPublication,
): Promise<string | undefined> {
  const [by] = await db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, publishedBy ?? 0))
  return by?.email
}
