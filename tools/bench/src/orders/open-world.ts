import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cast, loadCast } from '@volute/demo'
import { openDatabase, schema } from '@volute/server/core/db'
import { openLog } from '@volute/server/log'
import { openShop } from '@volute/server/open-shop'
import { importFolder } from '@volute/server/seeding'
import { readSettings } from '@volute/server/settings'

export const PASSWORD = 'Volute-Demo-1'
const COMPANY = 'Bench Water'
/** The buyers' account at the ERP. */
export const ACCOUNT = 'A-BENCH'
/** Number of parts that the buyers choose from. */
const MOST_GOODS = 200

/** Location of the shop's database and data folder. */
export interface Place {
  databaseUrl: string | undefined
  dataDir: string
}

/** A part that can be ordered, with its price in cents. */
export interface Goods {
  partId: number
  partNumber: string
  priceCents: number
}

/**
 * Fills an empty database with the demo's parts and people and this many more buyers; returns the buyers and the parts they
 * may order.
 */
export async function openWorld(place: Place, buyers: number): Promise<{ emails: string[]; goods: Goods[] }> {
  const log = openLog('warn')
  const settings = readSettings({ DATA_DIR: place.dataDir, DEMO: 'off' })
  const shop = await openShop(await openDatabase(place, log), settings, log)
  await importParts(shop)
  const emails = Array.from({ length: buyers }, (_, index) => `buyer-${index + 1}@bench.example`)
  await shop.db.transaction(async (tx) => {
    const account = { identifier: ACCOUNT, name: COMPANY, discountBasisPoints: 0 }
    const [made] = await tx.insert(schema.accounts).values(account).returning()
    await tx.insert(schema.companies).values({ name: COMPANY, accountId: made?.id ?? null })
    await loadCast(tx, [...cast.companies, company(emails)], PASSWORD, shop.now())
  })
  const parts = await shop.db.select().from(schema.parts)
  await shop.close()
  return { emails, goods: parts.flatMap(orderable).slice(0, MOST_GOODS) }
}

/** Imports only parts and the companies they are bought through, which an order needs; reads no drawing. */
async function importParts(shop: Parameters<typeof importFolder>[0]) {
  const folder = await mkdtemp(join(tmpdir(), 'volute-parts-'))
  const catalogue = join(import.meta.dirname, '../../../../demo/catalogue')
  const files = ['parts.csv', 'paint_colors.csv', 'accounts.csv', 'companies.csv', 'distributors.csv']
  for (const file of files) await cp(join(catalogue, file), join(folder, file))
  await importFolder(shop, folder)
  await rm(folder, { recursive: true })
}

function company(emails: string[]) {
  return {
    name: COMPANY,
    isProvider: false,
    distributorCode: 'D-317',
    defaultPaintColor: null,
    roles: [{ name: 'Buyer', description: '', permissions: ['PLACE_SALES_ORDERS'] }],
    people: emails.map((email) => ({ name: email, email, role: 'Buyer' })),
  } as const
}

/** Priced parts without options, so that the part alone identifies a line. */
function orderable({ id, partNumber, priceCents, ...part }: typeof schema.parts.$inferSelect): Goods[] {
  const isPlain = part.isSellable && !part.isPaintable && !partNumber.includes('-3-')
  return isPlain && priceCents !== null ? [{ partId: id, partNumber, priceCents }] : []
}
