import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { schema } from '../../src/db/index.ts'
import { ErpError, type ErpPort } from '../../src/erp/index.ts'
import type { ErpPeople } from '../erp-contract/erp-under-test.ts'
import { itKeepsTheErpContract, sampleOrder } from '../erp-contract.ts'
import { openTestShop, type TestShop } from '../open-test-shop.ts'
import { roughAdapter } from './rough-adapter.ts'
import type { RoughAct } from './rough-people.ts'
import { openRoughStore } from './rough-store.ts'
import { type RoughFault, serveRoughErp } from './serve-rough-erp.ts'

/** Milliseconds: a busy machine is no ERP that is silent. */
const PATIENCE = 20_000

let folder: string
let shop: TestShop
let rough: Awaited<ReturnType<typeof serveRoughErp>>
let erp: ErpPort
/** What goes wrong with the next calls of a path. */
const faults: [path: string, fault: RoughFault][] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'volute-rough-'))
  shop = await openTestShop()
  const store = openRoughStore(join(folder, 'orders.jsonl'), () => shop.clock.now)
  rough = await serveRoughErp(store, (path) => (faults[0]?.[0] === path ? faults.shift()?.[1] : undefined))
  erp = roughAdapter(rough.address, shop.shop.erp, PATIENCE)
})
beforeEach(() => faults.splice(0))
afterAll(async () => {
  rough.server.closeAllConnections()
  rough.server.close()
  await shop.close()
  await rm(folder, { recursive: true, force: true })
})

const order = () => sampleOrder('A-RIVER', 'TB10773')
const before = { kind: 'cut', when: 'before' } as const
const after = { kind: 'cut', when: 'after' } as const

it.each([
  ['before the draft is made', '/draft', before],
  ['after the draft is made', '/draft', after],
  ['before it is confirmed', '/confirm', before],
  ['between the two steps of confirming', '/confirm', after],
  ['before confirming is finished', '/finish', before],
  ['after confirming is finished', '/finish', after],
  ['while it is looked for', '/orders', after],
])('OQ-47: a line cut %s leaves one order when it is submitted again', async (_when, path, fault) => {
  const sent = order()
  faults.push([path, fault])
  await expect(erp.submitOrder(sent)).rejects.toMatchObject({ kind: 'retryable', outcome: 'unknown' })
  const placed = await erp.submitOrder(sent)
  expect((await erp.getOrders({ requestCodes: [sent.requestCode] })).map((one) => one.orderId)).toEqual([
    placed.orderId,
  ])
})

it('OQ-47: what the ERP kept before it was ended is there when it starts again', async () => {
  const placed = await erp.submitOrder(order())
  const stored = openRoughStore(join(folder, 'orders.jsonl'), () => shop.clock.now).find()
  expect(stored).toContainEqual(expect.objectContaining({ id: Number(placed.orderId), stage: 'confirmed' }))
})

it('tells a busy ERP from one that refuses the shop', async () => {
  faults.push(['/orders', { kind: 'busy' }])
  await expect(erp.submitOrder(order())).rejects.toMatchObject({ kind: 'retryable', outcome: 'notApplied' })
  faults.push(['/orders', { kind: 'locked out' }])
  await expect(erp.submitOrder(order())).rejects.toThrow(
    new ErpError('config', 'The ERP refuses the credentials.'),
  )
})

const doAct = (act: RoughAct) => async (orderId: string, did: object) => {
  await fetch(`${rough.address}/people`, {
    method: 'POST',
    body: JSON.stringify({ ...did, act, id: orderId }),
  })
}

/** The rough ERP's own people. */
const people: ErpPeople = {
  pick: (orderId) => doAct('pick')(orderId, {}),
  ship: (orderId, lines, text) => doAct('ship')(orderId, { lines, text }),
  cancelShipment: (orderId, shipmentId) => doAct('cancelShipment')(orderId, { shipmentId }),
  setTracking: (orderId, shipmentId, text) => doAct('setTracking')(orderId, { shipmentId, text }),
  setCarrier: (orderId, shipmentId, text) => doAct('setCarrier')(orderId, { shipmentId, text }),
  cancelLines: (orderId, lines, text) => doAct('cancelLines')(orderId, { lines, text }),
  cancelOrder: (orderId, text) => doAct('cancelOrder')(orderId, { text }),
  addLine: (orderId, text, quantity) => doAct('addLine')(orderId, { text, quantity }),
  promise: (orderId, promises, text) => doAct('promise')(orderId, { promises, text }),
  invoice: (orderId) => doAct('invoice')(orderId, {}),
  async setPrice(partNumber, price) {
    const priceCents = Math.round(Number(price) * 100)
    await shop.shop.db.update(schema.parts).set({ priceCents }).where(eq(schema.parts.partNumber, partNumber))
  },
}

itKeepsTheErpContract(() => ({
  erp,
  now: shop.clock.now,
  later: () => {
    shop.clock.now = new Date(shop.clock.now.getTime() + 1_000)
    return Promise.resolve()
  },
  customer: 'A-RIVER',
  stockedPart: 'TB10773',
  madePart: { partNumber: 'D7232-2-CP', leadTimeDays: 35 },
  awaitedPart: 'Parts are those of the order desk, whose own test asks for them.',
  pageSize: 100,
  people,
  tells: {
    cancelReason: true,
    slipReason: true,
    invoicePdf: 'The rough ERP prints its invoices on paper.',
  },
}))
