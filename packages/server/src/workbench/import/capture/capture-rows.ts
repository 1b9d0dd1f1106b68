import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../core/db/index.ts'

/** Starts capturing, for a publication, each catalogue row that the transaction changes. */
export async function captureRows(tx: Transaction, publicationId: number): Promise<void> {
  await tx.execute(sql`drop table if exists captured_rows`)
  await tx.execute(sql`
    create temporary table captured_rows (
      place integer generated always as identity, table_name text, row_key text, before jsonb, after jsonb,
      primary key (table_name, row_key)) on commit drop`)
  // Create the index before there are rows: one made after rows were changed serves only later transactions.
  await tx.execute(sql`create index on captured_rows (table_name, place)`)
  await tx.execute(sql`select set_config('volute.publication', ${String(publicationId)}, true)`)
}

/** Ends the capture; a row that is back to its first state counts as unchanged. */
export async function endCapture(tx: Transaction): Promise<void> {
  await tx.execute(sql`select set_config('volute.publication', '', true)`)
  await tx.execute(sql`delete from captured_rows where before is not distinct from after`)
  await tx.execute(sql`analyze captured_rows`)
}
