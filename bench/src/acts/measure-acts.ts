import { fork } from 'node:child_process'
import { once } from 'node:events'
import { quantile, sayMs, sayTimes } from '../figures.ts'
import { printTable } from '../print-table.ts'
import type { Shop } from '../shop.ts'
import type { ActLoad } from './act-process.ts'
import { acts, bareAct } from './acts.ts'
import { openBuyers } from './open-buyers.ts'

const SECONDS = 4
const WARM_UP_SECONDS = 2
const MANY = 32

/** Lets one buyer, then 32 at once, act on carts and orders, and prints what an act costs each of them. */
export async function measureActs(shop: Shop, bareAddress: string): Promise<void> {
  const buyers = await openBuyers(shop, MANY)
  const bare = await medians({ ...buyers, name: bareAct.name, address: bareAddress })
  const rows = [{ name: bareAct.name, ...bare }]
  for (const { name } of acts)
    rows.push({ name, ...(await medians({ ...buyers, name, address: shop.address })) })
  printTable(
    ['Cart and orders', 'median ms, 1 buyer', '× bare', `median ms, ${MANY} buyers`, '× bare'],
    rows.map(({ name, alone, crowded }) => [
      name,
      sayMs(alone),
      sayTimes(alone, bare.alone),
      sayMs(crowded),
      sayTimes(crowded, bare.crowded),
    ]),
  )
}

async function medians(load: Pick<ActLoad, 'name' | 'address' | 'tokens' | 'partIds'>) {
  const patience = { seconds: SECONDS, warmUpSeconds: WARM_UP_SECONDS }
  return {
    alone: await median({ ...load, ...patience, tokens: load.tokens.slice(0, 1) }),
    crowded: await median({ ...load, ...patience }),
  }
}

async function median(load: ActLoad): Promise<number> {
  const buyers = fork(new URL('./act-process.ts', import.meta.url))
  buyers.send(load)
  const [durations] = await Promise.race([
    once(buyers, 'message') as Promise<[number[]]>,
    once(buyers, 'exit').then(() => Promise.reject(new Error(`${load.name}: a buyer was refused`))),
  ])
  return quantile(durations, 0.5)
}
