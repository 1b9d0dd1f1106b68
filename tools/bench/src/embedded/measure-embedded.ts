import { sayMs } from '../figures.ts'
import { openCaller } from '../load/open-caller.ts'
import { printTable } from '../print-table.ts'
import { lateOf, measureInTurns, rateOf } from '../table/measure-in-turns.ts'
import { openStage } from '../table/open-stage.ts'
import { readPlan } from '../table/read-plan.ts'
import { openWorld } from '../world/open-world.ts'
import { startShopProcess } from '../world/start-shop-process.ts'
import { openEmbeddedSide } from './open-embedded-side.ts'

/** Share of PostgreSQL's rate that the embedded database should reach. */
const GOAL = '0.70'

/** Measures the table's operations in one shop on PostgreSQL and one on the embedded database, in turns. */
export async function measureEmbedded(given: string[]): Promise<void> {
  const { chosen, patience, shoppersEach, parts } = readPlan(given)
  const world = await openWorld()
  const caller = openCaller()
  const rows: string[][] = []
  try {
    const stage = await openStage(world, shoppersEach, parts)
    const shop = await startShopProcess(world.settings)
    const embedded = await openEmbeddedSide(shoppersEach, parts)
    try {
      const sides = {
        postgres: { stage, address: shop.address, processIds: [shop.child.pid ?? 0] },
        embedded,
      }
      for (const operation of chosen) {
        console.error(`${operation.name} …`)
        const seen = await measureInTurns(operation, sides, caller, patience)
        const [rate, usual] = [rateOf(seen.embedded), rateOf(seen.postgres)]
        const lates = [sayMs(lateOf(seen.embedded)), sayMs(lateOf(seen.postgres))]
        rows.push([
          operation.name,
          rate.toFixed(0),
          usual.toFixed(0),
          (rate / usual).toFixed(2),
          GOAL,
          ...lates,
        ])
      }
    } finally {
      await embedded.close()
      await shop.stop()
    }
  } finally {
    caller.close()
    printTable(
      ['', 'embedded, a second', `${world.version}, a second`, 'share', 'goal', 'embedded p99 ms', 'p99 ms'],
      rows,
    )
    await world.close()
  }
}
