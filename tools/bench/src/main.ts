import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { bareRoute } from './bare-route.ts'
import { measureBrowser } from './browser/measure-browser.ts'
import { measureCallouts } from './callouts/measure-callouts.ts'
import { measureEmbedded } from './embedded/measure-embedded.ts'
import { measureFailover } from './failover/measure-failover.ts'
import { measureFaults } from './faults/measure-faults.ts'
import { measureGrowth } from './growth/measure-growth.ts'
import { measureCalls } from './http/measure-calls.ts'
import { measureHostile } from './hostile/measure-hostile.ts'
import { measureIdle } from './idle/measure-idle.ts'
import { measureMemory } from './memory/measure-memory.ts'
import { measureNumbers } from './numbers/measure-numbers.ts'
import { openBenchShop } from './open-bench-shop.ts'
import { measurePublish } from './publish/measure-publish.ts'
import { measureSeveral } from './several/measure-several.ts'
import { measureTable } from './table/measure-table.ts'

/** Parts on a PostgreSQL of their own if they need one; each takes the arguments after its name. */
const alone = {
  table: measureTable,
  embedded: measureEmbedded,
  several: measureSeveral,
  memory: measureMemory,
  growth: measureGrowth,
  idle: measureIdle,
  failover: measureFailover,
  faults: measureFaults,
  numbers: measureNumbers,
  callouts: measureCallouts,
  publish: measurePublish,
  hostile: measureHostile,
}
/** Parts that share one shop, on the embedded database unless set otherwise. */
const together = { http: measureCalls, browser: measureBrowser }

// Exits on a signal, so that everything that was started ends with the bench.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

const given = process.argv.slice(2)
const [part = ''] = given
if (part in alone) await alone[part as keyof typeof alone](given.slice(1))
else await measureTogether(given)

/** Measures the named parts that share a shop, or both. */
async function measureTogether(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      seconds: { type: 'string', default: '4' },
      visits: { type: 'string', default: '5' },
      parts: { type: 'string', default: '60000' },
    },
  })
  const unknown = positionals.find((word) => !(word in together))
  if (unknown)
    throw new Error(`There is no part ${unknown}: ${Object.keys({ ...alone, ...together }).join(', ')}.`)
  const effort = { seconds: Number(values.seconds), visits: Number(values.visits) }
  const kept = process.env['DATA_DIR']
  const dataDir = kept ?? (await mkdtemp(join(tmpdir(), 'volute-bench-')))
  const shop = await openBenchShop(dataDir, Number(values.parts))
  const bare = await bareRoute(shop.pool)
  try {
    for (const [name, measure] of Object.entries(together))
      if (positionals.length === 0 || positionals.includes(name)) await measure(shop, bare.address, effort)
  } finally {
    await bare.close()
    await shop.close()
    if (!kept) await rm(dataDir, { recursive: true, force: true })
  }
}
