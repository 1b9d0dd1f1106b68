import { expect, it } from 'vitest'
import {
  dayAhead,
  type ErpUnderTest,
  handOf,
  ID_OR_NUMBER,
  type LineQuantity,
  placeTwoLines,
  stateOf,
} from './erp-under-test.ts'

export function testShipments(underTest: () => ErpUnderTest): void {
  const linesOf = (...quantities: number[]): LineQuantity[] =>
    quantities.flatMap((quantity, position) => (quantity ? [{ position, quantity: String(quantity) }] : []))

  /** Quantities of each line of an order, by position. */
  const quantities = async (orderId: string) =>
    (await stateOf(underTest(), orderId)).lines
      .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
      .map((line) => ({
        ordered: Number(line.ordered),
        shipped: Number(line.shipped),
        cancelled: Number(line.cancelled),
      }))

  it('returns the lines of a new order in their positions, with nothing shipped yet', async () => {
    const orderId = await placeTwoLines(underTest())
    const { lines, receivedUtc } = await stateOf(underTest(), orderId)
    expect(
      lines.map(({ position, partNumber }) => `${partNumber} at ${position}`),
      'the lines in the order in which they were submitted',
    ).toEqual([`${underTest().stockedPart} at 0`, `${underTest().stockedPart} at 1`])
    expect(await quantities(orderId), 'quantities of each line').toEqual([
      { ordered: 5, shipped: 0, cancelled: 0 },
      { ordered: 3, shipped: 0, cancelled: 0 },
    ])
    const minutes = Math.abs(new Date(receivedUtc).getTime() - underTest().now.getTime()) / 60_000
    expect(minutes, `minutes between receivedUtc, ${receivedUtc}, and now: is it in UTC?`).toBeLessThan(10)
  })

  it('reports that an order is picked', async (context) => {
    const orderId = await placeTwoLines(underTest())
    await handOf(context, underTest(), 'pick')(orderId)
    const { pickedUtc } = await stateOf(underTest(), orderId)
    expect(pickedUtc, 'pickedUtc').not.toBeNull()
  })

  it('reports parcels: some of the goods, then some of the rest, then all', async (context) => {
    const ship = handOf(context, underTest(), 'ship')
    const orderId = await placeTwoLines(underTest())
    await ship(orderId, linesOf(2), '1Z-1')
    await ship(orderId, linesOf(1, 3), null)
    expect(await quantities(orderId), 'quantities of each line').toEqual([
      { ordered: 5, shipped: 3, cancelled: 0 },
      { ordered: 3, shipped: 3, cancelled: 0 },
    ])
    await ship(orderId, linesOf(2), '1Z-3')
    const { shipments, cancelledUtc } = await stateOf(underTest(), orderId)
    const left = shipments.filter((one) => one.shippedUtc !== null)
    expect(cancelledUtc, 'the order is not cancelled').toBeNull()
    const ids = left.map((one) => one.shipmentId)
    expect(new Set(ids).size, 'parcels that have left').toBe(3)
    expect(ids, 'ids of 1 to 50 characters').toEqual(ids.map(() => expect.stringMatching(ID_OR_NUMBER)))
    const inside = left.flatMap((one) =>
      one.lines.map((line) => `${Number(line.quantity)} of position ${line.position}`),
    )
    expect(inside.toSorted(), 'quantities in all parcels').toEqual([
      '1 of position 0',
      '2 of position 0',
      '2 of position 0',
      '3 of position 1',
    ])
    expect(await quantities(orderId), 'quantities of each line').toEqual([
      { ordered: 5, shipped: 5, cancelled: 0 },
      { ordered: 3, shipped: 3, cancelled: 0 },
    ])
  })

  it('reports no instant in the future, and none before its order', async (context) => {
    const { later } = underTest()
    const orderId = await placeTwoLines(underTest())
    await handOf(context, underTest(), 'ship')(orderId, linesOf(2), '1Z-1')
    await later()
    const { receivedUtc, pickedUtc, shipments } = await stateOf(underTest(), orderId)
    const [shippedUtc] = shipments.flatMap((one) => one.shippedUtc ?? [])
    expect(shippedUtc, 'shippedUtc of the parcel').toBeDefined()
    const now = underTest().now.toISOString()
    for (const [name, instant] of Object.entries({ receivedUtc, pickedUtc, shippedUtc })) {
      if (!instant) continue
      expect(instant <= now, `${name}, ${instant}, is not after the ERP’s clock, ${now}`).toBe(true)
      expect(instant >= receivedUtc, `${name}, ${instant}, is not before receivedUtc, ${receivedUtc}`).toBe(
        true,
      )
    }
  })

  it('reports a tracking number without a carrier, and a parcel without either', async (context) => {
    const ship = handOf(context, underTest(), 'ship')
    const orderId = await placeTwoLines(underTest())
    await ship(orderId, linesOf(1), '1Z999AA10123456784')
    await ship(orderId, linesOf(1), null)
    const { shipments } = await stateOf(underTest(), orderId)
    const left = shipments.filter((one) => one.shippedUtc !== null)
    const answered = left.map((one) => `${one.carrier} ${one.trackingNumber}`)
    expect(answered.toSorted(), 'carrier and tracking number of two parcels').toEqual([
      'null 1Z999AA10123456784',
      'null null',
    ])
  })

  it.for([
    ['setTracking', 'trackingNumber', 'T-2'],
    ['setCarrier', 'carrier', 'Harbor Freight Lines'],
  ] as const)('reports a correction of a shipment: %s', async ([act, field, value], context) => {
    const change = handOf(context, underTest(), act)
    const orderId = await placeTwoLines(underTest())
    await handOf(context, underTest(), 'ship')(orderId, linesOf(2), 'T-1')
    const before = (await stateOf(underTest(), orderId)).shipments
    await change(orderId, before[0]?.shipmentId ?? '', value)
    const after = (await stateOf(underTest(), orderId)).shipments
    expect(after, `the shipment with its ${field} corrected`).toEqual([{ ...before[0], [field]: value }])
  })

  it('a cancelled shipment is reported as cancelled or omitted, and its goods are still to come', async (context) => {
    const cancel = handOf(context, underTest(), 'cancelShipment')
    const ship = handOf(context, underTest(), 'ship')
    const orderId = await placeTwoLines(underTest())
    await ship(orderId, linesOf(5, 1), 'T-1')
    const [{ shipmentId } = { shipmentId: '' }] = (await stateOf(underTest(), orderId)).shipments
    await cancel(orderId, shipmentId)
    const { shipments, cancelledUtc } = await stateOf(underTest(), orderId)
    expect(cancelledUtc, 'the order is not cancelled').toBeNull()
    const answered = shipments.find((one) => one.shipmentId === shipmentId)
    expect(answered?.cancelledUtc, 'cancelledUtc of the shipment, where it is answered').not.toBeNull()
    expect(await quantities(orderId), 'quantities of each line').toEqual([
      { ordered: 5, shipped: 0, cancelled: 0 },
      { ordered: 3, shipped: 0, cancelled: 0 },
    ])
    await ship(orderId, linesOf(5, 3), 'T-2')
    expect(await quantities(orderId), 'quantities of each line').toEqual([
      { ordered: 5, shipped: 5, cancelled: 0 },
      { ordered: 3, shipped: 3, cancelled: 0 },
    ])
  })

  it('reports the cancelled quantity of a line, beside the shipped one', async (context) => {
    const cancel = handOf(context, underTest(), 'cancelLines')
    const orderId = await placeTwoLines(underTest())
    await handOf(context, underTest(), 'ship')(orderId, linesOf(2), null)
    await cancel(orderId, linesOf(1, 3), 'No longer made')
    expect(await quantities(orderId), 'quantities of each line').toEqual([
      { ordered: 5, shipped: 2, cancelled: 1 },
      { ordered: 3, shipped: 0, cancelled: 3 },
    ])
    const { cancelledUtc } = await stateOf(underTest(), orderId)
    expect(cancelledUtc, 'the order as a whole is not cancelled').toBeNull()
  })

  it('reports an order that is cancelled as a whole, with the reason', async (context) => {
    const orderId = await placeTwoLines(underTest())
    await handOf(context, underTest(), 'cancelOrder')(orderId, 'The account is on hold')
    const { cancelledUtc, reason } = await stateOf(underTest(), orderId)
    expect(cancelledUtc, 'cancelledUtc of the order').not.toBeNull()
    expect(await quantities(orderId), 'quantities of each line').toEqual([
      { ordered: 5, shipped: 0, cancelled: 5 },
      { ordered: 3, shipped: 0, cancelled: 3 },
    ])
    if (underTest().tells.cancelReason === true) expect(reason, 'the reason').toBe('The account is on hold')
  })

  it('reports a promise that has moved, with the reason', async (context) => {
    const promise = handOf(context, underTest(), 'promise')
    const orderId = await placeTwoLines(underTest())
    const date = dayAhead(underTest().now, 101)
    await promise(orderId, [{ position: 1, date }], 'Supplier receipt late')
    const { lines } = await stateOf(underTest(), orderId)
    const moved = lines.find((line) => line.position === 1)
    const rest = lines.find((line) => line.position === 0)
    expect(moved?.promised, 'promised of line 1 after its date was moved').toBe(date)
    expect(rest?.promised, 'promised of line 0, which nobody moved').not.toBe(date)
    expect(rest?.delayReason, 'the reason of line 0, which nobody moved').not.toBe('Supplier receipt late')
    if (underTest().tells.delayReason === true)
      expect(moved?.delayReason, 'the reason of line 1').toBe('Supplier receipt late')
  })

  it('reports a line that the ERP’s staff added, without a position', async (context) => {
    const orderId = await placeTwoLines(underTest())
    await handOf(context, underTest(), 'addLine')(orderId, underTest().stockedPart, '4')
    const { lines } = await stateOf(underTest(), orderId)
    const answered = lines.map((line) => `${Number(line.ordered)} in position ${line.position}`)
    expect(answered.toSorted(), 'lines with their positions; an added one has none').toEqual([
      '3 in position 1',
      '4 in position null',
      '5 in position 0',
    ])
  })
}
