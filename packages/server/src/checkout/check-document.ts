import { cartMessages, type ItemIn } from '@volute/domain/cart'
import { orderWeight } from '@volute/domain/part'
import {
  checkDelivery,
  checkOrderTexts,
  checkShipTo,
  type FieldErrors,
  firstError,
  type OrderTexts,
  type ShipTo,
} from '@volute/domain/checkout'
import { badRequest } from '@volute/domain/kernel'
import { allValid, type CheckedLine, checkItems } from '../cart/index.ts'
import type { Queryable } from '../db/index.ts'
import { toShippingColumns } from './shipping-columns.ts'

/** What orders and quotes are sent with alike. */
interface SentDocument extends ShipTo, OrderTexts {
  shipVia: string
  shippingBillingAccountNumber: string
  allowPartialShipments: boolean
  cart: readonly ItemIn[]
}

/**
 * Checks what orders and quotes have in common, in the order of the contract, and answers their columns and their
 * lines as the catalogue holds them (E36, E42). `further` are the sentences of fields that only one of them has.
 */
export async function checkDocument(db: Queryable, sent: SentDocument, further: FieldErrors = {}) {
  if (sent.cart.length === 0) throw badRequest(cartMessages.cartEmpty, 'CART_EMPTY')

  const checks = await checkItems(db, sent.cart)
  const weight = weightOf(checks.flatMap((check) => (check.ok ? [check.value] : [])))
  const delivery = { shipVia: sent.shipVia, accountNumber: sent.shippingBillingAccountNumber, weight }
  const sentence = firstError(checkShipTo(sent), further, checkOrderTexts(sent), checkDelivery(delivery))
  if (sentence) throw badRequest(sentence)

  return {
    items: allValid(checks),
    columns: {
      ...toShippingColumns(sent),
      poNumber: sent.poNumber,
      comment: sent.comment || null,
      specialInstructions: sent.specialInstructions || null,
      allowPartialShipments: sent.allowPartialShipments,
      shipVia: sent.shipVia,
      billingAccountNumber: sent.shippingBillingAccountNumber || null,
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
