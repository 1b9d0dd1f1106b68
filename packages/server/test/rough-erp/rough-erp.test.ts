import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { HANG_CAP } from '../../../../tools/gate/src/hang-cap.ts'
import { schema } from '../../src/core/db/index.ts'
import type { ErpPort } from '@volute/erp'
import type { ErpPeople } from '@volute/erp/contract'
import { testErpContract, sampleOrder } from '@volute/erp/contract'
import { openTestShop, type TestShop } from '../open-test-shop.ts'
import { roughAdapter } from './rough-adapter.ts'
import type { RoughAct } from './rough-people.ts'
import { openRoughStore, type RoughStore } from './rough-store.ts'
import { type RoughFault, serveRoughErp } from './serve-rough-erp.ts'

let folder: string
let shop: TestShop
let rough: Awaited<ReturnType<typeof serveRoughErp>>
let erp: ErpPort
let store: RoughStore
/** Number of calls that the rough ERP has received. */
let calls = 0
/** Faults of the next calls, by path. */
const faults: [path: string, fault: RoughFault][] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'volute-rough-'))
  shop = await openTestShop()
  store = openRoughStore(join(folder, 'orders.jsonl'), () => shop.clock.now)
  rough = await serveRoughErp(store, (path) => {
    calls += 1
    return faults[0]?.[0] === path ? faults.shift()?.[1] : undefined
  })
  erp = roughAdapter(rough.address, shop.shop.erp, HANG_CAP)
})
beforeEach(() => faults.splice(0))
afterAll(async () => {
  for (const { server } of [rough, ...troubled]) {
    server.closeAllConnections()
    server.close()
  }
  await shop.close()
  await rm(folder, { recursive: true, force: true })
})

/** Servers of the same orders with a permanent fault. */
const troubled: (typeof rough)[] = []
async function openTroubled(fault: RoughFault) {
  const server = await serveRoughErp(store, () => fault)
  troubled.push(server)
  return roughAdapter(server.address, shop.shop.erp, HANG_CAP)
}

const order = () => sampleOrder('A-RIVER', 'TB10773')
const before = { kind: 'cut', when: 'before' } as const
const after = { kind: 'cut', when: 'after' } as const

it.each([
  ['before it is confirmed', '/confirm', before],
  ['between the two steps of confirming', '/confirm', after],
  ['before confirming is finished', '/finish', before],
  ['after confirming is finished', '/finish', after],
  ['while it is looked for', '/orders', after],
])('a connection cut %s leaves one order after it is submitted again (OQ-47)', async (_when, path, fault) => {
  const sent = order()
  faults.push([path, fault])
  await expect(erp.submitOrder(sent)).rejects.toMatchObject({ kind: 'retryable', outcome: 'unknown' })
  const placed = await erp.submitOrder(sent)
  expect((await erp.getOrders({ requestCodes: [sent.requestCode] })).map((one) => one.orderId)).toEqual([
    placed.orderId,
  ])
})

it('the orders of the ERP survive its restart (OQ-47)', async () => {
  const placed = await erp.submitOrder(order())
  const stored = openRoughStore(join(folder, 'orders.jsonl'), () => shop.clock.now).find()
  expect(stored).toContainEqual(expect.objectContaining({ id: Number(placed.orderId), stage: 'confirmed' }))
})

const doAct = (act: RoughAct) => async (orderId: string, did: object) => {
  await fetch(`${rough.address}/people`, {
    method: 'POST',
    body: JSON.stringify({ ...did, act, id: orderId }),
  })
}

/** The rough ERP's own staff. */
const people: ErpPeople = {
  pick: (orderId) => doAct('pick')(orderId, {}),
  ship: (orderId, lines, text) => doAct('ship')(orderId, { lines, text }),
  cancelShipment: (orderId, shipmentId) => doAct('cancelShipment')(orderId, { shipmentId }),
  setTracking: (orderId, shipmentId, text) => doAct('setTracking')(orderId, { shipmentId, text }),
  setCarrier: (orderId, shipmentId, text) => doAct('setCarrier')(orderId, { shipmentId, text }),
  cancelLines: (orderId, lines, text) => doAct('cancelLines')(orderId, { lines, text }),
  cancelOrder: (orderId, text) => doAct('cancelOrder')(orderId, { text }),
  setBack: (orderId) => doAct('setBack')(orderId, {}),
  countOrders: async (code) => store.find(code).filter((one) => one.stage !== 'cancelled').length,
  countReturns: async (code) =>
    store
      .find()
      .flatMap((one) => one.claims)
      .filter((one) => one === code).length,
  addLine: (orderId, text, quantity) => doAct('addLine')(orderId, { text, quantity }),
  promise: (orderId, promises, text) => doAct('promise')(orderId, { promises, text }),
  invoice: (orderId) => doAct('invoice')(orderId, {}),
  async setPrice(partNumber, price) {
    const priceCents = Math.round(Number(price) * 100)
    await shop.shop.db.update(schema.parts).set({ priceCents }).where(eq(schema.parts.partNumber, partNumber))
  },
}

const deskParts = 'Parts are those of the order desk, whose own test asks for them.'
const takesAll = 'The rough ERP knows neither parts nor customers.'

testErpContract(() => ({
  erp,
  open: () => roughAdapter(rough.address, shop.shop.erp, HANG_CAP),
  now: shop.clock.now,
  later: () => {
    shop.clock.now = new Date(shop.clock.now.getTime() + 1_000)
    return Promise.resolve()
  },
  customer: 'A-RIVER',
  stockedPart: 'TB10773',
  madePart: { partNumber: 'D7232-2-CP', leadTimeDays: 35 },
  awaitedPart: deskParts,
  manyParts: deskParts,
  otherCustomer: deskParts,
  parties: { customers: 2, distributor: 'D-100' },
  invoiceTotal: '4919.20',
  pageSize: 100,
  calls: () => calls,
  traces: 'The rough ERP reads no headers.',
  people,
  troubles: {
    wrongKey: () => openTroubled({ kind: 'locked out' }),
    noRight: 'The rough ERP has one right, which is its key.',
    nobodyThere: () => roughAdapter('http://127.0.0.1:1', shop.shop.erp, HANG_CAP),
    busy: () => openTroubled({ kind: 'busy' }),
    cut: (when) => {
      faults.push(['/draft', { kind: 'cut', when }])
      return erp
    },
  },
  tells: {
    cancelReason: true,
    delayReason: true,
    invoicePdf: 'The rough ERP prints its invoices on paper.',
    promised: 'The rough ERP plans nothing.',
    freeStock: deskParts,
  },
  refuses: { unknownPart: takesAll, unknownCustomer: takesAll, noCustomer: takesAll, unknownLine: true },
}))
