import { type CartItem, pickLine } from '@volute/domain/buying/cart'
import { type CheckoutKind, findShipType, requestedShipDate } from '@volute/domain/buying/checkout'
import type { SentTo } from '@volute/domain/core/kernel'
import type { placeSalesOrder } from '@volute/domain/buying/orders'
import { nobody } from '../../core/api/index.ts'
import type { CheckoutDraft } from './checkout-draft.ts'

export type OrderBody = SentTo<typeof placeSalesOrder>

export interface Order {
  kind: CheckoutKind
  /** User who orders; 0 when nobody is signed in any more. */
  userId: number
  distributorAccountCode: string | null
  draft: CheckoutDraft
  items: readonly CartItem[]
  /** Ready date of every line in cart order, `YYYY-MM-DD`. */
  readyDates: readonly (string | null)[]
  /** Quote to convert; null for an order of the cart. */
  salesQuoteId: number | null
  /** True if it leaves other lines of the cart in it. */
  isPartOfCart: boolean
  /** Version of the terms of sale in the consent; null if the shop has none. */
  termsVersion: number | null
  /** File of the purchase order, and the day it needs the goods by; null if there is none. */
  poFileId: number | null
  needBy: string | null
}

/** Body of an order (ORDER-02, ORDER-03); null when required data is missing (ORDER-09). */
export function orderBody(order: Order, requestCode: string): OrderBody | null {
  const { draft, items, readyDates, salesQuoteId, isPartOfCart, termsVersion, poFileId, needBy } = order
  const { carrier: _, quoteName: __, ...texts } = draft
  const shipBy = requestedShipDate(readyDates, draft.allowPartialShipments)
  if (shipBy === null || isMissingState(order)) return null

  return {
    ...texts,
    salesOrderRequestCode: requestCode,
    shippingBillingType: findShipType(draft.shipVia)?.carrier.billingType ?? null,
    shipBy,
    needBy: needBy ?? shipBy,
    cart: items.map((item, index) => orderLine(item, readyDates[index] ?? shipBy)),
    salesQuoteId,
    ...(isPartOfCart && { isPartOfCart }),
    termsVersion,
    poFileId,
  }
}

/** True when the user, their distributor or the quote to convert is unknown or no longer known. */
function isMissingState({ kind, userId, distributorAccountCode, salesQuoteId }: Order): boolean {
  const isQuoteMissing = kind === 'conversion' && salesQuoteId === null
  return userId === nobody.userId || distributorAccountCode === null || isQuoteMissing
}

/** Order as text, to tell two orders apart. Excludes the ready dates, which the shop sets. */
export function orderText({ draft, items, salesQuoteId, poFileId, needBy }: Order): string {
  const lines = items.map((item) => orderLine(item, ''))
  return JSON.stringify([draft, lines, salesQuoteId, ...(poFileId || needBy ? [poFileId, needBy] : [])])
}

function orderLine(item: CartItem, readyDate: string) {
  return { ...documentLine(item), shipBy: readyDate, needBy: readyDate }
}

/** Line in the form that both orders and quotes send. */
export function documentLine(item: CartItem) {
  const { partNumber, name, price } = item
  return { ...pickLine(item), partNumber, price: price ?? 0, description: name }
}
