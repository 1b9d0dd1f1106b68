import { expect, it } from 'vitest'
import { type ErpUnderTest, handOf, type Pieces, placeTwoLines, stateOf } from './erp-under-test.ts'

export function itTellsShipments(underTest: () => ErpUnderTest): void {
  const pieces = (...quantities: number[]): Pieces[] =>
    quantities.flatMap((quantity, position) => (quantity ? [{ position, quantity: String(quantity) }] : []))

  /** What an order's lines are: ordered, shipped and cancelled. */
  const quantities = async (orderId: string) =>
    (await stateOf(underTest(), orderId)).lines
      .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
      .map((line) => [line.ordered, line.shipped, line.cancelled].map(Number))

  it('tells the lines of a new order in their places, with nothing shipped yet', async () => {
    const orderId = await placeTwoLines(underTest())
    const { lines, receivedUtc } = await stateOf(underTest(), orderId)
    expect(lines.map((line) => [line.position, line.partNumber])).toEqual([
      [0, underTest().stockedPart],
      [1, underTest().stockedPart],
    ])
    expect(await quantities(orderId)).toEqual([
      [5, 0, 0],
      [3, 0, 0],
    ])
    expect(new Date(receivedUtc).toISOString()).toBe(receivedUtc)
  })

  it('tells that an order is picked', async (context) => {
    const orderId = await placeTwoLines(underTest())
    await handOf(context, underTest(), 'pick')(orderId)
    const { pickedUtc } = await stateOf(underTest(), orderId)
    expect(new Date(pickedUtc ?? 0).getTime()).toBeGreaterThan(0)
  })

  it('tells parcels: some pieces, then some of the rest, then all', async (context) => {
    const ship = handOf(context, underTest(), 'ship')
    const orderId = await placeTwoLines(underTest())
    await ship(orderId, pieces(2), '1Z-1')
    await ship(orderId, pieces(1, 3), null)
    expect(await quantities(orderId)).toEqual([
      [5, 3, 0],
      [3, 3, 0],
    ])
    await ship(orderId, pieces(2), '1Z-3')
    const { shipments, cancelledUtc } = await stateOf(underTest(), orderId)
    const left = shipments.filter((one) => one.shippedUtc !== null)
    expect(cancelledUtc).toBeNull()
    expect(new Set(left.map((one) => one.shipmentId)).size).toBe(3)
    const inside = left.flatMap((one) =>
      one.lines.map((line) => `${Number(line.quantity)} of ${line.position}`),
    )
    expect(inside.toSorted()).toEqual(['1 of 0', '2 of 0', '2 of 0', '3 of 1'])
    expect(await quantities(orderId)).toEqual([
      [5, 5, 0],
      [3, 3, 0],
    ])
  })

  it('tells a tracking number without a carrier, and none', async (context) => {
    const ship = handOf(context, underTest(), 'ship')
    const orderId = await placeTwoLines(underTest())
    await ship(orderId, pieces(1), '1Z999AA10123456784')
    await ship(orderId, pieces(1), null)
    const { shipments } = await stateOf(underTest(), orderId)
    const left = shipments.filter((one) => one.shippedUtc !== null)
    const told = left.map((one) => `${one.carrier} ${one.trackingNumber}`)
    expect(told.toSorted()).toEqual(['null 1Z999AA10123456784', 'null null'])
  })

  it.for([
    ['setTracking', 'trackingNumber', 'T-2'],
    ['setCarrier', 'carrier', 'Harbor Freight Lines'],
  ] as const)('tells what is put right of a shipment: %s', async ([act, field, value], context) => {
    const change = handOf(context, underTest(), act)
    const orderId = await placeTwoLines(underTest())
    await handOf(context, underTest(), 'ship')(orderId, pieces(2), 'T-1')
    const before = (await stateOf(underTest(), orderId)).shipments
    await change(orderId, before[0]?.shipmentId ?? '', value)
    expect((await stateOf(underTest(), orderId)).shipments).toEqual([{ ...before[0], [field]: value }])
  })

  it('a cancelled shipment is told as cancelled, and its goods are to come again', async (context) => {
    const cancel = handOf(context, underTest(), 'cancelShipment')
    const ship = handOf(context, underTest(), 'ship')
    const orderId = await placeTwoLines(underTest())
    await ship(orderId, pieces(5, 1), 'T-1')
    const [{ shipmentId } = { shipmentId: '' }] = (await stateOf(underTest(), orderId)).shipments
    await cancel(orderId, shipmentId)
    const { shipments, cancelledUtc } = await stateOf(underTest(), orderId)
    expect(cancelledUtc).toBeNull()
    expect(shipments.find((one) => one.shipmentId === shipmentId)?.cancelledUtc ?? 'gone').toBeTruthy()
    expect(await quantities(orderId)).toEqual([
      [5, 0, 0],
      [3, 0, 0],
    ])
    await ship(orderId, pieces(5, 3), 'T-2')
    expect(await quantities(orderId)).toEqual([
      [5, 5, 0],
      [3, 3, 0],
    ])
  })

  it('tells pieces of a line that are cancelled, beside those that were shipped', async (context) => {
    const cancel = handOf(context, underTest(), 'cancelLines')
    const orderId = await placeTwoLines(underTest())
    await handOf(context, underTest(), 'ship')(orderId, pieces(2), null)
    await cancel(orderId, pieces(1, 3), 'No longer made')
    expect(await quantities(orderId)).toEqual([
      [5, 2, 1],
      [3, 0, 3],
    ])
    expect((await stateOf(underTest(), orderId)).cancelledUtc).toBeNull()
  })

  it('tells an order that is cancelled as a whole, and why', async (context) => {
    const orderId = await placeTwoLines(underTest())
    await handOf(context, underTest(), 'cancelOrder')(orderId, 'The account is on hold')
    const { cancelledUtc, reason } = await stateOf(underTest(), orderId)
    expect(cancelledUtc).not.toBeNull()
    expect(await quantities(orderId)).toEqual([
      [5, 0, 5],
      [3, 0, 3],
    ])
    if (underTest().tells.cancelReason === true) expect(reason).toBe('The account is on hold')
  })

  it('tells a promise that has moved, and why', async (context) => {
    const promise = handOf(context, underTest(), 'promise')
    const orderId = await placeTwoLines(underTest())
    await promise(orderId, [{ position: 1, date: '2027-03-01' }], 'Supplier receipt late')
    const { lines } = await stateOf(underTest(), orderId)
    const moved = lines.find((line) => line.position === 1)
    expect(moved?.promised).toBe('2027-03-01')
    expect(lines.find((line) => line.position === 0)?.promised).not.toBe('2027-03-01')
    if (underTest().tells.slipReason === true) expect(moved?.slipReason).toBe('Supplier receipt late')
  })

  it('tells a line that the ERP’s people added, in no place of the order', async (context) => {
    const orderId = await placeTwoLines(underTest())
    await handOf(context, underTest(), 'addLine')(orderId, underTest().stockedPart, '4')
    const { lines } = await stateOf(underTest(), orderId)
    const told = lines.map((line) => `${Number(line.ordered)} in ${line.position}`)
    expect(told.toSorted()).toEqual(['3 in 1', '4 in null', '5 in 0'])
  })
}
