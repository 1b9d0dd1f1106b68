import { openCaller } from '../load/open-caller.ts'
import { printTable } from '../print-table.ts'
import { openWorlds, type World } from '../world/open-world.ts'
import { measureInTurns, type Turns } from './measure-in-turns.ts'
import { openStage, type Side } from './open-stage.ts'
import type { readPlan } from './read-plan.ts'

export interface OpenShop extends Omit<Side, 'stage'> {
  close(): Promise<void>
}

interface Shops {
  /** One shop for each of these sizes, on a database of its own. */
  sizes: readonly number[]
  open(world: World, size: number): Promise<OpenShop>
  /** Titles and cells of a size; the first size's turns come, too. */
  titlesOf(size: number): string[]
  cellsOf(turns: Turns, first: Turns): string[]
  /** Further rows, read while the shops are still open. */
  after?(shops: readonly OpenShop[]): Promise<string[][]>
}

/** Measures the table's operations in shops that differ in one figure, in turns, and prints what was measured so far in any case. */
export async function measureShops(plan: ReturnType<typeof readPlan>, shops: Shops): Promise<void> {
  const { sizes, open, titlesOf, cellsOf, after } = shops
  const { worlds, close } = await openWorlds(sizes.length)
  const opened: (OpenShop & Side)[] = []
  const caller = openCaller()
  const rows: string[][] = []
  try {
    for (const [index, world] of worlds.entries()) {
      const stage = await openStage(world, plan.shoppersEach, plan.parts)
      opened.push({ stage, ...(await open(world, sizes[index] ?? 1)) })
    }
    for (const operation of plan.chosen) {
      console.error(`${operation.name} …`)
      const seen = Object.values(
        await measureInTurns(operation, Object.fromEntries(opened.entries()), caller, plan.patience),
      )
      rows.push([operation.name, ...seen.flatMap((turns) => cellsOf(turns, seen[0] ?? turns))])
    }
    rows.push(...((await after?.(opened)) ?? []))
  } finally {
    caller.close()
    for (const shop of opened) await shop.close()
    printTable([worlds[0]?.version ?? '', ...sizes.flatMap(titlesOf)], rows)
    await close()
  }
}
