import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bareRoute } from './bare-route.ts'
import { measureCalls } from './http/measure-calls.ts'
import { openBenchShop } from './open-bench-shop.ts'

const kept = process.env['DATA_DIR']
const dataDir = kept ?? (await mkdtemp(join(tmpdir(), 'volute-bench-')))
const shop = await openBenchShop(dataDir)
const bare = await bareRoute(shop.pool)
try {
  await measureCalls(shop, bare.address)
} finally {
  await bare.close()
  await shop.close()
  if (!kept) await rm(dataDir, { recursive: true, force: true })
}
