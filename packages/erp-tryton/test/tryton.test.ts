import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ErpOrder, ErpPort } from '@volute/erp'
import { openTryton } from '../src/index.ts'
import { testErpContract, sampleOrder } from '@volute/erp/contract'
import { eventually } from '../../../tools/gate/src/eventually.ts'
import type { Cut } from './cut-line.ts'
import { awaited, PRICED_PARTS, pricedPart, SHOP_PASSWORD, SHOP_USER } from './fill-tryton.ts'
import { openTestTryton, TEST_PAGE_SIZE, type TestTryton } from './open-test-tryton.ts'
import { trytonUrl } from './start-trytond.ts'
import { trytonHands } from './tryton-hands.ts'
import { packPart, step } from './tryton-shipments.ts'
import { trytonTroubles } from './tryton-troubles.ts'

let tryton: TestTryton
beforeAll(async () => {
  tryton = await openTestTryton()
})
afterAll(() => tryton?.close())

const order = (changes: Partial<ErpOrder> = {}): ErpOrder => ({
  ...sampleOrder('A-RIVER', 'TB10773'),
  ...changes,
})
const saleOf = async ({ requestCode }: ErpOrder, ...fields: string[]) =>
  tryton.people.find('sale.sale', [['web_id', '=', requestCode]], fields)

describe('a cut connection', () => {
  it.each<[Cut['method'], Cut['when']]>([
    ['quote', 'before'],
    ['quote', 'after'],
    ['confirm', 'before'],
    ['confirm', 'after'],
  ])(
    'at %s, %s it ran, leaves one order in Tryton after it is submitted again (ERP-01)',
    async (method, when) => {
      const erp = tryton.behindLine()
      const sent = order()
      tryton.line.cuts.push({ method: `model.sale.sale.${method}`, when })
      await erp.submitOrder(sent).catch((error: unknown) => {
        expect(error).toMatchObject({ kind: 'retryable', outcome: 'unknown' })
        return erp.submitOrder(sent)
      })
      expect(tryton.line.cuts).toEqual([])
      expect(await saleOf(sent, 'state')).toMatchObject([{ state: 'processing' }])
    },
  )

  it('an order that is only confirmed in Tryton is not placed yet, and submitting it again completes it (ERP-01)', async () => {
    const sent = order()
    const { orderId } = await tryton.erp.submitOrder(sent)
    await tryton.people.write('sale.sale', [Number(orderId)], { state: 'confirmed' })
    expect(await tryton.erp.getOrders({ requestCodes: [sent.requestCode] })).toEqual([])
    expect(await tryton.erp.submitOrder(sent)).toMatchObject({ orderId, wasThere: true })
    expect(await tryton.erp.getOrders({ requestCodes: [sent.requestCode] })).toMatchObject([{ orderId }])
    expect(await saleOf(sent, 'state')).toMatchObject([{ state: 'processing' }])
  })
})

