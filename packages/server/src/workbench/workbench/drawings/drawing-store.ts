import { type DrawingSummary, workbenchLimits } from '@volute/domain/workbench/workbench'
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { type Queryable, schema } from '../../../core/db/index.ts'
import { uploadKey } from '../upload-store.ts'

const { draftDrawings, publicationFiles } = schema

export type NewDrawing = typeof draftDrawings.$inferInsert
export type DrawingRow = typeof draftDrawings.$inferSelect & { fileName: string }

/** Folder in the file store for the drawings of an uploaded file. */
export const drawingsKey = (publicationId: number, fileId: number) =>
  `${uploadKey(publicationId, fileId)}.drawings`

/** Key of a picture, a tile or an SVG of a drawing. */
export const pieceKey = (
  { publicationId, fileId, sheet }: Pick<DrawingRow, 'publicationId' | 'fileId' | 'sheet'>,
  name: string,
) => `${drawingsKey(publicationId, fileId)}/${sheet}/${name}`

const rows = (db: Queryable) =>
  db
    .select({ ...getTableColumns(draftDrawings), fileName: publicationFiles.name })
    .from(draftDrawings)
    .innerJoin(publicationFiles, eq(publicationFiles.id, draftDrawings.fileId))

/** Drawings of a draft, ordered by file and sheet. */
export const listDrawings = (db: Queryable, publicationId: number): Promise<DrawingRow[]> =>
  rows(db)
    .where(eq(draftDrawings.publicationId, publicationId))
    .orderBy(asc(publicationFiles.name), asc(draftDrawings.fileId), asc(draftDrawings.sheet))

export async function findDrawing(db: Queryable, drawingId: number): Promise<DrawingRow | undefined> {
  const [found] = await rows(db).where(eq(draftDrawings.id, drawingId))
  return found
}

/** Adds the sheets of a file that are not there yet, and returns their ids. */
export async function insertDrawings(db: Queryable, drawings: readonly NewDrawing[]): Promise<number[]> {
  if (drawings.length === 0) return []
  const made = await db
    .insert(draftDrawings)
    .values([...drawings])
    .onConflictDoNothing()
    .returning({ id: draftDrawings.id })
  return made.map(({ id }) => id)
}

/** Changes a drawing if it still has the revision that was read, and raises the revision; returns undefined on a conflict. */
export async function changeDrawing(
  db: Queryable,
  { id, revision }: Pick<DrawingRow, 'id' | 'revision'>,
  set: Partial<NewDrawing>,
): Promise<number | undefined> {
  const [changed] = await db
    .update(draftDrawings)
    .set({ ...set, revision: sql`${draftDrawings.revision} + 1` })
    .where(and(eq(draftDrawings.id, id), eq(draftDrawings.revision, revision)))
    .returning({ revision: draftDrawings.revision })
  return changed?.revision
}

/** Number of drawings in a draft that still need a review; unreadable ones do not count. */
export const drawingsToLookAt = (db: Queryable, publicationId: number): Promise<number> =>
  db.$count(
    draftDrawings,
    and(
      eq(draftDrawings.publicationId, publicationId),
      inArray(draftDrawings.state, ['FINDING', 'TO_LOOK_AT']),
    ),
  )

export const summaryOf = ({ id, fileId, fileName, sheet, sheets, ...row }: DrawingRow): DrawingSummary => ({
  drawingId: id,
  fileId,
  name: sheets > 1 ? `${fileName}, sheet ${sheet + 1}` : fileName,
  partNumber: row.partNumber,
  kind: row.kind,
  state: row.state,
  callouts: Math.min(row.callouts.length, workbenchLimits.callouts),
  problem: row.problem,
})
