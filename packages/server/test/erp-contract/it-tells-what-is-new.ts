import { expect, it } from 'vitest'
import { type ErpUnderTest, handOf, placeTwoLines, sampleOrder, stateOf } from './erp-under-test.ts'

export function itTellsWhatIsNew(underTest: () => ErpUnderTest): void {
  const submit = () => underTest().erp.submitOrder(sampleOrder(underTest().customer, underTest().stockedPart))

  /** The numbers of all orders that changed since an instant, page by page from a cursor. */
  async function listed(customer: string | null, changedSince: string, from: string | null = null) {
    const { erp } = underTest()
    const numbers: string[] = []
    for (let cursor = from; ; ) {
      const page = await erp.listOrders({ customer, changedSince, cursor })
      numbers.push(...page.orders.map((one) => one.orderNumber))
      if (page.cursor === null) return numbers
      cursor = page.cursor
    }
  }

  it('pages through every order of the customer changed since an instant, each once', async () => {
    const { customer, pageSize, later } = underTest()
    await later()
    const since = underTest().now.toISOString()
    const sent = await Promise.all(Array.from({ length: pageSize + 5 }, submit))
    const numbers = await listed(customer, since)
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(numbers).toEqual(expect.arrayContaining(sent.map((one) => one.orderNumber)))
    expect(await listed(null, since)).toEqual(expect.arrayContaining(numbers))
  })

  it('goes on from a cursor where the page ended, though orders come in between', async () => {
    const { erp, customer, pageSize, later } = underTest()
    await later()
    const changedSince = underTest().now.toISOString()
    await Promise.all(Array.from({ length: pageSize + 1 }, submit))
    const first = await erp.listOrders({ customer, changedSince, cursor: null })
    expect(first.cursor).not.toBeNull()
    const late = await submit()
    const rest = await listed(customer, changedSince, first.cursor)
    const seen = [...first.orders.map((one) => one.orderNumber), ...rest]
    expect(seen).toContain(late.orderNumber)
    expect(new Set(seen).size).toBe(seen.length)
  })

  it('knows nothing of other customers, nor of the future', async () => {
    const { customer, now } = underTest()
    await submit()
    expect(await listed('nobody', now.toISOString())).toEqual([])
    expect(await listed(customer, new Date(now.getTime() + 86_400_000).toISOString())).toEqual([])
  })

  const pieces = [{ position: 0, quantity: '1' }]
  it.for(['pick', 'ship', 'promise', 'cancelLines', 'cancelOrder', 'addLine', 'invoice'] as const)(
    'lists an order once more after: %s',
    async (act, context) => {
      const { customer, stockedPart, later } = underTest()
      const people = underTest()
      handOf(context, people, act)
      const orderId = await placeTwoLines(people)
      const { orderNumber } = await stateOf(people, orderId)
      await later()
      const since = underTest().now.toISOString()
      expect(await listed(customer, since)).not.toContain(orderNumber)
      const acts = {
        pick: () => handOf(context, people, 'pick')(orderId),
        ship: () => handOf(context, people, 'ship')(orderId, pieces, null),
        promise: () =>
          handOf(context, people, 'promise')(orderId, [{ position: 0, date: '2027-03-01' }], 'supplier late'),
        cancelLines: () => handOf(context, people, 'cancelLines')(orderId, pieces, 'no more made'),
        cancelOrder: () => handOf(context, people, 'cancelOrder')(orderId, 'on hold'),
        addLine: () => handOf(context, people, 'addLine')(orderId, stockedPart, '1'),
        invoice: () => handOf(context, people, 'invoice')(orderId),
      }
      await acts[act]()
      expect(await listed(customer, since)).toContain(orderNumber)
    },
  )

  it.for(['cancelShipment', 'setTracking', 'setCarrier'] as const)(
    'lists an order once more after its shipment changes: %s',
    async (act, context) => {
      const { customer, later } = underTest()
      const change = handOf(context, underTest(), act)
      const orderId = await placeTwoLines(underTest())
      await handOf(context, underTest(), 'ship')(orderId, pieces, 'T-1')
      const { orderNumber, shipments } = await stateOf(underTest(), orderId)
      await later()
      const since = underTest().now.toISOString()
      await change(orderId, shipments[0]?.shipmentId ?? '', 'T-2')
      expect(await listed(customer, since)).toContain(orderNumber)
    },
  )
}
