import { parseArgs } from 'node:util'
import { quantile, sayMs, sayTimes } from '../figures.ts'
import { type Caller, openCaller } from '../load/open-caller.ts'
import type { Sent } from '../load/load-process.ts'
import { printTable } from '../print-table.ts'
import { fillCatalogue } from '../world/fill-catalogue.ts'
import { openWorld, type World } from '../world/open-world.ts'
import { startShopProcess } from '../world/start-shop-process.ts'
import { growOrders, openCallers } from './grow-orders.ts'
import { type Callers, type Listings, orderListings, partListings } from './listings.ts'

const SIZES = { orders: [10_000, 100_000, 1_000_000], parts: [60_000, 600_000] }
/** Parts of the catalogue in which the orders grow. */
const PARTS = 20_000
/** What a cost may differ by at another size, and still counts as the same. */
const TOLERANCE = 0.2
const MILLISECONDS = 2_000
const CALLS = { least: 5, most: 300 }

/** Measures what lists or searches at every size of the shop, and says what does not cost the same at all of them. */
export async function measureGrowth(given: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: given,
    allowPositionals: true,
    options: { most: { type: 'string', default: '1000000' } },
  })
  const unknown = positionals.find((word) => !(word in SIZES))
  if (unknown) throw new Error(`${unknown} does not grow: name orders, parts, or none for both.`)
  const isAsked = (word: keyof typeof SIZES) => positionals.length === 0 || positionals.includes(word)
  const upTo = (sizes: readonly number[]) => sizes.filter((size) => size <= Number(values.most))
  if (isAsked('orders')) printGrowth('orders', await measureOrders(upTo(SIZES.orders)))
  if (isAsked('parts')) printGrowth('parts', await measureParts(upTo(SIZES.parts)))
}

async function measureOrders(sizes: readonly number[]) {
  const columns = new Map<number, Costs>()
  await inWorld(async (world) => {
    await fillCatalogue(world.pool, PARTS)
    const callers = await openCallers(world)
    let before = 0
    for (const size of sizes) {
      console.error(`${size.toLocaleString('en')} orders …`)
      await growOrders(world, before, size)
      columns.set(size, await costsOf(world, orderListings, callers))
      before = size
    }
  })
  return columns
}

async function measureParts(sizes: readonly number[]) {
  const columns = new Map<number, Costs>()
  for (const size of sizes)
    await inWorld(async (world) => {
      console.error(`${size.toLocaleString('en')} parts …`)
      await fillCatalogue(world.pool, size)
      const callers = await openCallers(world)
      columns.set(size, await costsOf(world, partListings, callers))
    })
  return columns
}

async function inWorld(measure: (world: World) => Promise<void>) {
  const world = await openWorld()
  try {
    await measure(world)
  } finally {
    await world.close()
  }
}

/** Median milliseconds by name. */
type Costs = Map<string, number>

async function costsOf(world: World, listings: Listings, callers: Callers): Promise<Costs> {
  const shop = await startShopProcess(world.settings)
  const caller = openCaller()
  const costs: Costs = new Map()
  try {
    for (const [name, callOf] of Object.entries(listings))
      costs.set(name, await medianOf(caller, shop.address, (turn) => callOf(callers, turn)))
  } finally {
    caller.close()
    await shop.stop()
  }
  return costs
}

/** The first calls tell how many there is time for; a third as many again compile their code, and are not counted either. */
async function medianOf(caller: Caller, address: string, sentIn: (turn: number) => Sent): Promise<number> {
  let turn = 0
  const call = async (count: number) => {
    const list = Array.from({ length: count }, () => sentIn(turn++))
    const { durations } = await caller.call({ address, lists: [list] })
    return quantile(durations, 0.5)
  }
  const first = await call(3)
  const { least, most } = CALLS
  const count = Math.max(least, Math.min(most, Math.round(MILLISECONDS / first)))
  await call(Math.ceil(count / 3))
  return call(count)
}

function printGrowth(what: string, columns: ReadonlyMap<number, Costs>) {
  const [smallest, ...larger] = columns.values()
  if (!smallest) return
  const titles = [...columns.keys()].map((size) => size.toLocaleString('en'))
  const grown: string[] = []
  const rows = [...smallest].map(([name, base]) => {
    const others = larger.map((costs) => costs.get(name) ?? NaN)
    if (others.some((cost) => Math.abs(cost / base - 1) > TOLERANCE)) grown.push(name)
    return [name, sayMs(base), ...others.flatMap((cost) => [sayMs(cost), sayTimes(cost, base)])]
  })
  printTable(
    [`ms at so many ${what}`, titles[0] ?? '', ...titles.slice(1).flatMap((one) => [one, '×'])],
    rows,
  )
  if (larger.length === 0) return
  console.log(
    grown.length > 0
      ? `Beyond ± ${TOLERANCE * 100} %: ${grown.join('; ')}.\n`
      : `All within ± ${TOLERANCE * 100} %.\n`,
  )
}
