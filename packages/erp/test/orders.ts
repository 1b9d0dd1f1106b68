import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { dayAhead, type ErpUnderTest, ID_OR_NUMBER, sampleOrder } from './erp-under-test.ts'

const oneOn = (day: string) => ({ quantity: '1', date: day, warehouse: null })

export function testOrders(underTest: () => ErpUnderTest): void {
  const order = () => sampleOrder(underTest().customer, underTest().stockedPart)

  it('returns an order number, and the same one for the same request code', async () => {
    const { erp } = underTest()
    const sent = order()
    const first = await erp.submitOrder(sent)
    expect(first, 'ids and numbers of 1 to 50 characters').toEqual({
      orderId: expect.stringMatching(ID_OR_NUMBER),
      orderNumber: expect.stringMatching(ID_OR_NUMBER),
      wasThere: false,
    })
    expect(await erp.submitOrder(sent), 'the second answer').toEqual({ ...first, wasThere: true })
  })

  it('ten concurrent submissions of one code by two processes make one order', async () => {
    const { erp, open, people } = underTest()
    const sent = order()
    const other = open()
    const placed = await Promise.all(
      Array.from({ length: 10 }, (_, index) => (index % 2 ? erp : other).submitOrder(sent)),
    )
    expect(new Set(placed.map((one) => one.orderId)).size, 'order ids that ten calls were answered').toBe(1)
    expect(placed.filter((one) => !one.wasThere).length, 'calls with `wasThere: false`').toBe(1)
    if (typeof people.countOrders === 'string') return
    const count = await people.countOrders(sent.requestCode)
    expect(count, 'orders of one code, drafts included, that stand at the ERP').toBe(1)
  })

  it('a code that is submitted again with other data makes one order', async () => {
    const { erp } = underTest()
    const sent = order()
    const first = await erp.submitOrder(sent)
    expect(await erp.submitOrder({ ...sent, poNumber: 'PO-2' })).toEqual({ ...first, wasThere: true })
    expect(await erp.getOrders({ requestCodes: [sent.requestCode] }), 'orders of the code').toHaveLength(1)
  })

  it('accepts all that an order may contain: unpriced lines, options, long and foreign texts', async () => {
    const { erp } = underTest()
    const sent = order()
    const lines = Array.from({ length: 100 }, () => sent.lines)
      .flat()
      .map((line) => ({
        ...line,
        quantity: '999',
        unitPrice: null,
        paintColor: 'Safety Blue',
        impellerTrim: '9.25',
        impellerAngle: '90',
        note: `for ${'0'.repeat(100)} · Gehäuse «ポンプ» · no. 6`,
      }))
    const words = 'Straße 7 — «ポンプ» \'";--'.padEnd(500, '.')
    const placed = await erp.submitOrder({ ...sent, lines, comment: words, specialInstructions: words })
    expect(placed.wasThere, '`wasThere` of a new order').toBe(false)
    const [state] = await erp.getOrders({ orderIds: [placed.orderId] })
    expect(
      state?.lines.map(({ position, ordered }) => [position, Number(ordered)]),
      'place and quantity of each of 100 lines',
    ).toEqual(lines.map((_line, position) => [position, 999]))
  })

  it('plans each line for the day promised to its buyer, or for none that is later', async () => {
    const { erp } = underTest()
    const sent = order()
    const [early, late] = [73, 81].map((days) => dayAhead(underTest().now, days)) as [string, string]
    const reported = [[early], [early, late], [early]]
    const wanted = reported.flatMap((days) =>
      sent.lines.map((line) => ({ ...line, quantity: String(days.length), promised: days.map(oneOn) })),
    )
    const { orderId } = await erp.submitOrder({ ...sent, allowPartialShipments: true, lines: wanted })
    const [state] = await erp.getOrders({ orderIds: [orderId] })
    const lines = state?.lines.toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0)) ?? []
    const mayBeSilent = underTest().tells.promised !== true
    for (const [position, days] of reported.entries())
      expect(
        lines[position]?.promised ?? (mayBeSilent ? days.at(-1) : null),
        `promised of line ${position}, of which its buyer was told ${days.join(' and ')}`,
      ).toBe(days.at(-1))
  })

  it('gives every request code its own number', async () => {
    const { erp } = underTest()
    const placed = await Promise.all(Array.from({ length: 5 }, () => erp.submitOrder(order())))
    expect(new Set(placed.map((one) => one.orderNumber)).size, 'numbers of five orders').toBe(5)
  })

  it('finds orders by request code and by id, and leaves unknown ones out', async () => {
    const { erp } = underTest()
    const sent = order()
    const placed = await erp.submitOrder(sent)
    const [byCode, ...none] = await erp.getOrders({ requestCodes: [sent.requestCode, randomUUID()] })
    expect(none, 'orders beside the one that is known').toEqual([])
    expect(byCode, 'a new order').toMatchObject({
      requestCode: sent.requestCode,
      orderId: placed.orderId,
      orderNumber: placed.orderNumber,
      pickedUtc: null,
      cancelledUtc: null,
      shipments: [],
      invoices: [],
    })
    expect(await erp.getOrders({ orderIds: [placed.orderId, '0'] }), 'the same by its id').toEqual([byCode])
    expect(await erp.getOrders({ orderIds: [] }), 'nothing to no ids').toEqual([])
  })
}
