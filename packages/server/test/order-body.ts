import { randomUUID } from 'node:crypto'
import { putCart } from '@volute/domain/buying/cart'
import { addDays, type SentTo } from '@volute/domain/core/kernel'
import type { placeSalesOrder } from '@volute/domain/buying/orders'
import type { Caller, TestShop } from './open-test-shop.ts'

export type OrderBody = SentTo<typeof placeSalesOrder>
export type OrderLine = OrderBody['cart'][number]

/** Fields of a line that a test sets; the rest is filled in. */
type Chosen = Pick<OrderLine, 'partId' | 'quantity'> & Partial<OrderLine>

/**
 * A valid order of these lines, wished for two weeks after the shop's clock; the server must not trust the client's price in
 * it.
 */
export function orderBody(cart: Chosen[], now: Date): OrderBody {
  const wishedDate = addDays(now.toISOString().slice(0, 10), 14)
  return {
    salesOrderRequestCode: randomUUID(),
    shippingCountry: 'US',
    shippingState: 'CA',
    shippingCity: 'Fresno',
    shippingZipCode: '93706',
    shippingAddressLine1: '1 Canal Road',
    shippingAddressLine2: '',
    shippingCompanyName: 'Riverbend Irrigation',
    shippingContactName: 'Ben',
    shippingPhoneNumber: null,
    comment: '',
    allowPartialShipments: false,
    shippingBillingType: 'made up',
    shippingBillingAccountNumber: 'A1',
    specialInstructions: 'Ring the bell',
    needBy: wishedDate,
    shipBy: wishedDate,
    shipVia: 'UPS_GROUND',
    poNumber: 'PO-77',
    cart: cart.map((line) => ({
      partNumber: 'made up',
      description: 'made up',
      price: 0.01,
      shipBy: wishedDate,
      needBy: wishedDate,
      ...line,
    })),
    salesQuoteId: null,
  }
}

/** Puts these lines into the caller's cart and returns the matching order. */
export async function fillCart(shop: TestShop, caller: Caller, lines: Chosen[]): Promise<OrderBody> {
  const { status } = await shop.call(putCart, { replaceAll: false, items: lines }, caller)
  if (status !== 200) throw new Error('the cart was not filled')
  return orderBody(lines, shop.clock.now)
}
