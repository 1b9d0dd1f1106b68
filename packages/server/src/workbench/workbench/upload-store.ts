import { createHash } from 'node:crypto'
import { cleanFileName } from '@volute/domain/core/kernel'
import type { FileSummary, Mapping, Reading } from '@volute/domain/workbench/workbench'
import { and, asc, eq, inArray, lt, not, sql } from 'drizzle-orm'
import { type Queryable, schema } from '../../core/db/index.ts'

const { columnMaps, publicationFiles } = schema

export type UploadRow = typeof publicationFiles.$inferSelect
export type NewUpload = typeof publicationFiles.$inferInsert

/** Key of an uploaded file in the file store, and of its bad rows. */
export const uploadKey = (publicationId: number, fileId: number) => `workbench/${publicationId}/${fileId}`
export const badRowsKey = (publicationId: number, fileId: number) =>
  `${uploadKey(publicationId, fileId)}.bad.csv`

/** Stores a file with a cleaned name for display; names of ZIP entries come from strangers too. */
export async function insertUpload(db: Queryable, file: NewUpload): Promise<number> {
  const named = { ...file, name: cleanFileName(file.name) }
  const [made] = await db.insert(publicationFiles).values(named).returning({ id: publicationFiles.id })
  return made?.id ?? 0
}

const isUpload = sql`${publicationFiles.state} = 'READING' and ${publicationFiles.bytes} = 0`

/** Files of which no bytes have arrived yet. */
export const listUploads = (db: Queryable) =>
  db
    .select({ fileId: publicationFiles.id, publicationId: publicationFiles.publicationId })
    .from(publicationFiles)
    .where(isUpload)

/** Fails an upload of which still no bytes have arrived; returns false if some have. */
export async function endUpload(db: Queryable, fileId: number, problem: string): Promise<boolean> {
  const ended = await db
    .update(publicationFiles)
    .set({ state: 'FAILED', problem })
    .where(and(eq(publicationFiles.id, fileId), isUpload))
    .returning({ id: publicationFiles.id })
  return ended.length > 0
}

/** Number of files of a draft, without those of this name. */
export const countOthers = (db: Queryable, publicationId: number, name: string) =>
  db.$count(publicationFiles, and(eq(publicationFiles.publicationId, publicationId), not(isNamed([name]))))

/** True for files with one of these names, in any case. */
const isNamed = (names: readonly string[]) =>
  inArray(
    sql`lower(${publicationFiles.name})`,
    names.map((name) => cleanFileName(name).toLowerCase()),
  )

/** Deletes the earlier files of these names, which a new upload replaces; returns them. */
export const deleteNamesakes = (
  db: Queryable,
  { publicationId, fileId, names }: { publicationId: number; fileId: number; names: readonly string[] },
) =>
  db
    .delete(publicationFiles)
    .where(
      and(eq(publicationFiles.publicationId, publicationId), lt(publicationFiles.id, fileId), isNamed(names)),
    )
    .returning({ fileId: publicationFiles.id, name: publicationFiles.name })

export const listUploaded = (db: Queryable, publicationId: number): Promise<UploadRow[]> =>
  db
    .select()
    .from(publicationFiles)
    .where(eq(publicationFiles.publicationId, publicationId))
    .orderBy(asc(publicationFiles.id))

const isFile = (publicationId: number, fileId: number) =>
  and(eq(publicationFiles.publicationId, publicationId), eq(publicationFiles.id, fileId))

export async function findUpload(
  db: Queryable,
  publicationId: number,
  fileId: number,
): Promise<UploadRow | undefined> {
  const [found] = await db.select().from(publicationFiles).where(isFile(publicationId, fileId))
  return found
}

export async function changeUpload(db: Queryable, fileId: number, set: Partial<NewUpload>): Promise<boolean> {
  const changed = await db
    .update(publicationFiles)
    .set(set)
    .where(eq(publicationFiles.id, fileId))
    .returning({ id: publicationFiles.id })
  return changed.length > 0
}

export async function deleteUpload(db: Queryable, publicationId: number, fileId: number): Promise<boolean> {
  const gone = await db
    .delete(publicationFiles)
    .where(isFile(publicationId, fileId))
    .returning({ id: publicationFiles.id })
  return gone.length > 0
}

export const summaryOf = ({ id, mappings, ...file }: UploadRow): FileSummary => ({
  ...file,
  fileId: id,
  maps: [...new Set(mappings.map((one) => one.file))],
})

/** Hash of a header as it is compared: without case and surrounding spaces. */
const headerKey = (heads: readonly string[]) =>
  createHash('sha256')
    .update(JSON.stringify(heads.map((head) => head.trim().toLowerCase())))
    .digest('hex')

/** Last mapping of files with this header. */
export async function findColumnMap(db: Queryable, heads: readonly string[]) {
  const [found] = await db
    .select({ reading: columnMaps.reading, mappings: columnMaps.mappings })
    .from(columnMaps)
    .where(eq(columnMaps.heads, headerKey(heads)))
  return found
}

export async function keepColumnMap(
  db: Queryable,
  heads: readonly string[],
  map: { reading: Reading; mappings: Mapping[]; savedBy: number; savedUtc: Date },
): Promise<void> {
  await db
    .insert(columnMaps)
    .values({ heads: headerKey(heads), ...map })
    .onConflictDoUpdate({ target: columnMaps.heads, set: map })
}

/** Total number of rows in all files of a draft. */
export async function countRows(db: Queryable, publicationId: number): Promise<number> {
  const [counted] = await db
    .select({ rows: sql<number>`coalesce(sum(${publicationFiles.rows}), 0)::int` })
    .from(publicationFiles)
    .where(eq(publicationFiles.publicationId, publicationId))
  return counted?.rows ?? 0
}

/** Number of files in a draft that are not read yet or whose columns are not mapped. */
export async function countUnready(db: Queryable, publicationId: number): Promise<number> {
  return db.$count(
    publicationFiles,
    sql`${publicationFiles.publicationId} = ${publicationId} and ${publicationFiles.state} in ('READING', 'TO_MAP')`,
  )
}
