import { setTimeout as wait } from 'node:timers/promises'
import { sayMs } from '../figures.ts'
import { readProcesses } from '../idle/read-processes.ts'
import { lateOf, rateOf } from '../table/measure-in-turns.ts'
import { measureShops, type OpenShop } from '../table/measure-shops.ts'
import { readPlan } from '../table/read-plan.ts'
import type { World } from '../world/open-world.ts'
import { startShopProcess } from '../world/start-shop-process.ts'
import { buildServer } from '../world/supervise-server.ts'

/** Measures the table's operations in releases with semi-spaces of several sizes, and their memory when idle again. */
export async function measureMemory(given: string[]): Promise<void> {
  const plan = readPlan(given)
  if (!plan.isBuilt) await buildServer(new AbortController().signal)
  await measureShops(plan, {
    sizes: plan.megabytes,
    open: startRelease,
    titlesOf: (size) => [`${size} MB, a second`, 'p99 ms'],
    cellsOf: (turns) => [rateOf(turns).toFixed(0), sayMs(lateOf(turns))],
    async after(shops) {
      const busy = ['busy, MiB', ...shops.flatMap(memoryOf)]
      await wait(plan.idleSeconds * 1_000)
      return [busy, ['idle again, MiB', ...shops.flatMap(memoryOf)]]
    },
  })
}

async function startRelease(world: World, semiSpace: number): Promise<OpenShop> {
  const { address, child, stop } = await startShopProcess(world.settings, { script: 'serve', semiSpace })
  return { address, processIds: [child.pid ?? 0], close: stop }
}

const memoryOf = ({ processIds }: OpenShop) => [
  processIds.reduce((sum, id) => sum + readProcesses(id).mebibytes, 0).toFixed(0),
  '',
]
