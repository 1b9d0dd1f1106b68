import { openNginx } from '../../../../packages/server/test/open-nginx.ts'
import { ensureServer } from '../../../gate/src/ensure-server.ts'
import { medianOf, rateOf, type Turns } from '../table/measure-in-turns.ts'
import { measureShops } from '../table/measure-shops.ts'
import { readPlan } from '../table/read-plan.ts'
import type { World } from '../world/open-world.ts'
import { startShopProcess } from '../world/start-shop-process.ts'

/** Measures the table's operations with one process of the shop and with several, each shop behind the documented nginx. */
export async function measureSeveral(given: string[]): Promise<void> {
  const plan = readPlan(given)
  const nginx = await ensureServer('nginx', new AbortController().signal)
  if (!nginx) throw new Error('There is no nginx on this machine (Debian: apt-get install nginx).')
  await measureShops(plan, {
    sizes: plan.processes,
    open: (world, count) => startBehind(nginx, world, count),
    titlesOf: (count) => [`${count}, a second`, '×', 'cpu ms'],
    cellsOf: (turns, first) => [
      rateOf(turns).toFixed(0),
      (rateOf(turns) / rateOf(first)).toFixed(2),
      workOf(turns).toFixed(2),
    ],
  })
}

/** Processor milliseconds of a call, shop and database together. */
const workOf = (turns: Turns) => medianOf(turns, 'server') + medianOf(turns, 'database')

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
    behind: shops.map(({ address }) => address),
    processIds: shops.map(({ child }) => child.pid ?? 0),
    async close() {
      await proxy.close()
      for (const shop of shops) await shop.stop()
    },
  }
}
