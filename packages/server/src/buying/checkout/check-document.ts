import { cartMessages, type ItemIn } from '@volute/domain/buying/cart'
import { orderWeight } from '@volute/domain/catalogue/part'
import {
  checkDelivery,
  checkOrderTexts,
  checkShipTo,
  type OrderTexts,
  type ShipTo,
} from '@volute/domain/buying/checkout'
import { mustBeAcknowledged, type ForPump } from '@volute/domain/catalogue/fit'
import { badRequest, type Checked, joinChecks, orThrow } from '@volute/domain/core/kernel'
import { allValid, type CheckedLine, checkItems } from '../cart/index.ts'
import type { ActorContext } from '../../core/http/context.ts'
import type { CatalogueReads } from '../../core/db/index.ts'
import { fitOf } from '../../catalogue/fit/index.ts'
import { priceLines } from '../../catalogue/promise/index.ts'
import { toShippingColumns } from './checkout-store.ts'

/** Fields that orders and quotes both send. */
interface SentDocument extends ShipTo, OrderTexts {
  shipVia: string
  shippingBillingAccountNumber: string
  allowPartialShipments: boolean
  cart: readonly ItemIn[]
}

/**
 * Checks the fields that orders and quotes share, in the order of the contract. Returns their columns, and their lines as
 * in the catalogue (E36, E42). `further` checks a field that only one of them has.
 */
export async function checkDocument<Further extends object>(
  from: CatalogueReads,
  sent: SentDocument,
  further: Checked<Further>,
) {
  if (sent.cart.length === 0) throw badRequest(cartMessages.cartEmpty, 'CART_EMPTY')

  const checks = await checkItems(from, sent.cart)
  const weight = weightOf(checks.flatMap((check) => (check.ok ? [check.value] : [])))
  const document = orThrow(
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

/**
 * Fit of each line as a document freezes it. Rejects a line whose verdict needs to be acknowledged and is not (LINE-06).
 * Lines for no pump need no check.
 */
export async function frozenFits(
  ctx: ActorContext,
  lines: readonly CheckedLine[],
): Promise<(ForPump | null)[]> {
  if (lines.every(({ pumpId }) => pumpId === null)) return lines.map(() => null)
  const fits = await fitOf(ctx, ctx.actor.companyId, lines)
  const unknown = lines.find((line, index) => mustBeAcknowledged({ ...line, forPump: fits[index] ?? null }))
  if (unknown) throw badRequest(cartMessages.fitNotKnown(unknown.part.partNumber), 'FIT_NOT_KNOWN')
  return fits
}

/** Lines as a document stores them: number, description and unit as in the catalogue now, at the company's price. */
export async function documentLines(
  ctx: ActorContext,
  items: readonly CheckedLine[],
  fits: readonly (ForPump | null)[],
) {
  const lines = items.map((item, index) => documentLine(item, fits[index] ?? null))
  const prices = await priceLines(ctx, lines)
  return lines.map((line, index) => ({ ...line, priceCents: prices[index]?.priceCents ?? null }))
}

/** A line at the catalogue's price. */
export function documentLine(
  { part, units, acknowledgedVerdict: _, ...line }: CheckedLine,
  forPump: ForPump | null,
) {
  return {
    ...line,
    forPump,
    partNumber: part.partNumber,
    description: part.description,
    unitName: units,
    priceCents: part.priceCents,
  }
}
