import { randomUUID } from 'node:crypto'
import { addDays } from '@volute/domain/kernel'
import { shopDate } from '@volute/domain/lead-time'
import { describe, expect, it } from 'vitest'
import type { ErpOrder, ErpPort } from '../src/erp/index.ts'

/** What every ERP is given for the contract: a customer of its own and two parts that it knows. */
export interface ErpUnderTest {
  erp: ErpPort
  now: Date
  customer: string
  /** Holds at least 5. */
  stockedPart: string
  /** Holds none. */
  madePart: { partNumber: string; leadTimeDays: number }
}

export function sampleOrder(customer: string, partNumber: string): ErpOrder {
  return {
    requestCode: randomUUID(),
    customer,
    poNumber: 'PO-1',
    orderedBy: 'Ben',
    shipTo: {
      companyName: 'Riverbend Irrigation',
      contactName: null,
      phoneNumber: null,
      addressLine1: '1 Canal Road',
      addressLine2: null,
      city: 'Fresno',
      state: 'CA',
      postalCode: '93706',
      country: 'US',
    },
    shipVia: 'Ground',
    billingType: 'UPS Freight Collect',
    billingAccountNumber: 'A1',
    allowPartialShipments: false,
    comment: null,
    specialInstructions: 'Ring the bell',
    shipBy: '2026-12-01',
    needBy: '2026-12-01',
    discountPercent: '12.5',
    lines: [
      {
        partNumber,
        description: 'A part',
        quantity: '2',
        unit: 'EA',
        unitPrice: '614.90',
        paintColor: null,
        impellerTrim: null,
        impellerAngle: null,
        shipBy: '2026-12-01',
      },
    ],
  }
}

