import pLimit from 'p-limit'
import { ErpError, type ErpOrder } from '@volute/erp'
import type { CallTryton } from './call-tryton.ts'
import { findCustomer, usualTerms } from './find-party.ts'
import { findProducts, type Product } from './find-products.ts'
import { addressOf, type Place, warehousesNear } from './place-of.ts'
import { decimal, unitPrice } from './tryton-values.ts'

/** Suffix of a sale's description until the shop has finished all its steps there. */
export const BEING_PLACED = ' (being placed)'

/** Returns a draft sale, filled in as Tryton's own client would for this customer. */
export async function draftSale(call: CallTryton, order: ErpOrder) {
  const party = await findCustomer(call, order.customer)
  const products = await findProducts(
    call,
    order.lines.map((line) => line.partNumber),
  )
  const { id: shipment_address, place } = await addressOf(call, party, order.shipTo)
  const [warehouse] = await warehousesNear(call, place)
  const usual = await usualTerms(call, party)
  const header = {
    party,
    invoice_address: usual['invoice_address'],
    payment_term: usual['payment_term'],
    price_list: usual['price_list'],
  }
  return {
    ...header,
    web_id: order.requestCode,
    reference: order.poNumber,
    description: `Ordered by ${order.orderedBy}${BEING_PLACED}`,
    comment: wordsOf(order, place),
    shipment_address,
    warehouse: warehouse?.id,
    lines: [['create', await draftLines(call, order, header, products)]],
  }
}

/** Texts of an order for which Tryton has no field. */
function wordsOf(
  { shipVia, billingType, billingAccountNumber, ...order }: ErpOrder,
  { country, subdivision }: Place,
): string {
  const isWhole = country !== null && (subdivision !== null || !order.shipTo.state)
  return [
    `Ship via ${[shipVia, billingType, billingAccountNumber].filter(Boolean).join(', ')}`,
    order.allowPartialShipments ? 'May be shipped in parts' : 'Ship complete',
    `Ship by ${order.shipBy}, need by ${order.needBy}`,
    !isWhole && `Ship to ${placeWords(order.shipTo)}`,
    order.shipTo.phoneNumber && `Phone ${order.shipTo.phoneNumber}`,
    order.specialInstructions,
    order.comment,
  ]
    .filter(Boolean)
    .join('\n')
}

/** Whole address as text, since Tryton's address omits a country or state that it does not know. */
const placeWords = ({ phoneNumber: _, ...to }: ErpOrder['shipTo']) =>
  Object.values(to).filter(Boolean).join(', ')

async function draftLines(
  call: CallTryton,
  { lines, discountPercent }: ErpOrder,
  header: { party: number } & Record<string, unknown>,
  products: Map<string, Product>,
) {
  const fillIn = lineFiller(call, header)
  return Promise.all(
    lines.map(async (line, position) => {
      const product = products.get(line.partNumber.toUpperCase())
      if (!product) throw new ErpError('rejected', `The ERP has no part ${line.partNumber}.`)
      if (product.whyNotSold) throw new ErpError('rejected', product.whyNotSold)
      const { unit, unit_price, taxes, product_customer } = await fillIn(product.id, Number(line.quantity))
      return {
        type: 'line',
        product: product.id,
        quantity: Number(line.quantity),
        unit,
        taxes: taxes ? [['add', taxes]] : null,
        product_customer: product_customer ?? null,
        unit_price: decimal(
          line.unitPrice ? netPrice(line.unitPrice, discountPercent) : ownPrice(line, unit_price),
        ),
        description: lineText(line),
        sequence: position + 1,
      }
    }),
  )
}

/** Fills in a line as Tryton does when its product is chosen: unit, taxes, price, and the customer's own number for it. */
function lineFiller(call: CallTryton, { party, price_list }: { party: number } & Record<string, unknown>) {
  const inTurn = pLimit(4)
  const asked = new Map<string, Promise<Partial<Filled>>>()
  async function ask(product: number, quantity: number) {
    const sale = { '_parent_sale.party': party, '_parent_sale.price_list': price_list ?? null }
    const line = { product, quantity, sale: null, ...sale }
    const [filled] = await call<Partial<Filled>[]>('model.sale.line.on_change', [line, ['product']])
    return filled ?? {}
  }
  return (product: number, quantity: number) => {
    const key = `${product} ${quantity}`
    const answer = asked.get(key) ?? inTurn(() => ask(product, quantity))
    asked.set(key, answer)
    return answer
  }
}

interface Filled {
  unit: number
  taxes: number[]
  unit_price: string
  product_customer: number | null
}

/** Returns Tryton's price; nothing or 0 means that it has none. */
function ownPrice({ partNumber }: { partNumber: string }, price: string | undefined): string {
  if (!price || Number(price) <= 0)
    throw new ErpError('rejected', `The ERP has no price for part ${partNumber}.`)
  return price
}

const netPrice = (price: string, discountPercent: string) =>
  unitPrice(Number(price) * (1 - Number(discountPercent) / 100))

/** Text of the line: its description, and the options and pump for which Tryton has no fields. */
function lineText({
  description,
  paintColor,
  impellerTrim,
  impellerAngle,
  note,
  shipBy,
  promised,
}: ErpOrder['lines'][number]) {
  return [
    description,
    paintColor && `Paint: ${paintColor}`,
    impellerTrim && `Impeller trim: ${impellerTrim}`,
    impellerAngle && `Impeller angle: ${impellerAngle}`,
    note,
    `Ship by ${shipBy}`,
    promised.length > 0 && `Promised: ${promised.map(allocationText).join(', ')}`,
  ]
    .filter(Boolean)
    .join('\n')
}

/** Formats an allocation: `4 on 2026-11-24 from Fresno` */
const allocationText = ({ quantity, date, warehouse }: ErpOrder['lines'][number]['promised'][number]) =>
  [quantity, date ? `on ${date}` : 'without a date', warehouse && `from ${warehouse}`]
    .filter(Boolean)
    .join(' ')
