import { setTimeout as wait } from 'node:timers/promises'
import { sayMs } from '../figures.ts'
import { readProcesses } from '../idle/read-processes.ts'
import { openCaller } from '../load/open-caller.ts'
import { printTable } from '../print-table.ts'
import { lateOf, measureInTurns, rateOf } from '../table/measure-in-turns.ts'
import { openStage, type Side } from '../table/open-stage.ts'
import { readPlan } from '../table/read-plan.ts'
import { openWorlds } from '../world/open-world.ts'
import { startShopProcess } from '../world/start-shop-process.ts'
import { buildServer } from '../world/supervise-server.ts'

/** Measures the table's operations in releases with semi-spaces of several sizes, in turns, and their memory when idle again. */
export async function measureMemory(given: string[]): Promise<void> {
  const { chosen, patience, shoppersEach, parts, megabytes, idleSeconds, isBuilt } = readPlan(given)
  if (!isBuilt) await buildServer(new AbortController().signal)
  const { worlds, close } = await openWorlds(megabytes.length)
  const sides: Record<string, Side & { stop(): Promise<void> }> = {}
  const caller = openCaller()
  const rows: string[][] = []
  try {
    for (const [index, size] of megabytes.entries()) {
      const world = worlds[index]
      if (!world) throw new Error('There are too few databases.')
      const stage = await openStage(world, shoppersEach, parts)
      const { address, child, stop } = await startShopProcess(world.settings, {
        script: 'serve',
        semiSpace: size,
      })
      sides[size] = { stage, address, processIds: [child.pid ?? 0], stop }
    }
    for (const operation of chosen) {
      console.error(`${operation.name} …`)
      const seen = await measureInTurns(operation, sides, caller, patience)
      const cells = Object.values(seen).flatMap((turns) => [rateOf(turns).toFixed(0), sayMs(lateOf(turns))])
      rows.push([operation.name, ...cells])
    }
    rows.push(['busy, MiB', ...memoryOf(sides)])
    await wait(idleSeconds * 1_000)
    rows.push(['idle again, MiB', ...memoryOf(sides)])
  } finally {
    caller.close()
    for (const side of Object.values(sides)) await side.stop()
    printTable(
      [worlds[0]?.version ?? '', ...megabytes.flatMap((size) => [`${size} MB, a second`, 'p99 ms'])],
      rows,
    )
    await close()
  }
}

const memoryOf = (sides: Record<string, Side>) =>
  Object.values(sides).flatMap(({ processIds }) => [
    processIds.reduce((sum, id) => sum + readProcesses(id).mebibytes, 0).toFixed(0),
    '',
  ])