describe('rejections and failures of Tryton', () => {
  const [bare] = order().lines
  it.each<[string, Partial<ErpOrder>, string]>([
    ['half a part', { lines: [{ ...bare, quantity: '0.5' } as never] }, expect.stringMatching(/digits/)],
  ])('%s is rejected with a message and leaves no sale (ERP-03)', async (_what, changes, sentence) => {
    const sent = order(changes)
    await expect(tryton.erp.submitOrder(sent)).rejects.toMatchObject({
      kind: 'rejected',
      message: sentence,
    })
    expect(await saleOf(sent)).toEqual([])
  })

  it('an order of a closed account is rejected (ERP-03)', async () => {
    const party = await tryton.people.idOf('party.party', [['code', '=', 'A-PINE']])
    await tryton.people.write('party.party', [party], { active: false })
    const answer = tryton.erp.submitOrder(order({ customer: 'A-PINE' }))
    await expect(answer).rejects.toMatchObject({
      kind: 'rejected',
      message: 'The account A-PINE is closed at the ERP.',
    })
    await tryton.people.write('party.party', [party], { active: true })
  })

  it('a draft that Tryton does not confirm is deleted, and its request code can be used again (ERP-03)', async () => {
    const erp = tryton.behindLine()
    const sent = order()
    tryton.line.cuts.push(
      ...Array.from({ length: 20 }, (): Cut => ({ method: 'model.sale.sale.quote', when: 'before' })),
    )
    await expect(erp.submitOrder(sent)).rejects.toMatchObject({ kind: 'retryable' })
    tryton.line.cuts.length = 0
    const [draft] = await saleOf(sent)
    await tryton.people.write('sale.sale', [draft?.id ?? 0], { warehouse: null })
    await expect(erp.submitOrder(sent)).rejects.toMatchObject({
      kind: 'rejected',
      message: expect.stringContaining('warehouse'),
    })
    expect(await saleOf(sent)).toEqual([])
    expect(await erp.submitOrder(sent)).toMatchObject({ wasThere: false })
  })

  it('a missing database is a configuration error, not a rejected order (ERP-04)', async () => {
    const erp = openTryton(trytonUrl(tryton.address, 'nowhere', SHOP_USER, SHOP_PASSWORD))
    await expect(erp.submitOrder(order())).rejects.toMatchObject({ kind: 'config' })
  })

  it('health names the missing modules (ERP-04)', async () => {
    const module = await tryton.people.idOf('ir.module', [['name', '=', 'sale_complaint']])
    await tryton.people.write('ir.module', [module], { state: 'not activated' })
    await expect(tryton.erp.health()).rejects.toThrow('Tryton lacks these modules: sale_complaint.')
    await tryton.people.write('ir.module', [module], { state: 'activated' })
    expect(await tryton.erp.health()).toMatchObject({
      product: 'Tryton',
      version: expect.stringMatching(/^6\./),
    })
  })

  it('a session that Tryton has forgotten is opened again (ERP-04)', async () => {
    const before = await tryton.erp.listDistributors()
    await tryton.forgetSessions()
    expect(await tryton.erp.listDistributors()).toEqual(before)
  })
})

describe('an order in Tryton', () => {
  it('the line contains options, pump and notes, and the sale contains the delivery (ERP-05)', async () => {
    const [bareLine] = order().lines
    const lines = [
      {
        ...(bareLine as ErpOrder['lines'][number]),
        paintColor: 'Safety Blue',
        impellerTrim: '9.25',
        impellerAngle: '12.5',
        note: 'for pump 100234, position 3',
      },
    ]
    const sent = order({ customer: 'A-KESTREL', lines, comment: 'Gate 4' })
    await tryton.erp.submitOrder(sent)
    const [sale] = await saleOf(
      sent,
      'comment',
      'reference',
      'shipment_address.full_address',
      'warehouse.name',
    )
    expect(sale).toMatchObject({
      reference: 'PO-1',
      'warehouse.': { name: 'Fresno' },
      'shipment_address.': { full_address: expect.stringContaining('1 Canal Road') },
    })
    for (const words of ['Ground, UPS Freight Collect, A1', 'Ring the bell', 'Gate 4', 'Ship complete'])
      expect(sale?.['comment']).toContain(words)
    const [saleLine] = await tryton.people.find(
      'sale.line',
      [['sale', '=', sale?.id]],
      ['description', 'unit_price', 'product_customer.code'],
    )
    expect(saleLine?.['description']).toBe(
      `A part\nPaint: Safety Blue\nImpeller trim: 9.25\nImpeller angle: 12.5\nfor pump 100234, position 3\nShip by ${bareLine?.shipBy}`,
    )
    // 12.5 % below the agreed price, with Kestrel's own number.
    expect(saleLine).toMatchObject({ unit_price: '538.0375', 'product_customer.': { code: 'K-SEAL-1' } })
  })

  it('a packed parcel has not shipped, and a cancelled one is reported as cancelled (ERP-06)', async () => {
    const { orderId } = await tryton.erp.submitOrder(order())
    const quantities = [{ position: 0, quantity: '2' }]
    const shipment = await packPart(tryton.people, orderId, quantities, 'UPS Freight 1Z-77')
    const state = async () => (await tryton.erp.getOrders({ orderIds: [orderId] }))[0]?.shipments
    const packed = { carrier: 'UPS Freight', trackingNumber: '1Z-77', shippedUtc: null, lines: quantities }
    expect(await state()).toMatchObject([{ ...packed, cancelledUtc: null }])
    await step(tryton.people, shipment, 'cancel')
    expect(await state()).toMatchObject([{ ...packed, cancelledUtc: expect.any(String) }])
  })

  it('an invoice that Tryton has not printed has no PDF (ERP-07)', async () => {
    const { orderId } = await tryton.erp.submitOrder(order())
    const drafts = await tryton.people.find('account.invoice', [['sales', '=', Number(orderId)]])
    await tryton.people.act(
      'account.invoice.post',
      drafts.map((one) => one.id),
    )
    const [state] = await tryton.erp.getOrders({ orderIds: [orderId] })
    expect(state?.invoices).toMatchObject([{ total: '1076.08', hasPdf: false }])
    const { requestCode = '', invoices: [invoice] = [] } = state ?? {}
    expect(await tryton.erp.getInvoice({ requestCode, invoiceId: invoice?.invoiceId ?? '' })).toBeNull()
  })
})

