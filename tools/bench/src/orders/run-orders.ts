import { setTimeout as wait } from 'node:timers/promises'
import { buildStaleWeb } from '@volute/server/build-stale-web'
import { freePort } from '../../../../e2e/free-port.ts'
import { seeded } from '../catalogue/seeded.ts'
import { buy } from './buyer.ts'
import { checkOutcome, countMails } from './check-outcome.ts'
import { embeddedProcess, killAround, type Killing } from './kill-around.ts'
import type { KilledErp, OpenKilledErp } from './killed-erp.ts'
import type { Seen } from './open-session.ts'
import { openWorld, type Place } from './open-world.ts'
import { planOrders } from './plan-orders.ts'
import { programOf, supervise } from './supervise.ts'

export interface Run extends Seen {
  orders: number
  seconds: number
  kills: Map<string, number>
  spareDrafts: number
  incidents: number
}

export interface Plan {
  count: number
  /** Number of people who order at the same time. */
  buyers: number
  killing: Killing
  seed: number
  stop: AbortSignal
  openErp: OpenKilledErp
}

/** Places orders while the shop, its worker and its ERP are killed at random, and checks the outcome. */
export async function runOrders(
  place: Place,
  { count, buyers, killing, seed, stop, openErp }: Plan,
): Promise<Run> {
  const chance = seeded(seed)
  await buildStaleWeb()
  const { emails, goods } = await openWorld(place, buyers)
  const plans = planOrders(count, goods, chance)
  const pause = () => chance() * 1_500
  const erp = await openErp(goods, pause)
  const { address, processes, victims } = await startShop(place, erp, pause)
  const seen: Seen = { durations: [], retries: 0, lastRefusal: '', mistakes: [] }
  const bought = new AbortController()
  try {
    while (!(await isUp(address))) await wait(250, undefined, { signal: stop })
    const start = performance.now()
    const progress = setInterval(() => printProgress(seen, count), 10_000)
    const ended = killAround(victims, killing, chance, () => isUp(address), bought.signal)
    await Promise.all(
      emails.map((email, buyer) => {
        const own = plans.filter((_, index) => index % buyers === buyer)
        return buy(address, email, own, seen, stop)
      }),
    ).catch(() => seen.mistakes.push('the time was up before all was placed'))
    clearInterval(progress)
    bought.abort()
    const seconds = (performance.now() - start) / 1000
    const kills = await ended
    while (!stop.aborted && (await countMails(place.dataDir)) < count) await wait(500)
    await Promise.all(processes.map((one) => one.stop()))
    const outcome = await checkOutcome(place, await erp.readOrders(), plans)
    return {
      ...seen,
      ...outcome,
      mistakes: [...seen.mistakes, ...outcome.mistakes],
      orders: count,
      seconds,
      kills,
    }
  } finally {
    await Promise.all(processes.map((one) => one.stop()))
  }
}

function printProgress({ durations, retries, lastRefusal }: Seen, count: number) {
  console.error(`${durations.length} of ${count} orders, ${retries} calls made again (${lastRefusal})`)
}

/** Starts the shop: on PostgreSQL server and worker are separate processes, on the embedded database they are one. */
async function startShop({ databaseUrl, dataDir }: Place, erp: KilledErp, pause: () => number) {
  const port = await freePort()
  const shop = (name: string, role: string) => {
    const env = {
      DATA_DIR: dataDir,
      PORT: String(port),
      ROLE: role,
      LOG_LEVEL: 'silent',
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : { DEMO: 'off' }),
      ...erp.env,
    }
    return supervise(name, () => ({ ...programOf('shop-process.ts', ...erp.given), env }), pause)
  }
  const processes = [
    ...(databaseUrl ? [shop('server', 'web'), shop('worker', 'worker')] : [shop('shop', 'all')]),
    erp.process,
  ]
  return {
    address: `http://127.0.0.1:${port}`,
    processes,
    victims: databaseUrl ? processes : [...processes, embeddedProcess(dataDir)],
  }
}

async function isUp(address: string): Promise<boolean> {
  return fetch(`${address}/api/health`, { signal: AbortSignal.timeout(5_000) }).then(
    (answer) => answer.ok,
    () => false,
  )
}
