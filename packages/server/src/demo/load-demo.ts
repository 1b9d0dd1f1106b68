import { sql } from 'drizzle-orm'
import type { Shop } from '../context.ts'

/** Fills an empty database with the demo world: its catalogue by the same import as any other, then its cast. */
export async function loadDemo(shop: Shop): Promise<void> {
  const { rows } = await shop.db.execute(sql`select 1 from companies limit 1`)
  if (rows.length > 0) return
}
