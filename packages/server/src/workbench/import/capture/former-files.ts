import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../core/db/index.ts'
import { fileKey, type FileStore } from '../../../core/files/index.ts'

/** Folder where a publication keeps the drawings and documents that it has replaced. */
export const formerFolder = (publicationId: number): string => `workbench/${publicationId}/former/`

/** Key of one such file in its former state. */
export const formerKey = (publicationId: number, storedKey: string): string =>
  `${formerFolder(publicationId)}${fileKey(storedKey)}`

/**
 * Copies drawings and documents into a publication's folder before the publication replaces them. An existing copy is kept:
 * it was made before a kill, and the file itself may already be the new one.
 */
export async function keepFormerFiles(db: Queryable, files: FileStore, publicationId: number): Promise<void> {
  const { rows } = await db.execute<{ storedKey: string }>(sql`
    select stored_key as "storedKey" from publication_rows
    where publication_id = ${publicationId} and stored_key is not null and before is not null`)
  for (const { storedKey } of rows) {
    const former = formerKey(publicationId, storedKey)
    const isThere = (await files.exists(fileKey(storedKey))) && !(await files.exists(former))
    if (isThere) await files.copy(fileKey(storedKey), former)
  }
}
