import { parseArgs } from 'node:util'
import { openCaller } from '../load/open-caller.ts'
import { fillCatalogue } from '../world/fill-catalogue.ts'
import { fillPages } from '../world/fill-pages.ts'
import { openWorlds, type World } from '../world/open-world.ts'
import { startShopProcess } from '../world/start-shop-process.ts'
import { growOrders, openCallers } from './grow-orders.ts'
import { type Listings, orderListings, partListings } from './listings.ts'
import { type Cost, measureSizes, type Size } from './measure-sizes.ts'
import { printGrowth } from './print-growth.ts'

/** Parts in the catalogue while the orders grow. */
const PARTS = 20_000
/** Pages of documents while the parts grow. */
const PAGES = 1_000

const growths = {
  orders: {
    sizes: [10_000, 100_000, 1_000_000],
    listings: orderListings,
    async fill(world: World, orders: number) {
      await fillCatalogue(world.pool, PARTS)
      const callers = await openCallers(world)
      await growOrders(world, orders)
      return callers
    },
  },
  parts: {
    sizes: [60_000, 600_000],
    listings: partListings,
    async fill(world: World, parts: number) {
      await fillCatalogue(world.pool, parts)
      await fillPages(world.pool, PAGES)
      return openCallers(world)
    },
  },
}

/** Measures every list and search at each size of the shop, and prints those whose cost depends on the size. */
export async function measureGrowth(given: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: given,
    allowPositionals: true,
    options: {
      sizes: { type: 'string' },
      turns: { type: 'string', default: '9' },
      only: { type: 'string', default: '' },
    },
  })
  const unknown = positionals.find((word) => !(word in growths))
  if (unknown) throw new Error(`${unknown} does not grow: name orders, parts, or none for both.`)
  for (const [what, growth] of Object.entries(growths)) {
    if (positionals.length > 0 && !positionals.includes(what)) continue
    const { sizes, listings, fill } = growth
    const costs = await measure({
      sizes: values.sizes?.split(',').map(Number) ?? sizes,
      listings: Object.fromEntries(Object.entries(listings).filter(([name]) => name.includes(values.only))),
      turns: Number(values.turns),
      fill,
    })
    printGrowth(what, costs)
  }
}

interface Plan {
  sizes: readonly number[]
  listings: Listings
  turns: number
  fill: (typeof growths)['orders']['fill']
}

async function measure({ sizes, listings, turns, fill }: Plan): Promise<Map<number, Map<string, Cost>>> {
  const { worlds, close } = await openWorlds(sizes.length)
  const opened: Size[] = []
  const caller = openCaller()
  try {
    for (const [index, world] of worlds.entries()) {
      const size = sizes[index] ?? 0
      console.error(`${size.toLocaleString('en')} …`)
      const callers = await fill(world, size)
      opened.push({ size, world, callers, shop: await startShopProcess(world.settings) })
    }
    return await measureSizes(opened, listings, { caller, turns })
  } finally {
    caller.close()
    for (const { shop } of opened) await shop.stop()
    await close()
  }
}
