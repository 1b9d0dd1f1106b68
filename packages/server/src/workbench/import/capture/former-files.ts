import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../core/db/index.ts'
import { fileKey, type FileStore } from '../../../core/files/index.ts'

/** Where a publication keeps the drawings and documents that it has replaced. */
export const formerFolder = (publicationId: number): string => `workbench/${publicationId}/former/`

/** One of them as it was before. */
export const formerKey = (publicationId: number, storedKey: string): string =>
  `${formerFolder(publicationId)}${fileKey(storedKey)}`

/**
 * Copies the drawings and documents that a publication is about to replace beside itself. A copy that is there already was made
 * before a kill: by now the file may be the new one.
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
