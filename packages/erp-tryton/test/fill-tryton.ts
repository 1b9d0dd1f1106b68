import type { TrytonPeople } from './ask-tryton.ts'
import { dayIn } from './day-in.ts'
import { fillCompany } from './fill-company.ts'
import { addGoods, type Goods, moveIn } from './fill-goods.ts'

/** Number of parts used to compare price lists. */
export const PRICED_PARTS = 200
/** More than all tests together order. */
const PLENTY = 10_000_000

export const pricedPart = (index: number) => `PRICED-${String(index).padStart(3, '0')}`

/** The parts of the shop's test world, and parts that are only used for price requests. */
const goods: Goods[] = [
  // Tryton plans stocked parts by their lead time, too.
  { code: 'TB10773', price: '614.90', stock: PLENTY, leadTimeDays: 21 },
  { code: '235626', price: '38.40', stock: PLENTY, leadTimeDays: 0 },
  { code: 'C2134-3-BZ', price: '1846.50', stock: PLENTY, leadTimeDays: 0 },
  { code: 'D7232-2-CP', price: '3920.00', stock: 0, leadTimeDays: 35 },
  { code: 'SEAL-KIT', price: '720.00', stock: 4, leadTimeDays: null },
  ...Array.from({ length: PRICED_PARTS }, (_, index) => ({
    code: pricedPart(index),
    price: (10 + index * 1.37).toFixed(2),
    stock: 0,
    leadTimeDays: null,
  })),
]

/** Customers with the rules of their price lists, applied to catalogue prices; the first matching rule applies. */
const customers = [
  { code: 'A-RIVER', name: 'Riverbend account', state: 'US-CA', rules: [{ formula: 'unit_price * 0.9' }] },
  {
    code: 'A-KESTREL',
    name: 'Kestrel account',
    state: 'US-NV',
    rules: [
      { quantity: 100, formula: 'unit_price * 0.7' },
      { quantity: 10, formula: 'unit_price * 0.8' },
      { formula: 'unit_price' },
    ],
  },
  { code: 'A-PINE', name: 'Pine account', state: 'US-NV', rules: [{ formula: 'unit_price * 1.05 + 0.25' }] },
]

/** Expected stock and receipts of the seal kit: 4 in Fresno, 7 in Reno, and more from the supplier. */
export const awaited = {
  partNumber: 'SEAL-KIT',
  stock: [
    { warehouse: 'Fresno', quantity: '4' },
    { warehouse: 'Reno', quantity: '7' },
  ],
  receipts: [
    { dueOn: dayIn(8), quantity: '12' },
    { dueOn: dayIn(20), quantity: '5' },
  ],
}

export const SHOP_USER = 'shop'
export const SHOP_PASSWORD = 'k3y: of/th@ Sp?'

/** Fills a fresh Tryton with the company that the shop sells for. */
export async function fillTryton(tryton: TrytonPeople): Promise<void> {
  const company = await fillCompany(tryton)
  const places = await fillPlaces(tryton)
  await addGoods(tryton, company, goods)
  await moveIn(tryton, company, [{ code: 'SEAL-KIT', stock: 7 }], 'lost_found', 'STO-2')
  for (const { dueOn, quantity } of awaited.receipts)
    await moveIn(
      tryton,
      company,
      [{ code: 'SEAL-KIT', stock: Number(quantity) }],
      'supplier',
      'IN',
      daysUntil(dueOn),
    )
  await fillCustomers(tryton, company.company, places)
  await fillSettings(tryton, company.company)
}

const daysUntil = (day: string) => Math.round((Date.parse(day) - Date.parse(dayIn(0))) / 86_400_000)

