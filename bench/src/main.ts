import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bareRoute } from './bare-route.ts'
import { measureActs } from './acts/measure-acts.ts'
import { measureBrowser } from './browser/measure-browser.ts'
import { measureCalls } from './http/measure-calls.ts'
import { openBenchShop } from './open-bench-shop.ts'

const parts = { http: measureCalls, acts: measureActs, browser: measureBrowser }
const wanted = process.argv.slice(2)
const unknown = wanted.find((part) => !(part in parts))
if (unknown) throw new Error(`There is no part ${unknown}: name http, acts, browser, or none for all.`)

const kept = process.env['DATA_DIR']
const dataDir = kept ?? (await mkdtemp(join(tmpdir(), 'volute-bench-')))
const shop = await openBenchShop(dataDir)
const bare = await bareRoute(shop.pool)
try {
  for (const [name, measure] of Object.entries(parts))
    if (wanted.length === 0 || wanted.includes(name)) await measure(shop, bare.address)
} finally {
  await bare.close()
  await shop.close()
  if (!kept) await rm(dataDir, { recursive: true, force: true })
}
