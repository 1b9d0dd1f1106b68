import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { quantile, sayMs } from '../figures.ts'
import { readProcesses } from '../idle/read-processes.ts'
import { openCaller } from '../load/open-caller.ts'
import { printTable } from '../print-table.ts'
import { openStage } from '../table/open-stage.ts'
import { operations } from '../table/operations.ts'
import { openWorld } from '../world/open-world.ts'
import { startShopProcess } from '../world/start-shop-process.ts'

/** Calls that each of the 32 makes in turn; one call in eight writes. */
const MIX = ['part', 'search', 'part', 'cart', 'part', 'search', 'history', 'quantity']

/** Lets 32 people read and write for a long time, and prints by the minute what they wait and what the shop holds of memory. */
export async function measureSteady(given: string[]): Promise<void> {
  const { values } = parseArgs({ args: given, options: { minutes: { type: 'string', default: '30' } } })
  const world = await openWorld()
  try {
    const stage = await openStage(world, 1)
    const shop = await startShopProcess(world.settings)
    const caller = openCaller()
    const each = operations
      .filter(({ word }) => MIX.includes(word))
      .map(({ word, lists }) => [word, lists(stage)] as const)
    const byWord = new Map(each)
    const lists = stage.buyers.map((_, one) =>
      Array.from({ length: 400 }, (__, turn) => {
        const own = byWord.get(MIX[turn % MIX.length] ?? '')?.[one] ?? []
        return own[Math.floor(turn / MIX.length) % own.length]
      }).filter((sent) => sent !== undefined),
    )
    const rows = []
    for (let minute = 1; minute <= Number(values.minutes); minute++) {
      const { durations, requestsPerSecond } = await caller.call({
        address: shop.address,
        lists,
        seconds: 60,
      })
      const { mebibytes } = readProcesses(shop.child.pid ?? 0)
      rows.push([
        String(minute),
        requestsPerSecond.toFixed(0),
        sayMs(quantile(durations, 0.5)),
        sayMs(quantile(durations, 0.99)),
        mebibytes.toFixed(0),
      ])
      console.error(rows.at(-1)?.join('  '))
    }
    await wait(30_000)
    rows.push(['30 s later', '', '', '', readProcesses(shop.child.pid ?? 0).mebibytes.toFixed(0)])
    printTable(['minute', 'a second', 'half below, ms', '99 % below, ms', 'MiB'], rows)
    caller.close()
    await shop.stop()
  } finally {
    await world.close()
  }
}
