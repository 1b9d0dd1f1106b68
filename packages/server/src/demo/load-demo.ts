import type { Shop } from '../context.ts'
import { schema } from '../db/index.ts'

/** Fills an empty database with the demo world: its catalogue by the same import as any other, then its cast. */
export async function loadDemo(shop: Shop): Promise<void> {
  if ((await shop.db.$count(schema.companies)) > 0) return
}