it('3 customers × 200 parts × 4 quantities, asked concurrently, get the prices of Tryton (ERP-08)', async () => {
  const quantities = ['1', '10', '99', '100']
  const rules: Record<string, (list: number, quantity: number) => number> = {
    'A-RIVER': (list) => list * 0.9,
    'A-KESTREL': (list, quantity) => list * (quantity >= 100 ? 0.7 : quantity >= 10 ? 0.8 : 1),
    'A-PINE': (list) => list * 1.05 + 0.25,
  }
  const parts = Array.from({ length: PRICED_PARTS }, (_, index) => index)
  const ask = async (customer: string, quantity: string) => {
    const wanted = parts.map((index) => ({ partNumber: pricedPart(index), quantity }))
    return { customer, quantity, answers: await tryton.erp.askParts(customer, wanted) }
  }
  const asked = await Promise.all(
    quantities.flatMap((quantity) => Object.keys(rules).map((customer) => ask(customer, quantity))),
  )
  for (const { customer, quantity, answers } of asked) {
    const expected = parts.map((index) =>
      rules[customer]?.(Number((10 + index * 1.37).toFixed(2)), Number(quantity)),
    )
    expect(answers.map((one) => Number(one.price))).toEqual(
      expected.map((price) => expect.closeTo(price ?? Number.NaN, 4)),
    )
  }
})

describe('the ERP contract', () => {
  const open = () => tryton.behindLine(TEST_PAGE_SIZE)
  let erp: ErpPort | undefined
  testErpContract(() => ({
    erp: (erp ??= open()),
    open,
    now: new Date(),
    later: async () => {
      const before = Date.now()
      await eventually(() => Date.now() > before)
    },
    customer: 'A-RIVER',
    stockedPart: 'TB10773',
    madePart: { partNumber: 'D7232-2-CP', leadTimeDays: 35 },
    awaitedPart: awaited,
    manyParts: Array.from({ length: PRICED_PARTS }, (_, index) => pricedPart(index)),
    otherCustomer: {
      customer: 'A-KESTREL',
      prices: [
        ['1', '614.90'],
        ['10', '491.92'],
        ['100', '430.43'],
      ],
    },
    parties: { customers: 3, distributor: 'D-100' },
    // 12.5 % below the agreed price.
    invoiceTotal: '4304.30',
    pageSize: TEST_PAGE_SIZE,
    calls: () => tryton.line.traceparents.length,
    traces: () => tryton.line.traceparents,
    people: trytonHands(tryton.people),
    troubles: trytonTroubles(tryton),
    tells: { cancelReason: true, delayReason: true, invoicePdf: true, promised: true, freeStock: true },
    refuses: { unknownPart: true, unknownCustomer: true, noCustomer: true, unknownLine: true },
  }))
})
