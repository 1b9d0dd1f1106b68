import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { ErpOrder } from '@volute/erp'
import { sampleOrder } from '@volute/erp/contract'
import { readCompany } from './fill-company.ts'
import { addGoods } from './fill-goods.ts'
import { addCustomer } from './fill-tryton.ts'
import { openTestTryton, type TestTryton } from './open-test-tryton.ts'

let tryton: TestTryton
beforeAll(async () => {
  tryton = await openTestTryton()
  await addCustomer(tryton.people, 'A-LIST', 'List account')
})
afterAll(() => tryton?.close())

const order = (changes: Partial<ErpOrder> = {}, partNumber = 'TB10773'): ErpOrder => ({
  ...sampleOrder('A-LIST', partNumber),
  ...changes,
})
const saleOf = async ({ requestCode }: ErpOrder, ...fields: string[]) =>
  tryton.people.find('sale.sale', [['web_id', '=', requestCode]], fields)

/** Adds a stocked part and returns its template. */
async function addPart(code: string): Promise<number> {
  const goods = { code, price: '10.00', stock: 100, leadTimeDays: 0 }
  await addGoods(tryton.people, await readCompany(tryton.people), [goods])
  const [product] = await tryton.people.find('product.product', [['code', '=', code]], ['template'])
  return Number(product?.['template'])
}

it("an order that Tryton confirms but cannot process blocks only itself, until Tryton's staff fix it (ERP-13)", async () => {
  const template = await addPart('UNBOOKED')
  const { category } = await readCompany(tryton.people)
  await tryton.people.write('product.template', [template], { account_category: null })
  const sent = order({}, 'UNBOOKED')
  await expect(tryton.erp.submitOrder(sent)).rejects.toMatchObject({
    kind: 'config',
    concerns: 'order',
    message: expect.stringMatching(/^Tryton cannot process order .*UNBOOKED/),
  })
  expect(await saleOf(sent, 'state')).toMatchObject([{ state: 'confirmed' }])
  expect(await tryton.erp.submitOrder(order())).toMatchObject({ wasThere: false })
  await tryton.people.write('product.template', [template], { account_category: category })
  expect(await tryton.erp.submitOrder(sent)).toMatchObject({ wasThere: true })
})

it('an order rejected by a record rule concerns that order, not the shop (ERP-13)', async () => {
  const model = await tryton.people.idOf('ir.model', [['model', '=', 'sale.sale']])
  const [group = 0] = await tryton.people.create('ir.rule.group', [
    {
      name: 'No sales to Kestrel',
      model,
      global_p: true,
      rules: [['create', [{ domain: '[["party.code", "!=", "A-KESTREL"]]' }]]],
    },
  ])
  await expect(tryton.erp.submitOrder(order({ customer: 'A-KESTREL' }))).rejects.toMatchObject({
    kind: 'config',
    concerns: 'order',
  })
  expect(await tryton.erp.submitOrder(order())).toMatchObject({ wasThere: false })
  await tryton.people.act('ir.rule.group.delete', [group])
})

it('a rejected draft that somebody else has submitted since is an order (ERP-03)', async () => {
  const erp = tryton.behindLine()
  const sent = order()
  const warehouse = await tryton.people.idOf('stock.location', [['type', '=', 'warehouse']])
  const without = async (given: number | null) => {
    const [sale] = await saleOf(sent)
    await tryton.people.write('sale.sale', [sale?.id ?? 0], { warehouse: given })
  }
  tryton.line.interruptions.push(
    { method: 'model.sale.sale.quote', act: () => without(null) },
    {
      method: 'model.sale.sale.delete',
      act: async () => {
        await without(warehouse)
        await tryton.erp.submitOrder(sent)
      },
    },
  )
  await erp.submitOrder(sent)
  expect(tryton.line.interruptions).toEqual([])
  expect(await saleOf(sent, 'state')).toMatchObject([{ state: 'processing' }])
})

it('a part without a price in the order and in Tryton is rejected, never sold for free (ERP-03)', async () => {
  const template = await addPart('UNPRICED')
  const [bare] = order({}, 'UNPRICED').lines
  const sent = order({ lines: [{ ...bare, unitPrice: null } as never] })
  const rejected = { kind: 'rejected', message: 'The ERP has no price for part UNPRICED.' }
  for (const list_price of [null, { __class__: 'Decimal', decimal: '0' }]) {
    await tryton.people.write('product.template', [template], { list_price })
    await expect(tryton.erp.submitOrder(sent)).rejects.toMatchObject(rejected)
    const asked = await tryton.erp.askParts('A-LIST', [{ partNumber: 'UNPRICED', quantity: '1' }])
    expect(asked).toMatchObject([{ price: null }])
  }
  expect(await saleOf(sent)).toEqual([])
})

