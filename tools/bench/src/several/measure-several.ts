import { openNginx } from '../../../../packages/server/test/open-nginx.ts'
import { ensureServer } from '../../../gate/src/ensure-server.ts'
import { openCaller } from '../load/open-caller.ts'
import { printTable } from '../print-table.ts'
import { measureInTurns, rateOf, type Turns } from '../table/measure-in-turns.ts'
import { openStage, type Side } from '../table/open-stage.ts'
import { readPlan } from '../table/read-plan.ts'
import { openWorlds, type World } from '../world/open-world.ts'
import { startShopProcess } from '../world/start-shop-process.ts'

interface OpenSide extends Side {
  close(): Promise<void>
}

/** Measures the table's operations with one process of the shop and with several, each shop behind the documented nginx, in turns. */
export async function measureSeveral(given: string[]): Promise<void> {
  const { chosen, patience, shoppersEach, parts, processes } = readPlan(given)
  const nginx = await ensureServer('nginx', new AbortController().signal)
  if (!nginx) throw new Error('There is no nginx on this machine (Debian: apt-get install nginx).')
  const { worlds, close } = await openWorlds(processes.length)
  const sides: Record<string, OpenSide> = {}
  const caller = openCaller()
  const rows: string[][] = []
  try {
    for (const [index, count] of processes.entries()) {
      const world = worlds[index]
      if (!world) throw new Error('There are too few databases.')
      const stage = await openStage(world, shoppersEach, parts)
      sides[count] = { stage, ...(await startBehind(nginx, world, count)) }
    }
    for (const operation of chosen) {
      console.error(`${operation.name} …`)
      const seen = await measureInTurns(operation, sides, caller, patience)
      rows.push([operation.name, ...processes.flatMap((count) => cellsOf(seen, count, processes))])
    }
  } finally {
    caller.close()
    for (const side of Object.values(sides)) await side.close()
    printTable([worlds[0]?.version ?? '', ...processes.flatMap((count) => [`${count}, a second`, '×'])], rows)
    await close()
  }
}

/** Starts so many processes of the shop behind one nginx. */
async function startBehind(nginx: string, world: World, count: number) {
  const settings = { ...world.settings, TRUSTED_PROXIES: '127.0.0.1' }
  const shops = await Promise.all(Array.from({ length: count }, () => startShopProcess(settings)))
  const proxy = await openNginx(
    nginx,
    shops.map(({ address }) => Number(new URL(address).port)),
  )
  return {
    address: proxy.address,
    processIds: shops.map(({ child }) => child.pid ?? 0),
    async close() {
      await proxy.close()
      for (const shop of shops) await shop.stop()
    },
  }
}

function cellsOf(seen: Record<string, Turns>, count: number, [first = 1]: readonly number[]): string[] {
  const rate = (of: number) => (seen[of] ? rateOf(seen[of]) : 0)
  return [rate(count).toFixed(0), (rate(count) / rate(first)).toFixed(2)]
}
