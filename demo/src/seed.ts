import { fileURLToPath } from 'node:url'
import { importFolder, sayReport, schema, type Shop } from '@volute/server/seeding'
import { eq } from 'drizzle-orm'
import { cast } from './cast.ts'
import { loadJoinRequests, pastRequests } from './join-requests.ts'
import { loadBrand } from './load-brand.ts'
import { loadCast } from './load-cast.ts'
import { fleets } from './fleets.ts'
import { loadFleets } from './load-fleets.ts'
import { loadPastDemand } from './load-past-demand.ts'
import { loadPastOrders, loadPastQuotes, loadReceipts, numberFrom } from './load-past-documents.ts'
import { pastLosses, pastWishes } from './past-demand.ts'
import { pastOrders, pastQuotes, receipts, receiptsBefore } from './past-documents.ts'
import { weeklyOrders } from './past-weeks.ts'
import { pumpOrders, pumpQuotes } from './past-pump-orders.ts'

const catalogueFolder = fileURLToPath(new URL('../catalogue', import.meta.url))

/**
 * Fills an empty shop with the demo world: the catalogue through the usual import, then its cast, its maker's brand, past
 * orders and quotes, the fleets of its companies, requests to join, and past searches without results. A demo that has no brand yet gets it.
 */
export async function seed(shop: Shop): Promise<void> {
  if (!(await isEmpty(shop))) return loadBrand(shop)
  const report = await importFolder(shop, catalogueFolder)
  if (!report.imported) throw new Error(sayReport(report, false))
  await shop.db.transaction((tx) => loadCast(tx, cast.companies, cast.password, shop.now()))
  await loadBrand(shop)
  await loadReceipts(shop, receiptsBefore)
  await numberFrom(shop, 99_901)
  await loadPastOrders(shop, weeklyOrders)
  await numberFrom(shop, 100_001)
  await loadPastOrders(shop, [...pumpOrders, ...pastOrders])
  await loadReceipts(shop, receipts)
  await loadPastQuotes(shop, [...pumpQuotes, ...pastQuotes])
  await loadFleets(shop, fleets)
  await loadJoinRequests(shop, pastRequests)
  await loadPastDemand(shop, pastWishes, pastLosses)
}

/** True while the provider's own company is missing. */
async function isEmpty({ db }: Shop): Promise<boolean> {
  return (await db.$count(schema.companies, eq(schema.companies.isProvider, true))) === 0
}

/** Prints the address of a demo, and who may sign in: a person of the provider, and one of a customer. */
export function welcome(address: string): string {
  const [provider = '', customer = ''] = cast.companies.map(
    ({ name, people: [first] }) => `${first?.email} of ${name}`,
  )
  return `The shop is open at ${address}\nSign in as ${provider} or ${customer}, password ${cast.password}; the sign-in page lists everybody.`
}
