import pLimit from 'p-limit'
import type { ErpPort, PartAnswer } from '@volute/erp'
import type { CallTryton, Row } from './call-tryton.ts'
import { findCustomer, usualTerms } from './find-party.ts'
import { findProducts, type Product } from './find-products.ts'
import { placeOfParty, warehousesNear } from './place-of.ts'
import { readSupply } from './read-supply.ts'
import { unitPrice } from './tryton-values.ts'

/** Returns stock, receipts, lead time and the customer's price of the parts that Tryton knows, in the requested order. */
export async function askParts(
  call: CallTryton,
  customer: string,
  wanted: Parameters<ErpPort['askParts']>[1],
): Promise<PartAnswer[]> {
  const asOf = new Date().toISOString()
  const products = await findProducts(
    call,
    wanted.map((one) => one.partNumber),
  )
  const known = wanted.flatMap(({ partNumber, quantity }) => {
    const product = products.get(partNumber.toUpperCase())
    return product ? [{ product, quantity }] : []
  })
  if (known.length === 0) return []
  const party = await findCustomer(call, customer)
  const warehouses = await warehousesNear(call, await placeOfParty(call, party))
  const ids = [...new Set(known.map(({ product }) => product.id))]
  const [supply, prices] = await Promise.all([
    readSupply(call, warehouses, ids),
    readPrices(call, party, known),
  ])
  return known.map(({ product, quantity }) => ({
    partNumber: product.code,
    quantity,
    asOf,
    ...supply(product.id),
    leadTimeDays: product.leadTimeDays,
    cutoff: null,
    price: product.whyNotSold ? null : (prices.get(`${product.id} ${quantity}`) ?? null),
  }))
}

/** Reads Tryton's prices for this customer, by product and quantity; one call for each distinct quantity. */
async function readPrices(call: CallTryton, party: number, wanted: { product: Product; quantity: string }[]) {
  const usual = await usualTerms(call, party)
  const inTurn = pLimit(4)
  const byQuantity = Map.groupBy(wanted, (one) => one.quantity)
  const answers = await Promise.all(
    [...byQuantity].map(([quantity, asked]) =>
      inTurn(async () => {
        const ids = [...new Set(asked.map(({ product }) => product.id))]
        const context = {
          price_list: usual['price_list'] ?? null,
          customer: party,
          quantity: Number(quantity),
        }
        const rows = await call<(Row & { sale_price_uom: string | null })[]>(
          'model.product.product.read',
          [ids, ['sale_price_uom']],
          context,
        )
        return rows.map(
          ({ id, sale_price_uom: price }) =>
            [`${id} ${quantity}`, Number(price) > 0 ? unitPrice(Number(price)) : null] as const,
        )
      }),
    ),
  )
  return new Map(answers.flat())
}
