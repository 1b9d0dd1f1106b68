import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { getLookup } from '@volute/domain/catalogue/bom'
import { getCartMap, putCart } from '@volute/domain/buying/cart'
import { getQuotePdf } from '@volute/domain/buying/quotes'
import { benchBoms } from '../catalogue/bench-numbers.ts'
import { quantile, sayMs } from '../figures.ts'
import { callOf } from '../load/call-of.ts'
import type { Sent } from '../load/load-process.ts'
import { printTable } from '../print-table.ts'
import { fillCatalogue, plainParts } from '../world/fill-catalogue.ts'
import { fillQuotes } from '../world/fill-orders.ts'
import { fillCompanies, fillPeople, type Person } from '../world/fill-people.ts'
import { openWorld, type World } from '../world/open-world.ts'
import { type ShopProcess, startShopProcess } from '../world/start-shop-process.ts'
import { measureBesideImport } from './measure-beside-import.ts'
import type { LoopDelay } from './watch-loop.ts'

const COMPANY = 'Bench Pumps'
const TIMES = 10
/** Milliseconds that no request may hold the event loop for. */
const GOAL = 50

/** Prints how long the heaviest requests hold the shop's event loop, and what an import costs those who look things up. */
export async function measureBlocking(given: string[]): Promise<void> {
  const { values } = parseArgs({ args: given, options: { imports: { type: 'string', default: '5' } } })
  const world = await openWorld()
  try {
    await fillCatalogue(world.pool)
    await fillCompanies(world.db, world.pool, [COMPANY])
    const [buyer] = await fillPeople(world.pool, COMPANY, 1)
    if (!buyer) throw new Error(`${COMPANY} has nobody`)
    const requests = await heavyRequests(world, buyer)
    const shop = await startShopProcess(world.settings, {
      watcher: new URL('./watch-loop.ts', import.meta.url),
    })
    const rows = []
    for (const [name, request] of Object.entries(requests)) {
      const holds = []
      for (let time = 0; time < TIMES; time++) holds.push(await holdOf(shop, buyer, request))
      const [first = 0, ...later] = holds
      rows.push([name, ...[first, quantile(later, 0.5), Math.max(...later)].map(sayMs), String(GOAL)])
    }
    printTable(
      [
        `event loop held, ms, on ${world.version}`,
        'the first time',
        'later, half below',
        'later, the worst',
        'goal',
      ],
      rows,
    )
    const lookUp = callOf(buyer, getLookup, { type: 'serial', identifier: '500123' })
    await measureBesideImport(world, shop, { lookUp, imports: Number(values.imports) })
    await shop.stop()
  } finally {
    await world.close()
  }
}

async function heavyRequests({ pool }: World, buyer: Person): Promise<Record<string, Sent>> {
  const requests: Record<string, Sent> = {}
  for (const lines of [20, 100, 500]) {
    const [quoteId] = await fillQuotes(pool, COMPANY, { count: 1, lines })
    requests[`quote's PDF, ${lines} lines`] = callOf(buyer, getQuotePdf, { quoteId: String(quoteId) })
  }
  const { number, lines } = benchBoms.large
  const { rows } = await pool.query<{ id: number }>(`${plainParts} limit 500`)
  const items = rows.map(({ id }) => ({ partId: id, quantity: 1 }))
  return {
    ...requests,
    [`look-up, ${lines} lines`]: callOf(buyer, getLookup, { type: 'bom', identifier: number }),
    '500 lines added': callOf(buyer, putCart, { replaceAll: false, items }),
  }
}

/** Milliseconds that the loop was held for at most while one request was answered, on an empty cart. */
async function holdOf(shop: ShopProcess, buyer: Person, request: Sent): Promise<number> {
  const cart = (await fetchSent(shop, callOf(buyer, getCartMap, {}))) as { version: number; items: unknown[] }
  if (cart.items.length > 0)
    await fetchSent(shop, callOf(buyer, putCart, { replaceAll: true, version: cart.version, items: [] }))
  await worstHold(shop)
  await fetchSent(shop, request)
  return worstHold(shop)
}

async function worstHold({ child }: ShopProcess): Promise<number> {
  child.send('tell')
  const [{ worst }] = (await once(child, 'message')) as [LoopDelay]
  return worst
}

async function fetchSent({ address }: ShopProcess, { path, ...request }: Sent): Promise<unknown> {
  const answer = await fetch(`${address}${path}`, request)
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`)
  return answer.json()
}
