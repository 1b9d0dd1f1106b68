import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { quantile } from '../figures.ts'
import { printTable } from '../print-table.ts'
import { fillCompanies } from '../world/fill-people.ts'
import { openWorld, type World } from '../world/open-world.ts'
import { startShopProcess } from '../world/start-shop-process.ts'
import { buildServer } from '../world/supervise-server.ts'
import { readProcesses } from './read-processes.ts'

/**
 * Builds the shop, starts it several times as in production (`npm run serve`), and prints what it takes to start and while
 * it is idle.
 */
export async function measureIdle(given: string[]): Promise<void> {
  const { values } = parseArgs({
    args: given,
    options: {
      starts: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '30' },
      build: { type: 'boolean', default: true },
    },
    allowNegative: true,
  })
  if (values.build) await buildServer(new AbortController().signal)
  const world = await openWorld()
  try {
    await fillCompanies(world.db, world.pool, ['Bench Pumps'])
    const starts = []
    for (let start = 0; start < Number(values.starts); start++) {
      const shop = await startShopProcess(world.settings, { script: 'serve' })
      starts.push(shop.startMilliseconds)
      await shop.stop()
    }
    const idle = await leaveAlone(world, Number(values.seconds))
    printTable(
      [`start and idle on ${world.version}`, '', 'goal'],
      [
        ['to the first answer', `${(quantile(starts, 0.5) / 1000).toFixed(2)} s`, '0.5 s'],
        ['memory when idle', `${idle.mebibytes.toFixed(0)} MiB`, '120 MiB'],
        ['its processes', String(idle.count), ''],
        ['transactions a second when idle', idle.transactions.toFixed(1), ''],
        ['share of a core when idle', `${(idle.core * 100).toFixed(1)} %`, ''],
      ],
    )
  } finally {
    await world.close()
  }
}

/** Waits until the work left by the start is done, then measures for the same time again. */
async function leaveAlone({ pool, settings }: World, seconds: number) {
  const shop = await startShopProcess(settings, { script: 'serve' })
  const look = async () => {
    const { rows } = await pool.query<{ transactions: number }>(countTransactions)
    return { ...readProcesses(shop.child.pid ?? 0), transactions: rows[0]?.transactions ?? 0 }
  }
  try {
    await wait(seconds * 1_000)
    const before = await look()
    await wait(seconds * 1_000)
    const after = await look()
    return {
      ...after,
      transactions: (after.transactions - before.transactions) / seconds,
      core: (after.cpuSeconds - before.cpuSeconds) / seconds,
    }
  } finally {
    await shop.stop()
  }
}

/** A statement outside a transaction counts as one; the bench's own query counts as well. */
const countTransactions = `
  select (xact_commit + xact_rollback)::float8 as transactions from pg_stat_database
  where datname = current_database()`
