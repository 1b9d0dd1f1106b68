import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { getCartMap, putCart } from '@volute/domain/buying/cart'
import { placeSalesOrder } from '@volute/domain/buying/orders'
import { openDatabase, schema } from '@volute/server/core/db'
import { openLog } from '@volute/server/log'
import { freePort } from '../../../../e2e/free-port.ts'
import { seeded } from '../catalogue/seeded.ts'
import { openSession, type Seen } from '../orders/open-session.ts'
import { openWorld, type Place } from '../orders/open-world.ts'
import { orderOf } from '../orders/order-of.ts'
import { type PlannedOrder, planOrders } from '../orders/plan-orders.ts'
import { printTable } from '../print-table.ts'
import { buildServer, superviseServer } from '../world/supervise-server.ts'
import { openPostgresPair, type PostgresPair } from './postgres-pair.ts'

const BUYERS = 16
const MINUTES = 15
/** Milliseconds that a watcher of the primary takes to promote the standby. */
const PROMOTION = 3_000

const options = {
  count: { type: 'string', default: '1000' },
  freeze: { type: 'boolean', default: false },
  build: { type: 'boolean', default: true },
} as const

/**
 * Places orders at two web processes while the primary fails and its standby is promoted; later the former primary comes
 * back. No acknowledged order may be missing or doubled.
 */
export async function measureFailover(given: string[]): Promise<void> {
  const { values } = parseArgs({ args: given, options, allowNegative: true })
  const stop = AbortSignal.timeout(MINUTES * 60_000)
  if (values.build) await buildServer(stop)
  const dataDir = await mkdtemp(join(tmpdir(), 'volute-failover-'))
  const pair = await openPostgresPair(stop)
  const place = { dataDir, databaseUrl: pair.url }
  const { emails, goods } = await openWorld(place, BUYERS)
  const { addresses, processes } = await startShops(place)
  try {
    const plans = planOrders(Number(values.count), goods, seeded(1))
    const run: Run = { acknowledged: [], seen: noneSeen(), stop }
    const bought = emails.map((email, buyer) => {
      const own = plans.filter((_, index) => index % BUYERS === buyer)
      return buy(addresses[buyer % 2] ?? '', email, own, run)
    })
    const share = () => run.acknowledged.length / plans.length
    const [lostAt] = await Promise.all([failOver(pair, values.freeze, share, stop), ...bought])
    const outcome = await readOutcome(place, plans, stop)
    tell(`the primary ${values.freeze ? 'cut off' : 'killed'} under load`, run, outcome, lostAt)
    const { missing, doubled, mails } = outcome
    process.exitCode = missing === 0 && doubled === 0 && mails === plans.length ? 0 : 1
  } finally {
    await Promise.all(processes.map((one) => one.stop()))
    await pair.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const noneSeen = (): Seen => ({ durations: [], retries: 0, lastRefusal: '', mistakes: [] })

function tell(title: string, { acknowledged, seen }: Run, outcome: Outcome, lostAt: number) {
  const next = acknowledged.find(({ at }) => at > lostAt + PROMOTION)
  const figures = {
    'orders acknowledged': acknowledged.length,
    'of them missing': outcome.missing,
    'made twice': outcome.doubled,
    mails: outcome.mails,
    'calls made again': seen.retries,
    'seconds without an order': longestSilence(acknowledged),
    'seconds from the loss to the first order after the promotion': saySeconds(
      (next?.at ?? Infinity) - lostAt,
    ),
  }
  printTable(
    [title, ''],
    Object.entries(figures).map(([what, figure]) => [what, String(figure)]),
  )
}

const saySeconds = (milliseconds: number) => (milliseconds / 1_000).toFixed(1)

interface Acknowledged {
  requestCode: string
  at: number
}

/** Two web processes and a worker, each restarted when it ends. */
async function startShops({ dataDir, databaseUrl }: { dataDir: string; databaseUrl: string }) {
  const ports = [await freePort(), await freePort()]
  const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' }
  return {
    addresses: ports.map((port) => `http://127.0.0.1:${port}`),
    processes: [
      ...ports.map((port) => superviseServer('web', { ...settings, ROLE: 'web', PORT: String(port) })),
      superviseServer('worker', { ...settings, ROLE: 'worker' }),
    ],
  }
}

interface Run {
  acknowledged: Acknowledged[]
  seen: Seen
  stop: AbortSignal
}

/** Places orders one after the other; a failed call is repeated under the same request code. */
async function buy(address: string, email: string, plans: PlannedOrder[], { acknowledged, seen, stop }: Run) {
  const { call, until } = await openSession(address, email, seen, stop)
  for (const plan of plans) {
    await until(async () => {
      const { version } = await call(getCartMap, {})
      const items = plan.lines.map(({ partId, quantity }) => ({ partId, quantity }))
      await call(putCart, { replaceAll: true, version, items })
      await call(placeSalesOrder, orderOf(plan))
    })
    acknowledged.push({ requestCode: plan.requestCode, at: performance.now() })
  }
}

/** Kills or freezes the primary, promotes its standby and brings the primary back; returns when it was lost. */
async function failOver(pair: PostgresPair, freeze: boolean, share: () => number, stop: AbortSignal) {
  while (share() < 0.3) await wait(20, undefined, { signal: stop })
  const lostAt = performance.now()
  if (freeze) pair.freezePrimary()
  else pair.killPrimary()
  await wait(PROMOTION)
  await pair.promoteStandby()
  while (share() < 0.6) await wait(20, undefined, { signal: stop })
  await pair.returnPrimary()
  return lostAt
}

type Outcome = Awaited<ReturnType<typeof readOutcome>>

async function readOutcome(place: Place, plans: PlannedOrder[], stop: AbortSignal) {
  const { db, close } = await openDatabase(place, openLog('error'))
  const codes = new Set(plans.map(({ requestCode }) => requestCode))
  const isPlanned = ({ requestCode }: { requestCode: string }) => codes.has(requestCode)
  const sent = () => countMails(place.dataDir)
  const isPending = async () =>
    (await db.select().from(schema.salesOrders)).some(
      (one) => isPlanned(one) && one.requestStatus === 'PENDING',
    )
  while (!stop.aborted && (await isPending())) await wait(500)
  while (!stop.aborted && (await sent()) < plans.length) await wait(500)
  const inShop = (await db.select().from(schema.salesOrders)).filter(isPlanned)
  const atDesk = (await db.select().from(schema.deskOrders)).filter(isPlanned)
  await close()
  const found = new Set(atDesk.map(({ requestCode }) => requestCode))
  return {
    missing: plans.filter(({ requestCode }) => !found.has(requestCode)).length,
    doubled: repeatsIn(inShop) + repeatsIn(atDesk),
    mails: await sent(),
  }
}

const repeatsIn = (orders: { requestCode: string }[]) =>
  orders.length - new Set(orders.map(({ requestCode }) => requestCode)).size

const countMails = async (dataDir: string) => (await readdir(join(dataDir, 'mail')).catch(() => [])).length

function longestSilence(acknowledged: Acknowledged[]) {
  const gaps = acknowledged.slice(1).map(({ at }, index) => at - (acknowledged[index]?.at ?? at))
  return saySeconds(Math.max(...gaps))
}
