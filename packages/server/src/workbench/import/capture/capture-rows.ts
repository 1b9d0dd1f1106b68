import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../core/db/index.ts'

/** From here on each row of the catalogue that the transaction changes is captured for a publication. */
export async function captureRows(tx: Transaction, publicationId: number): Promise<void> {
  await tx.execute(sql`drop table if exists captured_rows`)
  await tx.execute(sql`
    create temporary table captured_rows (
      place integer generated always as identity, table_name text, row_key text, before jsonb, after jsonb,
      primary key (table_name, row_key)) on commit drop`)
  // Before there are rows: what is made after rows were changed serves only later transactions.
  await tx.execute(sql`create index on captured_rows (table_name, place)`)
  await tx.execute(sql`select set_config('volute.publication', ${String(publicationId)}, true)`)
}

/** Ends it; a row that is as it was at first counts as untouched. */
export async function endCapture(tx: Transaction): Promise<void> {
  await tx.execute(sql`select set_config('volute.publication', '', true)`)
  await tx.execute(sql`delete from captured_rows where before is not distinct from after`)
  await tx.execute(sql`analyze captured_rows`)
}