it('a part sold in another unit than its stock unit is not sold through the shop (ERP-03)', async () => {
  const template = await addPart('BOXED')
  const category = await tryton.people.idOf('product.uom.category', [['name', '=', 'Units']])
  const [box] = await tryton.people.create('product.uom', [
    { name: 'Box', symbol: 'box', category, factor: 10, rate: 0.1, digits: 0, rounding: 1 },
  ])
  await tryton.people.write('product.template', [template], { sale_uom: box })
  await expect(tryton.erp.submitOrder(order({}, 'BOXED'))).rejects.toMatchObject({
    kind: 'rejected',
    message:
      'The ERP sells part BOXED by another unit (Box) than it counts it in (Unit); please ask us for it.',
  })
  const asked = await tryton.erp.askParts('A-LIST', [{ partNumber: 'BOXED', quantity: '1' }])
  expect(asked).toMatchObject([{ price: null }])
})

it.each([
  ['state', { state: 'OR' }, 'Riverbend Irrigation, 1 Canal Road, Fresno, OR, 93706, US'],
  ['country', { country: 'CA', state: 'BC' }, 'Riverbend Irrigation, 1 Canal Road, Fresno, BC, 93706, CA'],
])(
  'the sale contains the whole address when Tryton does not know its %s (ERP-05)',
  async (_what, where, words) => {
    const { shipTo } = order()
    const [known, unknown] = [order(), order({ shipTo: { ...shipTo, ...where } })]
    await tryton.erp.submitOrder(known)
    await tryton.erp.submitOrder(unknown)
    const comments = await Promise.all([known, unknown].map((sent) => saleOf(sent, 'comment')))
    expect(comments[0]?.[0]?.['comment']).not.toContain('Ship to')
    expect(comments[1]?.[0]?.['comment']).toContain(`Ship to ${words}`)
  },
)

it("a customer without a price list pays by the list of Tryton's sale configuration, others by their own (ERP-08)", async () => {
  const { company } = await readCompany(tryton.people)
  const rules = [['create', [{ formula: 'unit_price * 0.5' }]]]
  const everybody = { name: 'Everybody', company, unit: 'product_default', lines: rules }
  const [list] = await tryton.people.create('product.price_list', [everybody])
  const ask = async (customer: string) =>
    (await tryton.erp.askParts(customer, [{ partNumber: 'TB10773', quantity: '1' }])).map(
      ({ price }) => price,
    )
  expect(await ask('A-LIST')).toEqual(['614.90'])
  await tryton.people.write('sale.configuration', [1], { sale_price_list: list })
  expect(await ask('A-LIST')).toEqual(['307.45'])
  expect(await ask('A-RIVER')).toEqual(['553.41'])
  await tryton.people.write('sale.configuration', [1], { sale_price_list: null })
})

it("a line without a price gets the customer's own in Tryton, and the sale their payment terms (ERP-08)", async () => {
  const [bare] = order().lines
  const sent = order({
    customer: 'A-RIVER',
    lines: [{ ...bare, unitPrice: null } as ErpOrder['lines'][number]],
  })
  await tryton.erp.submitOrder(sent)
  const [sale] = await saleOf(sent, 'price_list.name', 'payment_term.name')
  expect(sale).toMatchObject({
    'price_list.': { name: 'Riverbend account' },
    'payment_term.': { name: expect.any(String) },
  })
  const [saleLine] = await tryton.people.find('sale.line', [['sale', '=', sale?.id]], ['unit_price'])
  expect(Number(saleLine?.['unit_price'])).toBeCloseTo(553.41)
})

it("a wrong time zone of Tryton's database stops every submission with a clear message (ERP-14)", async () => {
  const sent = order()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
  for (const submission of ['the first', 'the next'])
    await expect(tryton.erp.submitOrder(sent), submission).rejects.toMatchObject({
      kind: 'config',
      concerns: 'shop',
      message: expect.stringMatching(/^Tryton's clock is -60 minutes off .* time zone must be UTC/),
    })
  vi.useRealTimers()
  expect(await saleOf(sent)).toEqual([])
  expect(await tryton.erp.submitOrder(sent)).toMatchObject({ wasThere: false })
})

it("of two complaints of one claim, the one that Tryton's staff approved counts (CLAIM-09)", async () => {
  const sent = order()
  const { orderId } = await tryton.erp.submitOrder(sent)
  const claim = {
    claimCode: randomUUID(),
    orderId,
    requestCode: sent.requestCode,
    lines: [{ position: 0, quantity: '1', serialNumber: null, reason: 'It leaks.' }],
    isWarranty: false,
  }
  const first = await tryton.erp.requestReturn(claim)
  const [copy = 0] = await tryton.people.act<number[]>('sale.complaint.copy', [Number(first.returnId)])
  await tryton.people.write('sale.complaint', [copy], { reference: claim.claimCode })
  await tryton.people.act('sale.complaint.wait', [copy])
  await tryton.people.act('sale.complaint.approve', [copy])
  expect(await tryton.erp.requestReturn(claim)).toMatchObject({ returnId: String(copy), wasThere: true })
})
