import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openPostgres } from '../world/open-postgres.ts'
import { runOrders } from './run-orders.ts'
import { tellRun } from './tell-run.ts'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000' },
    database: { type: 'string', default: 'embedded' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '20' },
  },
})
const stop = AbortSignal.timeout(Number(values.minutes) * 60_000)
const dataDir = await mkdtemp(join(tmpdir(), 'volute-orders-'))
const cluster = values.database === 'postgres' ? await openPostgres(stop) : undefined
try {
  const place = { dataDir, databaseUrl: cluster?.url }
  const run = await runOrders(place, { count: Number(values.count), seed: Number(values.seed), stop })
  tellRun(cluster?.version ?? 'the embedded database', run)
  process.exitCode = run.mistakes.length === 0 ? 0 : 1
} finally {
  await cluster?.close()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}
