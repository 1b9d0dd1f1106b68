import { cast, catalogueFolder } from '@volute/demo'
import { sql } from 'drizzle-orm'
import type { Shop } from '../context.ts'
import { importFolder } from '../import/index.ts'
import { loadCast } from '../people/index.ts'

/** Fills an empty database with the demo world: its catalogue by the same import as any other, then its cast. */
export async function loadDemo(shop: Shop): Promise<void> {
  const { rows } = await shop.db.execute(sql`select 1 from companies where is_provider`)
  if (rows.length > 0) return
  console.error('Loading the demo world …')
  await importFolder(shop, catalogueFolder)
  await shop.db.transaction((tx) => loadCast(tx, cast.companies, cast.password, shop.now()))
}
