import { date, days, decimal } from '../src/tryton-values.ts'
import type { TrytonPeople } from './ask-tryton.ts'
import { dayIn } from './day-in.ts'
import type { fillCompany } from './fill-company.ts'

export interface Goods {
  code: string
  price: string
  /** Stock of it in Fresno. */
  stock: number
  leadTimeDays: number | null
}

type Company = Awaited<ReturnType<typeof fillCompany>>

/** Adds parts with their stock in the main warehouse. */
export async function addGoods(
  tryton: TrytonPeople,
  { company, currency, category }: Company,
  goods: Goods[],
) {
  const unit = await tryton.idOf('product.uom', [['symbol', '=', 'u']])
  await tryton.create(
    'product.template',
    goods.map(({ code, price, leadTimeDays }) => ({
      name: `Part ${code}`,
      default_uom: unit,
      sale_uom: unit,
      type: 'goods',
      salable: true,
      list_price: decimal(price),
      account_category: category,
      lead_time: leadTimeDays === null ? null : days(leadTimeDays),
      products: [['create', [{ suffix_code: code, cost_price: decimal('1') }]]],
    })),
  )
  const stocked = goods.filter((one) => one.stock > 0)
  await moveIn(tryton, { company, currency }, stocked, 'lost_found', 'STO')
}

/** Moves goods into a zone of a warehouse: at once from lost and found, or on a day from a supplier. */
export async function moveIn(
  tryton: TrytonPeople,
  { company, currency }: Pick<Company, 'company' | 'currency'>,
  goods: { code: string; stock: number }[],
  from: 'lost_found' | 'supplier',
  zone: string,
  inDays?: number,
) {
  const products = await tryton.find(
    'product.product',
    [['code', 'in', goods.map((one) => one.code)]],
    ['code'],
  )
  const unit = await tryton.idOf('product.uom', [['symbol', '=', 'u']])
  const from_location = await tryton.idOf('stock.location', [['type', '=', from]])
  const to_location = await tryton.idOf('stock.location', [['code', '=', zone]])
  const planned = inDays === undefined ? {} : { planned_date: date(dayIn(inDays)) }
  const moves = await tryton.create(
    'stock.move',
    goods.map(({ code, stock }) => ({
      product: products.find((one) => one['code'] === code)?.id,
      quantity: stock,
      uom: unit,
      from_location,
      to_location,
      company,
      currency,
      unit_price: decimal('1'),
      ...planned,
    })),
  )
  if (inDays === undefined) await tryton.act('stock.move.do', moves)
}
