import { quantile } from '../figures.ts'
import { secondsOf, spentBetween } from '../idle/read-processes.ts'
import type { Caller } from '../load/open-caller.ts'
import type { Sent } from '../load/load-process.ts'
import type { World } from '../world/open-world.ts'
import type { ShopProcess } from '../world/start-shop-process.ts'
import type { Callers, Listings } from './listings.ts'

/** A shop of one size. */
export interface Size {
  size: number
  world: World
  shop: ShopProcess
  callers: Callers
}

/** Milliseconds of a call: time to the answer, and processor time in the shop and in its PostgreSQL sessions. */
export type Cost = Record<'answer' | 'shop' | 'database', number>

const TURN_MILLISECONDS = 300
const CALLS = { least: 5, most: 300 }

/** Calls all sizes in turns, so that other load on the machine affects all alike; each figure is the median of its turns. */
export async function measureSizes(
  sizes: readonly Size[],
  listings: Listings,
  { caller, turns }: { caller: Caller; turns: number },
): Promise<Map<number, Map<string, Cost>>> {
  const costs = new Map(sizes.map(({ size }) => [size, new Map<string, Cost>()]))
  for (const [name, callOf] of Object.entries(listings)) {
    console.error(name)
    const places = sizes.map((size) => ({
      ...size,
      nextOf: countUp((call) => callOf(size.callers, call)),
      turns: [] as Cost[],
    }))
    let calls = CALLS.least
    // The first two turns are not counted: one shows how many calls there is time for, and both get the code compiled.
    for (let turn = -1; turn <= turns; turn++) {
      for (const place of places) place.turns.push(await takeTurn(caller, place, calls))
      if (turn === -1) calls = callsWithin(Math.max(...places.map((place) => place.turns[0]?.answer ?? 0)))
    }
    for (const { size, turns: taken } of places) costs.get(size)?.set(name, medianOf(taken.slice(2)))
  }
  return costs
}

const callsWithin = (milliseconds: number) =>
  Math.max(CALLS.least, Math.min(CALLS.most, Math.round(TURN_MILLISECONDS / milliseconds)))

/** Passes 0, 1, 2 and so on to `callOf`. */
function countUp(callOf: (call: number) => Sent): () => Sent {
  let call = 0
  return () => callOf(call++)
}

async function takeTurn(
  caller: Caller,
  { world, shop, nextOf }: Size & { nextOf: () => Sent },
  calls: number,
): Promise<Cost> {
  const lists = [Array.from({ length: calls }, nextOf)]
  const before = await look(world, shop)
  const { durations } = await caller.call({ address: shop.address, lists })
  const after = await look(world, shop)
  const each = (seconds: number) => (seconds * 1_000) / calls
  return {
    answer: quantile(durations, 0.5),
    shop: each(spentBetween(before.shop, after.shop)),
    database: each(spentBetween(before.database, after.database)),
  }
}

/** Processor seconds so far, by process. */
async function look({ pool }: World, { child }: ShopProcess) {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database()`,
  )
  return {
    shop: secondsOf([child.pid ?? 0]),
    database: secondsOf(rows.map(({ pid }) => pid)),
  }
}

function medianOf(turns: readonly Cost[]): Cost {
  const of = (figure: keyof Cost) =>
    quantile(
      turns.map((turn) => turn[figure]),
      0.5,
    )
  return { answer: of('answer'), shop: of('shop'), database: of('database') }
}