/** Fresno and Reno, with their zones. */
async function fillPlaces(tryton: TrytonPeople) {
  const [country = 0] = await tryton.create('country.country', [{ name: 'United States', code: 'US' }])
  const states = ['US-CA', 'US-NV']
  const ids = await tryton.create(
    'country.subdivision',
    states.map((code) => ({ country, code, name: code, type: 'state' })),
  )
  const subdivision = Object.fromEntries(states.map((code, index) => [code, ids[index]]))
  const party = await tryton.idOf('party.party', [['name', '=', 'Volute Pump Works']])
  const [fresno, reno] = await tryton.create('party.address', [
    { party, city: 'Fresno', country, subdivision: subdivision['US-CA'] },
    { party, city: 'Reno', country, subdivision: subdivision['US-NV'] },
  ])
  const main = await tryton.idOf('stock.location', [['type', '=', 'warehouse']])
  await tryton.write('stock.location', [main], { name: 'Fresno', address: fresno })
  const [input, output, storage] = await tryton.create('stock.location', [
    { name: 'Reno input', code: 'IN-2', type: 'storage' },
    { name: 'Reno output', code: 'OUT-2', type: 'storage' },
    { name: 'Reno storage', code: 'STO-2', type: 'storage' },
  ])
  const zones = { input_location: input, output_location: output, storage_location: storage }
  await tryton.create('stock.location', [
    { name: 'Reno', code: 'WH-2', type: 'warehouse', address: reno, ...zones },
  ])
  return { country, subdivision }
}

async function fillCustomers(
  tryton: TrytonPeople,
  company: number,
  { country, subdivision }: Awaited<ReturnType<typeof fillPlaces>>,
) {
  const [ours, distributors] = await tryton.create('party.category', [
    { name: 'Shop customers' },
    { name: 'Shop distributors' },
  ])
  const term = await tryton.idOf('account.invoice.payment_term', [])
  for (const { code, name, state, rules } of customers) {
    const [list] = await tryton.create('product.price_list', [
      { name, company, unit: 'product_default', lines: [['create', rules]] },
    ])
    await tryton.create('party.party', [
      {
        name,
        code,
        categories: [['add', [ours]]],
        addresses: [['create', [{ city: name, country, subdivision: subdivision[state] }]]],
        sale_price_list: list,
        customer_payment_term: term,
      },
    ])
  }
  await tryton.create('party.party', [
    { name: 'Central Pump Supply', code: 'D-100', categories: [['add', [distributors]]] },
    { name: 'Coast Pump Supply', code: 'D-200', categories: [['add', [distributors]]] },
  ])
  await fillCodes(tryton)
}

/** Kestrel's own number for the seal. */
async function fillCodes(tryton: TrytonPeople) {
  const [seal] = await tryton.find('product.product', [['code', '=', 'TB10773']], ['template'])
  const party = await tryton.idOf('party.party', [['code', '=', 'A-KESTREL']])
  await tryton.create('sale.product_customer', [
    { template: seal?.['template'], party, code: 'K-SEAL-1', name: 'Seal of the north pit' },
  ])
}

/** Sales settings of the company, and the user that the shop works as. */
async function fillSettings(tryton: TrytonPeople, company: number) {
  await tryton.write('sale.configuration', [1], {
    sale_invoice_method: 'order',
    sale_shipment_method: 'order',
  })
  const saleModel = await tryton.idOf('ir.model', [['model', '=', 'sale.sale']])
  await tryton.create('sale.complaint.type', [
    { name: 'Shop return', origin: saleModel },
    { name: 'Shop warranty claim', origin: saleModel },
  ])
  const groups = await tryton.act<number[]>(
    'res.group.search',
    [['name', 'in', ['Sales', 'Sales Administrator', 'Stock', 'Account']]],
    0,
    null,
    null,
  )
  await tryton.create('res.user', [
    {
      name: 'The shop',
      login: SHOP_USER,
      password: SHOP_PASSWORD,
      companies: [['add', [company]]],
      company,
      groups: [['add', groups]],
    },
  ])
}

/** Adds a customer who pays the list price. */
export async function addCustomer(tryton: TrytonPeople, code: string, name: string) {
  const category = await tryton.idOf('party.category', [['name', '=', 'Shop customers']])
  await tryton.create('party.party', [
    { name, code, categories: [['add', [category]]], addresses: [['create', [{ city: name }]]] },
  ])
}
