import { cartMessages, type ItemIn } from '@volute/domain/cart'
import { orderWeight } from '@volute/domain/part'
import {
  checkDelivery,
  checkOrderTexts,
  checkShipTo,
  type OrderTexts,
  type ShipTo,
} from '@volute/domain/checkout'
import { badRequest, type Checked, joinChecks, orRefuse } from '@volute/domain/kernel'
import { allValid, type CheckedLine, checkItems } from '../cart/index.ts'
import type { CatalogueReads } from '../db/index.ts'
import { toShippingColumns } from './checkout-store.ts'

/** What orders and quotes both send. */
interface SentDocument extends ShipTo, OrderTexts {
  shipVia: string
  shippingBillingAccountNumber: string
  allowPartialShipments: boolean
  cart: readonly ItemIn[]
}

/**
 * Checks what orders and quotes have in common, in the order of the contract, and answers their columns and their
 * lines as the catalogue holds them (E36, E42). `further` checks a field that only one of them has.
 */
export async function checkDocument<Further extends object>(
  from: CatalogueReads,
  sent: SentDocument,
  further: Checked<Further>,
) {
  if (sent.cart.length === 0) throw badRequest(cartMessages.cartEmpty, 'CART_EMPTY')

  const checks = await checkItems(from, sent.cart)
  const weight = weightOf(checks.flatMap((check) => (check.ok ? [check.value] : [])))
  const document = orRefuse(
    joinChecks(checkShipTo(sent), further, checkOrderTexts(sent), checkDelivery(sent, weight)),
  )
  return {
    items: allValid(checks),
    document,
    columns: {
      ...toShippingColumns(document),
      poNumber: document.poNumber,
      comment: document.comment || null,
      specialInstructions: document.specialInstructions || null,
      allowPartialShipments: sent.allowPartialShipments,
      shipVia: document.shipVia,
      billingAccountNumber: document.shippingBillingAccountNumber || null,
    },
  }
}

const weightOf = (lines: CheckedLine[]) =>
  orderWeight(lines.map(({ part, quantity }) => ({ weight: part.weightLb, quantity })))

/** A line as a document keeps it: number, description, unit and price as the catalogue has them at this time. */
export function documentLine({ part, units, ...line }: CheckedLine) {
  return {
    ...line,
    partNumber: part.partNumber,
    description: part.description,
    unitName: units,
    priceCents: part.priceCents,
  }
}
