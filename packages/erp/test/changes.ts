import { expect, it, type TestContext } from 'vitest'
import {
  dayAhead,
  type ErpPeople,
  type ErpUnderTest,
  handOf,
  placeTwoLines,
  sampleOrder,
  stateOf,
} from './erp-under-test.ts'

export function testChanges(underTest: () => ErpUnderTest): void {
  const submit = () => underTest().erp.submitOrder(sampleOrder(underTest().customer, underTest().stockedPart))

  /** Numbers of all orders changed since a time, page by page from a cursor. */
  async function listed(customer: string | null, changedSince: string, from: string | null = null) {
    const { erp, pageSize } = underTest()
    const numbers: string[] = []
    for (let cursor = from; ; ) {
      const page = await erp.listOrders({ customer, changedSince, cursor })
      expect(page.orders.length, 'orders on one page, of which there are `pageSize`').toBeLessThanOrEqual(
        pageSize,
      )
      numbers.push(...page.orders.map((one) => one.orderNumber))
      if (page.cursor === null) return numbers
      expect(page.cursor, 'a cursor never repeats').not.toBe(cursor)
      cursor = page.cursor
    }
  }
  const twice = (numbers: string[]) => numbers.filter((one, place) => numbers.indexOf(one) < place)
  const missing = (numbers: string[], sent: string[]) => sent.filter((one) => !numbers.includes(one))

  it('pages through every order of the customer changed since an instant, each once', async () => {
    const { customer, pageSize, later } = underTest()
    await later()
    const since = underTest().now.toISOString()
    const sent = await Promise.all(Array.from({ length: pageSize + 5 }, submit))
    const numbers = await listed(customer, since)
    expect(twice(numbers), 'listOrders tells an order twice').toEqual([])
    const placed = sent.map((one) => one.orderNumber)
    expect(missing(numbers, placed), 'listOrders skips an order').toEqual([])
    const all = await listed(null, since)
    expect(missing(all, placed), 'listOrders of all customers skips an order').toEqual([])
  })

  it('goes on from a cursor where the page ended, though orders come in between', async () => {
    const { erp, customer, pageSize, later } = underTest()
    await later()
    const changedSince = underTest().now.toISOString()
    await Promise.all(Array.from({ length: pageSize + 1 }, submit))
    const first = await erp.listOrders({ customer, changedSince, cursor: null })
    expect(
      first.cursor,
      `pageSize is ${pageSize}, yet ${pageSize + 1} orders came on one page`,
    ).not.toBeNull()
    const late = await submit()
    const rest = await listed(customer, changedSince, first.cursor)
    const seen = [...first.orders.map((one) => one.orderNumber), ...rest]
    expect(seen, 'an order that came while pages were read is listed').toContain(late.orderNumber)
    expect(twice(seen), 'listOrders tells an order twice').toEqual([])
  })

  it('knows nothing of other customers', async () => {
    const { now } = underTest()
    await submit()
    expect(await listed('nobody', now.toISOString()), 'an unknown customer has no orders').toEqual([])
  })

  /** Changes an order through the ERP's staff, and expects it in the next listing. */
  async function changes(act: keyof ErpPeople, orderId: string, change: () => Promise<void>) {
    const { customer, later } = underTest()
    const before = await stateOf(underTest(), orderId)
    await later()
    const since = underTest().now.toISOString()
    expect(
      await listed(customer, since),
      `nothing has changed order ${before.orderNumber} since ${since}`,
    ).not.toContain(before.orderNumber)
    await change()
    const after = await stateOf(underTest(), orderId)
    expect(after, `the act ${act} changed nothing at the ERP`).not.toEqual(before)
    const wrong = `${act} has changed order ${before.orderNumber}: listOrders has to tell it from ${since} on`
    return { after, reported: await listed(customer, since), wrong }
  }

  const quantities = [{ position: 0, quantity: '1' }]
  const acts = {
    pick: (context: TestContext, id: string) => handOf(context, underTest(), 'pick')(id),
    ship: (context: TestContext, id: string) => handOf(context, underTest(), 'ship')(id, quantities, null),
    promise: (context: TestContext, id: string) =>
      handOf(context, underTest(), 'promise')(
        id,
        [{ position: 0, date: dayAhead(underTest().now, 101) }],
        'supplier late',
      ),
    cancelLines: (context: TestContext, id: string) =>
      handOf(context, underTest(), 'cancelLines')(id, quantities, 'no more made'),
    cancelOrder: (context: TestContext, id: string) =>
      handOf(context, underTest(), 'cancelOrder')(id, 'on hold'),
    addLine: (context: TestContext, id: string) =>
      handOf(context, underTest(), 'addLine')(id, underTest().stockedPart, '1'),
    invoice: (context: TestContext, id: string) => handOf(context, underTest(), 'invoice')(id),
  }
  it.for(Object.keys(acts) as (keyof typeof acts)[])(
    'lists an order once more after: %s',
    async (act, context) => {
      handOf(context, underTest(), act)
      const orderId = await placeTwoLines(underTest())
      const { after, reported, wrong } = await changes(act, orderId, () => acts[act](context, orderId))
      expect(reported, wrong).toContain(after.orderNumber)
      const at = after.shipments[0]?.shippedUtc
      if (act === 'ship' && at)
        expect(
          await listed(underTest().customer, at),
          `changedSince is inclusive: the order was shipped at ${at}, so it is listed from then on`,
        ).toContain(after.orderNumber)
    },
  )

  let shippedOrder: Promise<string> | undefined
  it.for(['setTracking', 'setCarrier', 'cancelShipment'] as const)(
    'lists an order once more after its shipment changes: %s',
    async (act, context) => {
      const change = handOf(context, underTest(), act)
      const ship = handOf(context, underTest(), 'ship')
      shippedOrder ??= placeTwoLines(underTest()).then(async (id) => {
        await ship(id, quantities, 'T-1')
        return id
      })
      const orderId = await shippedOrder
      const [shipment] = (await stateOf(underTest(), orderId)).shipments
      const { after, reported, wrong } = await changes(act, orderId, () =>
        change(orderId, shipment?.shipmentId ?? '', 'T-2'),
      )
      expect(reported, wrong).toContain(after.orderNumber)
    },
  )
}