/** The contract that every adapter of the ERP port keeps; each adapter's own test runs it. */
export function itKeepsTheErpContract(underTest: () => ErpUnderTest): void {
  const order = () => sampleOrder(underTest().customer, underTest().stockedPart)

  describe('submitOrder', () => {
    it('answers an order number, and the same again for the same request code', async () => {
      const { erp } = underTest()
      const sent = order()
      const first = await erp.submitOrder(sent)
      expect(first).toMatchObject({ orderNumber: expect.stringMatching(/^\d+$/), wasThere: false })
      expect(await erp.submitOrder(sent)).toEqual({ ...first, wasThere: true })
    })

    it('makes one order of ten submissions of one code at once', async () => {
      const { erp } = underTest()
      const sent = order()
      const placed = await Promise.all(Array.from({ length: 10 }, () => erp.submitOrder(sent)))
      expect(new Set(placed.map((one) => one.orderId)).size).toBe(1)
      expect(placed.filter((one) => !one.wasThere).length).toBe(1)
    })

    it('makes one order of a code that is submitted again with other words', async () => {
      const { erp } = underTest()
      const sent = order()
      const first = await erp.submitOrder(sent)
      expect(await erp.submitOrder({ ...sent, poNumber: 'PO-2' })).toEqual({ ...first, wasThere: true })
      expect(await erp.getOrders({ requestCodes: [sent.requestCode] })).toHaveLength(1)
    })

    it('takes what an order may hold: unpriced lines, options, long and foreign texts', async () => {
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
        }))
      const words = 'Straße 7 — «ポンプ» \'";--'.padEnd(500, '.')
      const placed = await erp.submitOrder({ ...sent, lines, comment: words, specialInstructions: words })
      expect(placed.wasThere).toBe(false)
    })

    it('gives every request code its own number', async () => {
      const { erp } = underTest()
      const placed = await Promise.all(Array.from({ length: 5 }, () => erp.submitOrder(order())))
      expect(new Set(placed.map((one) => one.orderNumber)).size).toBe(5)
    })
  })

  describe('getOrders', () => {
    it('finds orders by request code and by id, and leaves unknown ones out', async () => {
      const { erp } = underTest()
      const sent = order()
      const placed = await erp.submitOrder(sent)
      const [byCode, ...none] = await erp.getOrders({ requestCodes: [sent.requestCode, randomUUID()] })
      expect(none).toEqual([])
      expect(byCode).toMatchObject({
        requestCode: sent.requestCode,
        orderId: placed.orderId,
        orderNumber: placed.orderNumber,
        status: 'received',
        pickedUtc: null,
        shippedUtc: null,
        cancelledUtc: null,
        trackingNumbers: [],
      })
      expect(await erp.getOrders({ orderIds: [placed.orderId, '0'] })).toEqual([byCode])
      expect(await erp.getOrders({ orderIds: [] })).toEqual([])
    })
  })

  describe('listOrders', () => {
    it('pages through every order of the customer changed since an instant, each once', async () => {
      const { erp, customer, now } = underTest()
      const sent = await Promise.all(Array.from({ length: 105 }, () => erp.submitOrder(order())))
      const listed: string[] = []
      let cursor: string | null = null
      do {
        const page = await erp.listOrders({ customer, changedSince: now.toISOString(), cursor })
        listed.push(...page.orders.map((one) => one.orderNumber))
        cursor = page.cursor
      } while (cursor !== null)
      expect(new Set(listed).size).toBe(listed.length)
      expect(listed).toEqual(expect.arrayContaining(sent.map((one) => one.orderNumber)))
    })

    it('goes on from a cursor where the page ended, though orders come in between', async () => {
      const { erp, customer, now } = underTest()
      await Promise.all(Array.from({ length: 101 }, () => erp.submitOrder(order())))
      const query = { customer, changedSince: now.toISOString() }
      const first = await erp.listOrders({ ...query, cursor: null })
      const late = await erp.submitOrder(order())
      const seen = first.orders.map((one) => one.orderNumber)
      for (let cursor = first.cursor; cursor !== null; ) {
        const page = await erp.listOrders({ ...query, cursor })
        seen.push(...page.orders.map((one) => one.orderNumber))
        cursor = page.cursor
      }
      expect(first.cursor).not.toBeNull()
      expect(seen).toContain(late.orderNumber)
      expect(new Set(seen).size).toBe(seen.length)
    })

    it('knows nothing of other customers, nor of the future', async () => {
      const { erp, customer, now } = underTest()
      await erp.submitOrder(order())
      const later = new Date(now.getTime() + 86_400_000).toISOString()
      const none = { orders: [], cursor: null }
      expect(
        await erp.listOrders({ customer: 'nobody', changedSince: now.toISOString(), cursor: null }),
      ).toEqual(none)
      expect(await erp.listOrders({ customer, changedSince: later, cursor: null })).toEqual(none)
    })
  })

  describe('askParts', () => {
    it('OQ-47: ready today from stock, else after the lead time; a batch, in the order asked', async () => {
      const { erp, customer, stockedPart, madePart, now } = underTest()
      const answers = await erp.askParts(customer, [
        { partNumber: madePart.partNumber.toLowerCase(), quantity: '1' },
        { partNumber: 'NO-SUCH-PART', quantity: '1' },
        { partNumber: stockedPart, quantity: '5' },
        { partNumber: madePart.partNumber, quantity: '2' },
      ])
      const today = shopDate(now, 'America/Los_Angeles')
      const made = addDays(today, madePart.leadTimeDays)
      expect(answers.map(({ partNumber, quantity, readyDate }) => [partNumber, quantity, readyDate])).toEqual(
        [
          [madePart.partNumber, '1', made],
          [stockedPart, '5', today],
          [madePart.partNumber, '2', made],
        ],
      )
    })

    it('tells quantities, stock and prices as decimal strings, dates as days', async () => {
      const { erp, customer, stockedPart } = underTest()
      const [answer] = await erp.askParts(customer, [{ partNumber: stockedPart, quantity: '2.5' }])
      const decimal = expect.stringMatching(/^\d+(\.\d+)?$/)
      expect(answer).toMatchObject({
        quantity: '2.5',
        stock: decimal,
        price: decimal,
        readyDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      })
    })

    it('answers nothing to nothing', async () => {
      const { erp, customer } = underTest()
      expect(await erp.askParts(customer, [])).toEqual([])
    })
  })

  it('lists its customers and says what it is', async () => {
    const { erp, customer } = underTest()
    expect((await erp.listCustomers()).map((one) => one.identifier)).toContain(customer)
    expect((await erp.listDistributors()).every((one) => one.code !== '' && one.name !== '')).toBe(true)
    expect(await erp.health()).toMatchObject({ product: expect.stringMatching(/\S/) })
  })
}
