import { desc, lte, sql } from 'drizzle-orm'
import { type Database, type Queryable, schema } from '../../core/db/index.ts'
import type { ImportReport } from './report.ts'

const { imports } = schema

/** Number of imports in the history. */
const KEPT = 100

/** Records the outcome of an import, even one that changed nothing, in a separate transaction. */
export async function noteImport(
  db: Database,
  {
    seconds,
    rows,
    badRows,
    imported,
  }: Pick<ImportReport, 'rows' | 'badRows' | 'imported'> & { seconds: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = { seconds, rows, badRows: badRows.length, isImported: imported }
    const [noted] = await tx.insert(imports).values(ended).returning({ id: imports.id })
    await tx.delete(imports).where(lte(imports.id, (noted?.id ?? 0) - KEPT))
  })
}

/** Result and age of the last import, if there was one. */
export async function findLastImport(db: Queryable) {
  const [last] = await db
    .select({
      ageSeconds: sql<number>`extract(epoch from now() - ${imports.endedUtc})::float`,
      seconds: imports.seconds,
      rows: imports.rows,
      badRows: imports.badRows,
      isImported: imports.isImported,
    })
    .from(imports)
    .orderBy(desc(imports.id))
    .limit(1)
  return last
}
