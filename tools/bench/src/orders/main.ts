import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensurePostgres } from '../../../gate/src/ensure-postgres.ts'
import { ensureTryton } from '../../../gate/src/ensure-tryton.ts'
import { makeTrytonTemplate } from '../../../gate/src/tryton-template.ts'
import { openPostgres } from '../world/open-postgres.ts'
import type { OpenKilledErp } from './killed-erp.ts'
import { openRoughErp } from './rough-erp.ts'
import { runOrders } from './run-orders.ts'
import { printRun } from './print-run.ts'
import { openTrytonErp } from './tryton-erp.ts'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000' },
    database: { type: 'string', default: 'embedded' },
    erp: { type: 'string', default: 'rough' },
    buyers: { type: 'string', default: '16' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '20' },
  },
})
const erps: Record<string, (clusterUrl: string | undefined) => Promise<OpenKilledErp> | OpenKilledErp> = {
  rough: () => openRoughErp(dataDir, seed),
  tryton: prepareTryton,
}
const openNamed = erps[values.erp]
if (!openNamed) {
  console.error(`There is no ERP '${values.erp}' to be killed: --erp is ${Object.keys(erps).join(' or ')}.`)
  process.exit(1)
}
const seed = Number(values.seed)
const stop = AbortSignal.timeout(Number(values.minutes) * 60_000)
const dataDir = await mkdtemp(join(tmpdir(), 'volute-orders-'))
const cluster = values.database === 'postgres' ? await openPostgres(stop) : undefined
try {
  const place = { dataDir, databaseUrl: cluster?.url }
  const openErp = await openNamed(cluster?.url)
  const run = await runOrders(place, {
    count: Number(values.count),
    buyers: Number(values.buyers),
    killing: { most: Number.POSITIVE_INFINITY, apart: 20_000 },
    seed,
    stop,
    openErp,
  })
  printRun(cluster?.version ?? 'the embedded database', run)
  process.exitCode = run.mistakes.length === 0 ? 0 : 1
} finally {
  await cluster?.close()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}

/** Tryton's database is in the same cluster as the shop's. */
async function prepareTryton(clusterUrl: string | undefined) {
  const programs = await ensurePostgres(stop)
  if (!clusterUrl || !programs || !(await ensureTryton(stop)))
    throw new Error('Orders are placed in Tryton with --database postgres, where Tryton is (docs/erp.md).')
  await makeTrytonTemplate(programs, clusterUrl)
  return openTrytonErp(clusterUrl, dataDir)
}
