import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { getCartMap, putCart } from '@volute/domain/buying/cart'
import { placeSalesOrder, searchOrderHistory } from '@volute/domain/buying/orders'
import { getPart } from '@volute/domain/catalogue/part'
import { search } from '@volute/domain/storefront/search'
import { ensureServer } from '../../../gate/src/ensure-server.ts'
import { freePort } from '../../../../e2e/free-port.ts'
import { openNginx } from '../../../../packages/server/test/open-nginx.ts'
import { seeded } from '../catalogue/seeded.ts'
import { openSession, type Seen } from '../orders/open-session.ts'
import { openWorld } from '../orders/open-world.ts'
import { orderOf } from '../orders/order-of.ts'
import { type PlannedOrder, planOrders } from '../orders/plan-orders.ts'
import { printTable } from '../print-table.ts'
import { openPostgres } from '../world/open-postgres.ts'
import { buildServer, superviseServer, untilReady } from '../world/supervise-server.ts'

const PEOPLE = 32
const MINUTES = 15

/** Restarts two processes behind the documented nginx one after the other while people read, write and order; no call may fail. */
export async function measureRolling(given: string[]): Promise<void> {
  const { values } = parseArgs({ args: given, options: { restarts: { type: 'string', default: '4' } } })
  const stop = AbortSignal.timeout(MINUTES * 60_000)
  await buildServer(stop)
  const program = await ensureServer('nginx', stop)
  if (!program) throw new Error('There is no nginx on this machine (Debian: apt-get install nginx).')
  const dataDir = await mkdtemp(join(tmpdir(), 'volute-rolling-'))
  const cluster = await openPostgres(stop, { isDurable: true })
  const { emails, goods } = await openWorld({ dataDir, databaseUrl: cluster.url }, PEOPLE)
  const ports = [await freePort(), await freePort()]
  const shops = ports.map((port) => superviseServer('shop', settingsOf(dataDir, cluster.url, port)))
  try {
    await Promise.all(ports.map((port) => untilReady(port, stop)))
    const nginx = await openNginx(program, ports)
    const tally: Tally = { calls: 0, failures: [], isOver: false }
    const plans = planOrders(50_000, goods, seeded(1))
    const people = emails.map((email, index) =>
      shopOn(
        nginx.address,
        email,
        plans.filter((_, plan) => plan % PEOPLE === index),
        tally,
        stop,
      ),
    )
    const begun = performance.now()
    for (let restart = 0; restart < Number(values.restarts); restart++)
      for (const [index, shop] of shops.entries()) {
        await wait(2_000)
        await shop.restart()
        await untilReady(ports[index] ?? 0, stop)
        console.error(`process ${index + 1} restarted; ${tally.calls} calls, ${tally.failures.length} failed`)
      }
    tally.isOver = true
    await Promise.all(people)
    await nginx.close()
    printTable(
      ['restarts behind nginx', ''],
      [
        ['restarts of each process', values.restarts],
        ['calls', String(tally.calls)],
        ['calls a second', ((tally.calls * 1_000) / (performance.now() - begun)).toFixed(0)],
        ['calls that failed', String(tally.failures.length)],
      ],
    )
    for (const failure of tally.failures.slice(0, 50)) console.log(`✗ ${failure}`)
    process.exitCode = tally.failures.length === 0 ? 0 : 1
  } finally {
    await Promise.all(shops.map((one) => one.stop()))
    await cluster.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const settingsOf = (dataDir: string, databaseUrl: string, port: number) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  PORT: String(port),
  TRUSTED_PROXIES: '127.0.0.1',
  DRAIN_SECONDS: '2',
  LOG_LEVEL: 'silent',
})

interface Tally {
  calls: number
  failures: string[]
  isOver: boolean
}

/** Reads, writes and orders without a pause, and never asks again. */
async function shopOn(
  address: string,
  email: string,
  plans: PlannedOrder[],
  tally: Tally,
  stop: AbortSignal,
) {
  const seen: Seen = { durations: [], retries: 0, lastRefusal: '', mistakes: [] }
  const { call } = await openSession(address, email, seen, stop)
  const asked: typeof call = async (endpoint, sent) => {
    tally.calls++
    return call(endpoint, sent).catch((error: Error) => {
      // The worker empties the cart of an order between two calls: the shop's own answer, not a failure.
      if (!error.message.includes('CART_CHANGED')) tally.failures.push(error.message)
      throw error
    })
  }
  for (const plan of plans) {
    if (tally.isOver) return
    await shopOnce(asked, plan).catch(() => undefined)
  }
}

type Call = Awaited<ReturnType<typeof openSession>>['call']

/** The first page of the orders. */
const history = {
  pageNumber: 1,
  rowsPerPage: 10,
  columnName: 'Order Date',
  sortDirection: 'DESC',
} as const

async function shopOnce(call: Call, plan: PlannedOrder) {
  for (const { partNumber } of plan.lines) {
    await call(search, { type: 'part', input: partNumber })
    await call(getPart, { partNumber })
  }
  await call(searchOrderHistory, history)
  const { version } = await call(getCartMap, {})
  const items = plan.lines.map(({ partId, quantity }) => ({ partId, quantity }))
  await call(putCart, { replaceAll: true, version, items })
  await call(placeSalesOrder, orderOf(plan))
}
