import { fork } from 'node:child_process'
import { once } from 'node:events'
import { openCaller } from '../load/open-caller.ts'
import type { Seen } from '../load/load-process.ts'
import { printTable } from '../print-table.ts'
import { fillFinishedJobs } from '../world/fill-finished-jobs.ts'
import { openWorld, type World } from '../world/open-world.ts'
import { startShopProcess } from '../world/start-shop-process.ts'
import { lateOf, measureInTurns, rateOf, readPlan } from './measure-in-turns.ts'
import { openStage, type Stage } from './open-stage.ts'
import type { Operation } from './operations.ts'

/** Measures the operations that buyers do most. */
export const measureTable = (given: string[]) => measureOperations(given)

/** Measures the operations in the shop and on bare routes, in turns, and prints both with their goals. */
export async function measureOperations(
  given: string[],
  known?: readonly Operation[],
  parts?: number,
  fill?: (world: Stage['world']) => Promise<void>,
): Promise<void> {
  const { chosen, patience, shoppersEach, finished } = readPlan(given, known)
  const world = await openWorld()
  const rows: string[][] = []
  try {
    const stage = await openStage(world, shoppersEach, parts)
    await fill?.(world)
    const shop = await startShopProcess(world.settings)
    await fillFinishedJobs(world.pool, finished.count, finished.isAnalysed)
    const bare = await startBareProcess(world)
    const caller = openCaller()
    const sides = {
      shop: { stage, address: shop.address },
      bare: { stage, address: bare.address, isBare: true },
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
    printTable(
      [world.version, 'shop, a second', 'bare, a second', 'share', 'goal', 'shop p99 ms', 'bare p99 ms'],
      rows,
    )
    await world.close()
  }
}

async function startBareProcess({ settings }: World) {
  const child = fork(new URL('./bare-process.ts', import.meta.url), [settings.DATABASE_URL])
  const [address] = (await once(child, 'message')) as [string]
  return { address, stop: () => child.disconnect() }
}

function rowOf({ name, goal }: Operation, { shop, bare }: Record<'shop' | 'bare', Seen[]>): string[] {
  const [shopRate, bareRate] = [rateOf(shop), rateOf(bare)]
  return [
    name,
    shopRate.toFixed(0),
    bareRate.toFixed(0),
    (shopRate / bareRate).toFixed(3),
    goal.toFixed(2),
    lateOf(shop),
    lateOf(bare),
  ]
}
