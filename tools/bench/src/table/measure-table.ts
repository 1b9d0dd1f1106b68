import { fork } from 'node:child_process'
import { once } from 'node:events'
import { quantile, sayMs } from '../figures.ts'
import { openCaller } from '../load/open-caller.ts'
import { printTable } from '../print-table.ts'
import { fillFinishedJobs } from '../world/fill-finished-jobs.ts'
import { openWorld, type World } from '../world/open-world.ts'
import { startShopProcess } from '../world/start-shop-process.ts'
import { lateOf, measureInTurns, medianOf, rateOf, type Turns } from './measure-in-turns.ts'
import { openStage } from './open-stage.ts'
import type { Operation } from './operation.ts'
import { readPlan } from './read-plan.ts'

/** Measures what buyers do most, in the shop and on bare routes, in turns, and prints both with their goals. */
export async function measureTable(given: string[]): Promise<void> {
  const { chosen, patience, shoppersEach, parts, finished } = readPlan(given)
  const world = await openWorld()
  const rows: string[][] = []
  try {
    const stage = await openStage(world, shoppersEach, parts)
    const shop = await startShopProcess(world.settings)
    await fillFinishedJobs(world.pool, finished.count, finished.isAnalysed)
    const bare = await startBareProcess(world)
    const caller = openCaller()
    const sides = {
      shop: { stage, address: shop.address, processIds: [shop.child.pid ?? 0] },
      bare: { stage, address: bare.address, processIds: [bare.processId], isBare: true },
    }
    try {
      for (const operation of chosen) {
        console.error(`${operation.name} …`)
        rows.push(rowOf(operation, await measureInTurns(operation, sides, caller, patience)))
      }
    } finally {
      caller.close()
      bare.stop()
      await shop.stop()
    }
  } finally {
    printTable([world.version, ...titles], rows)
    await world.close()
  }
}

async function startBareProcess({ settings }: World) {
  const child = fork(new URL('./bare-process.ts', import.meta.url), [settings.DATABASE_URL])
  const [address] = (await once(child, 'message')) as [string]
  return { address, processId: child.pid ?? 0, stop: () => child.disconnect() }
}

const titles = [
  'kept',
  'shop/s',
  'bare/s',
  'share',
  'goal',
  'p99 ms',
  'bare p99',
  'alone ms',
  'bare alone',
  'shop cpu ms',
  'database cpu ms',
]

function rowOf({ name, goal, kept }: Operation, { shop, bare }: Record<'shop' | 'bare', Turns>): string[] {
  return [
    name,
    kept,
    rateOf(shop).toFixed(0),
    rateOf(bare).toFixed(0),
    (rateOf(shop) / rateOf(bare)).toFixed(3),
    goal.toFixed(2),
    sayMs(lateOf(shop)),
    sayMs(lateOf(bare)),
    sayMs(quantile(shop.alone, 0.5)),
    sayMs(quantile(bare.alone, 0.5)),
    medianOf(shop, 'server').toFixed(2),
    medianOf(shop, 'database').toFixed(2),
  ]
}
