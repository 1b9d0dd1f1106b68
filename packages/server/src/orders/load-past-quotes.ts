import type { Shop } from '../context.ts'
import { findQuote, saveQuote } from '../quotes/index.ts'
import { checkOrder } from './check-order.ts'
import { insertOrder } from './order-store.ts'
import { actAs, orderBody, type PastDocument } from './past-document.ts'
import { placeOrder } from './place-order.ts'

/** A quote to start with: who saved it how many days ago, and when it was ordered. */
export interface PastQuote extends PastDocument {
  buyer: string
  quoteName: string
  daysAgo: number
  orderedDaysAgo?: number
}

/** Saves quotes as they were in the past, and orders those that were ordered, without mails. */
export async function loadPastQuotes(shop: Shop, quotes: readonly PastQuote[]): Promise<void> {
  for (const quote of quotes) {
    const then = await actAs(shop, quote.buyer, quote.daysAgo)
    const { salesQuoteId } = await saveQuote(then, {
      ...(await orderBody(then, quote)),
      quoteName: quote.quoteName,
    })
    if (quote.orderedDaysAgo !== undefined) await orderQuote(shop, quote, salesQuoteId, quote.orderedDaysAgo)
  }
}

async function orderQuote(shop: Shop, quote: PastQuote, salesQuoteId: number, daysAgo: number) {
  const buyer = await actAs(shop, quote.buyer, daysAgo)
  const saved = await findQuote(shop.db, buyer.actor.companyId, salesQuoteId)
  const order = await checkOrder(buyer, await orderBody(buyer, quote), saved)
  const salesOrderId = await shop.db.transaction((tx) => insertOrder(tx, buyer.actor, order, null))
  if (!salesOrderId) throw new Error(`the quote ${quote.quoteName} was not ordered`)
  await placeOrder(buyer, salesOrderId)
}
