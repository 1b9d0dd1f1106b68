import { cast, catalogueFolder, deskClerk, orders, quotes } from '@volute/demo'
import type { Shop } from '../context.ts'
import { importFolder, sayReport } from '../import/index.ts'
import { loadPastOrders, loadPastQuotes } from '../orders/index.ts'
import { hasProvider, loadCast } from '../people/index.ts'

/**
 * Fills an empty database with the demo world: its catalogue by the same import as any other, then its cast and what
 * they have ordered and had quoted so far.
 */
export async function loadDemo(shop: Shop): Promise<void> {
  if (await hasProvider(shop.db)) return
  console.error('Loading the demo world …')
  const report = await importFolder(shop, catalogueFolder)
  if (!report.imported) throw new Error(sayReport(report, false))
  await shop.db.transaction((tx) => loadCast(tx, cast.companies, cast.password, shop.now()))
  await loadPastOrders(shop, orders, deskClerk)
  await loadPastQuotes(shop, quotes)
}
