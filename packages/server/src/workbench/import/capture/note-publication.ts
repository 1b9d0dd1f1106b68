import { eq, sql } from 'drizzle-orm'
import { schema, type Transaction } from '../../../core/db/index.ts'
import type { FileStore } from '../../../core/files/index.ts'
import { captureRows, endCapture } from './capture-rows.ts'
import { keepFormerFiles } from './former-files.ts'
import { keepRows } from './keep-rows.ts'

const { publications } = schema

/**
 * Turns a command-line import into a publication, so that it can be rolled back. Returns undefined for the first import of
 * an empty shop, since a rollback would remove everything.
 */
export async function beginPublication(tx: Transaction, folder: string): Promise<number | undefined> {
  const { rows } = await tx.execute(sql`select from parts limit 1`)
  if (rows.length === 0) return undefined
  const [begun] = await tx
    .insert(publications)
    .values({ name: folder.slice(0, 100), state: 'PUBLISHED', publishedUtc: sql`now()` })
    .returning({ id: publications.id })
  if (begun) await captureRows(tx, begun.id)
  return begun?.id
}

/** Saves the changes of the publication; deletes it if nothing in the catalogue has changed. */
export async function endPublication(
  tx: Transaction,
  files: FileStore,
  publicationId: number,
): Promise<void> {
  await endCapture(tx)
  const { counts } = await keepRows(tx, publicationId)
  if (counts.length === 0) await tx.delete(publications).where(eq(publications.id, publicationId))
  else await tx.update(publications).set({ counts }).where(eq(publications.id, publicationId))
  await keepFormerFiles(tx, files, publicationId)
}
