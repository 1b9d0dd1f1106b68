import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ErpOrder } from '@volute/erp'
import { sampleOrder } from '@volute/erp/contract'
import type { Cut } from './cut-line.ts'
import { dayIn } from './day-in.ts'
import { openTestTryton, type TestTryton } from './open-test-tryton.ts'
import { trytonHands } from './tryton-hands.ts'
import { openShipments, step } from './tryton-shipments.ts'

let tryton: TestTryton
beforeAll(async () => {
  tryton = await openTestTryton()
})
afterAll(() => tryton?.close())

const order = (): ErpOrder => sampleOrder('A-RIVER', 'TB10773')
const saleOf = ({ requestCode }: ErpOrder, ...fields: string[]) =>
  tryton.people.find('sale.sale', [['web_id', '=', requestCode]], fields)
const allocation = (quantity: number, date: string) => ({ quantity: String(quantity), date, warehouse: null })
/** Three lines of quantity 2: soon, later, and one on either day. */
const inParcels = () => {
  const sent = { ...order(), allowPartialShipments: true }
  const reported = [
    [allocation(2, dayIn(1))],
    [allocation(2, dayIn(9))],
    [allocation(1, dayIn(1)), allocation(1, dayIn(9))],
  ]
  return { ...sent, lines: reported.flatMap((promised) => sent.lines.map((line) => ({ ...line, promised }))) }
}
const days = [dayIn(1), dayIn(9), dayIn(9)]
/** Each shipment of an order by day, with its number of moves of goods and of picking. */
const plannedOf = async ({ requestCode }: ErpOrder) => {
  const shipments = await tryton.people.find(
    'stock.shipment.out',
    [['moves.origin.sale.web_id', '=', requestCode, 'sale.line']],
    ['planned_date', 'state', 'outgoing_moves', 'inventory_moves'],
  )
  return shipments
    .map((one) => [
      one['planned_date'],
      one['state'],
      sizeOf(one['outgoing_moves']),
      sizeOf(one['inventory_moves']),
    ])
    .toSorted((one, other) => String(one).localeCompare(String(other)))
}
const sizeOf = (ids: unknown) => (ids as number[]).length
const planned = [
  [dayIn(1), 'waiting', 2, 2],
  [dayIn(9), 'waiting', 2, 2],
]
const promisedOf = async (orderId: string) => {
  const [state] = await tryton.erp.getOrders({ orderIds: [orderId] })
  return state?.lines.map(({ promised }) => promised)
}
const emptyShipments = () => tryton.people.find('stock.shipment.out', [['moves', '=', null]])

it('the shipments in Tryton have the days committed to the buyer, not those of the lead times (ERP-12)', async () => {
  const sent = inParcels()
  const { orderId } = await tryton.erp.submitOrder(sent)
  expect(await plannedOf(sent)).toEqual(planned)
  expect(await promisedOf(orderId)).toEqual(days)
  expect(await saleOf(sent, 'description')).toMatchObject([{ description: 'Ordered by Ben' }])
})

it('an order that ships in one parcel is one shipment on its day (ERP-12)', async () => {
  const sent = inParcels()
  await tryton.erp.submitOrder({
    ...sent,
    lines: sent.lines.map((line) => ({ ...line, promised: [allocation(2, dayIn(9))] })),
  })
  expect(await plannedOf(sent)).toEqual([[dayIn(9), 'waiting', 3, 3]])
})

it('a date that Tryton computes from its lead time is not a committed date (ERP-12)', async () => {
  const sent = order()
  const { orderId } = await tryton.erp.submitOrder(sent)
  expect(await plannedOf(sent)).toEqual([[dayIn(21), 'waiting', 1, 1]])
  expect(await promisedOf(orderId)).toEqual([null])
})

it("the rest of a partly shipped line keeps its committed date until Tryton's staff set another (ERP-12)", async () => {
  const sent = inParcels()
  const { orderId } = await tryton.erp.submitOrder({
    ...sent,
    lines: sent.lines.map((line) => ({ ...line, promised: [allocation(2, dayIn(4))] })),
  })
  const hands = trytonHands(tryton.people)
  await hands.ship(orderId, [{ position: 0, quantity: '1' }], 'T-1')
  const [rest] = await openShipments(tryton.people, orderId)
  const planned = await tryton.people.find('stock.shipment.out', [['id', '=', rest?.id]], ['planned_date'])
  expect(planned).toMatchObject([{ planned_date: dayIn(21) }])
  // The others are no longer planned in Tryton.
  expect(await promisedOf(orderId)).toEqual([dayIn(4), null, null])
  await hands.promise(orderId, [{ position: 0, date: dayIn(30) }], 'Supplier receipt late')
  expect(await promisedOf(orderId)).toEqual([dayIn(30), null, null])
})

it.each<[string, Cut['when']]>([
  ['stock.shipment.out.create', 'before'],
  ['stock.shipment.out.create', 'after'],
  ['stock.shipment.out.write', 'before'],
  ['stock.shipment.out.write', 'after'],
  ['stock.shipment.out.wait', 'before'],
  ['stock.shipment.out.wait', 'after'],
  ['sale.sale.write', 'before'],
])(
  'with the connection cut at %s, %s it ran, an order is placed only once it is planned (ERP-12)',
  async (method, when) => {
    const erp = tryton.behindLine()
    const sent = inParcels()
    const cut: Cut = { method: `model.${method}`, when }
    // None of the adapter's own attempts gets further.
    tryton.line.cuts.push(...Array.from({ length: 4 }, () => cut))
    const isPlaced = await erp.submitOrder(sent).then(
      () => true,
      () => false,
    )
    if (!isPlaced) expect(await tryton.erp.getOrders({ requestCodes: [sent.requestCode] })).toEqual([])
    tryton.line.cuts.length = 0
    await erp.submitOrder(sent)
    expect(await plannedOf(sent)).toEqual(planned)
    expect(await emptyShipments()).toEqual([])
  },
)

it('five concurrent submissions plan an order once (ERP-12)', async () => {
  const sent = inParcels()
  await Promise.all(Array.from({ length: 5 }, () => tryton.erp.submitOrder(sent)))
  expect(await plannedOf(sent)).toEqual(planned)
  expect(await emptyShipments()).toEqual([])
})

it("a shipment that Tryton's staff have begun to pick is left unchanged (ERP-12)", async () => {
  const erp = tryton.behindLine()
  const sent = inParcels()
  tryton.line.cuts.push(
    ...Array.from({ length: 4 }, (): Cut => ({ method: 'model.stock.shipment.out.create', when: 'before' })),
  )
  await expect(erp.submitOrder(sent)).rejects.toMatchObject({ kind: 'retryable' })
  tryton.line.cuts.length = 0
  const [sale] = await saleOf(sent)
  const [shipment] = await openShipments(tryton.people, String(sale?.id))
  await step(tryton.people, shipment, 'assign_force')
  await erp.submitOrder(sent)
  expect(await plannedOf(sent)).toEqual([[dayIn(21), 'assigned', 3, 3]])
})
