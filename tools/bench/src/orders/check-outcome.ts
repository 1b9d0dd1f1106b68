import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase, schema } from '@volute/server/core/db'
import { openLog } from '@volute/server/log'
import { askQueue } from '../../../../packages/server/test/ask-queue.ts'
import type { OrderAtErp } from './killed-erp.ts'
import type { Place } from './open-world.ts'
import type { PlannedOrder } from './plan-orders.ts'

/** Domain that separates the run's buyers from the demo world's people. */
const BENCH = '@bench.example'

type Lines = { partNumber: string; quantity: number; price: string }[]

/** Compares the planned orders with the shop, the ERP, the outbox and the mail folder; returns every difference. */
export async function checkOutcome(place: Place, atErp: OrderAtErp[], plans: PlannedOrder[]) {
  const shop = await readShop(place)
  // The demo world's own orders may be at the ERP as well.
  const codes = new Set(plans.map((plan) => plan.requestCode))
  const planned = atErp.filter((one) => codes.has(one.requestCode))
  const placed = Map.groupBy(
    planned.filter((one) => one.stage === 'placed'),
    (one) => one.requestCode,
  )
  const mistakes = [
    ...expectCount('orders in the shop', shop.orders.length, plans.length),
    ...expectCount('orders at the ERP', [...placed.values()].flat().length, plans.length),
    ...expectCount('orders half confirmed', planned.filter((one) => one.stage === 'half').length, 0),
    ...expectCount('mails sent', await countMails(place.dataDir), shop.outbox.length),
    ...expectCount('jobs left over', shop.jobs, 0),
    ...plans.flatMap((plan) => checkOrder(plan, shop, placed.get(plan.requestCode) ?? [])),
  ]
  return { mistakes, spareDrafts: planned.length - plans.length, incidents: shop.alarms }
}

async function readShop(place: Place) {
  const opened = await openDatabase(place, openLog('error'))
  const { db } = opened
  const people = await db.select().from(schema.users)
  const buyers = new Set(people.filter((one) => one.email.endsWith(BENCH)).map((one) => one.id))
  const orders = (await db.select().from(schema.salesOrders)).filter((one) => buyers.has(one.userId))
  const lines = await db.select().from(schema.salesOrderLines).orderBy(schema.salesOrderLines.position)
  const mails = await db.select().from(schema.outbox)
  const jobs = await askQueue(db, (boss) => boss.findJobs('place-order', { limit: 100_000 }))
  await opened.close()
  const outbox = mails.filter((mail) => mail.recipient.endsWith(BENCH))
  return {
    orders,
    linesOf: Map.groupBy(lines, (line) => line.salesOrderId),
    outbox,
    alarms: mails.filter((mail) => mail.subject.includes('the ERP refuses')).length,
    jobs: jobs.filter(({ state }) => ['created', 'retry', 'active'].includes(state)).length,
  }
}
type ShopState = Awaited<ReturnType<typeof readShop>>

/**
 * Checks that an order is once in the shop and once at the ERP, with the planned lines at the catalogue's prices, and has
 * one mail.
 */
function checkOrder(plan: PlannedOrder, shop: ShopState, atErp: OrderAtErp[]): string[] {
  const { requestCode } = plan
  const order = shop.orders.find((one) => one.requestCode === requestCode)
  if (!order) return [`${requestCode} is not in the shop`]
  const number = order.erpOrderNumber ?? ''
  const planned = plan.lines.map((line) => ({ ...line, price: (line.priceCents / 100).toFixed(2) }))
  // An order placed while an ERP with its own prices did not answer has its price only at the ERP.
  const inShop = (shop.linesOf.get(order.id) ?? []).map(({ priceCents, ...line }, index) => ({
    ...line,
    price: priceCents === null ? (planned[index]?.price ?? '') : (priceCents / 100).toFixed(2),
  }))
  const mails = shop.outbox.filter((mail) => mail.subject.endsWith(`order ${number} received`))
  return [
    ...(order.requestStatus === 'COMPLETED' ? [] : [`${requestCode} is ${order.requestStatus}`]),
    ...expectCount(`${requestCode} at the ERP`, atErp.length, 1),
    ...(atErp[0]?.number === number ? [] : [`${requestCode} has another number at the ERP`]),
    ...(key(inShop) === key(planned) ? [] : [`${requestCode} has wrong lines in the shop`]),
    ...(key(atErp[0]?.lines ?? []) === key(planned) ? [] : [`${requestCode} has wrong lines at the ERP`]),
    ...expectCount(`mails of ${requestCode}`, mails.length, 1),
  ]
}

const key = (lines: Lines) =>
  JSON.stringify(lines.map(({ partNumber, quantity, price }) => [partNumber, quantity, price]))

const expectCount = (what: string, found: number, expected: number) =>
  found === expected ? [] : [`${what}: ${found} instead of ${expected}`]

/** Counts the acknowledgements in the mail folder; mails to the staff do not count. */
export async function countMails(dataDir: string): Promise<number> {
  const folder = join(dataDir, 'mail')
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return texts.filter((text) => text.includes(BENCH)).length
}
