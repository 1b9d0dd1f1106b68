import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadCast, seed } from '@volute/demo'
import { neutralBrand } from '@volute/domain/core/brand'
import { signIn } from '@volute/domain/people/session'
import { buildApp } from '@volute/server/app'
import { buildStaleWeb } from '@volute/server/build-stale-web'
import { openDatabase } from '@volute/server/core/db'
import { importFolder, sayReport } from '@volute/server/workbench/import'
import { openLog } from '@volute/server/log'
import { openShop } from '@volute/server/open-shop'
import { setBrand } from '@volute/server/seeding'
import { readSettings } from '@volute/server/settings'
import type { Shop } from './shop.ts'
import { writeBenchCatalogue, writeSlowCatalogue } from './catalogue/write-bench-catalogue.ts'

/** Opens a complete shop with the demo world's people and the bench's catalogue of this many parts; ben is signed in. */
export const openBenchShop = (dataDir: string, parts: number): Promise<Shop> =>
  openDemoShop(dataDir, (opened) => importCatalogue(opened, (folder) => writeBenchCatalogue(folder, parts)))

/** Opens the same shop with the small catalogue of the slowed browser. */
export const openSlowShop = (dataDir: string): Promise<Shop> =>
  openDemoShop(dataDir, (opened) => importCatalogue(opened, writeSlowCatalogue))

const PASSWORD = 'Volute-Demo-1'
const maker = { name: 'Harrow Pumps', salesEmail: 'parts@harrow.example', timeZone: 'America/Chicago' }
const ada = { name: 'Ada Harrow', email: 'ada@harrow.example', role: 'Admin' }

/** Opens an empty shop of a maker's own, as after `npm run appoint`; its administrator is signed in, and workers run. */
export async function openNewShop(dataDir: string): Promise<Shop> {
  const settings = readSettings({ ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent', DEMO: 'off' })
  const log = openLog(settings.logLevel)
  await buildStaleWeb()
  const opened = await openDatabase(settings, log)
  const shop = await openShop(opened, settings, log)
  const company = {
    name: maker.name,
    isProvider: true,
    distributorCode: null,
    defaultPaintColor: null,
    roles: [],
  }
  await shop.db.transaction(async (tx) => {
    await setBrand(tx, neutralBrand(maker), 1, shop.now())
    await loadCast(tx, [{ ...company, people: [ada] }], PASSWORD, shop.now())
  })
  await shop.startWorkers()
  return listen(opened, shop, ada.email)
}

/** Opens a complete shop with the demo world, then runs `prepare` on it; ben is signed in, and no workers run. */
export async function openDemoShop(
  dataDir: string,
  prepare: (shop: Awaited<ReturnType<typeof openShop>>) => Promise<void> = async () => {},
): Promise<Shop> {
  const settings = readSettings({ ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent', DEMO: '' })
  const log = openLog(settings.logLevel)
  await buildStaleWeb()
  const opened = await openDatabase(settings, log)
  const shop = await openShop(opened, settings, log)
  await seed(shop)
  await prepare(shop)
  return listen(opened, shop)
}

async function listen(
  opened: Awaited<ReturnType<typeof openDatabase>>,
  shop: Awaited<ReturnType<typeof openShop>>,
  email?: string,
): Promise<Shop> {
  const app = await buildApp(shop)
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    address,
    session: await signInAs(address, email),
    db: opened.db,
    pool: opened.pool,
    async close() {
      await app.close()
      await shop.close()
    },
  }
}

async function importCatalogue(
  shop: Parameters<typeof importFolder>[0],
  write: (folder: string) => Promise<void>,
) {
  const folder = await mkdtemp(join(tmpdir(), 'volute-bench-catalogue-'))
  try {
    console.error('Importing the catalogue of the bench …')
    await write(folder)
    const report = await importFolder(shop, folder)
    if (!report.imported) throw new Error(sayReport(report, false))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Signs in a person of the demo's cast; ben by default. */
export async function signInAs(address: string, username = 'ben@riverbend.example') {
  const answer = await fetch(`${address}/api${signIn.path}`, {
    method: signIn.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: PASSWORD }),
  })
  return signIn.reply.parse(await answer.json())
}
