import { sql } from 'drizzle-orm'
import type { Queryable } from './queryable.ts'

/** Throws unless the database answers. */
export async function pingDatabase(db: Queryable): Promise<void> {
  await db.execute(sql`select 1`)
}
