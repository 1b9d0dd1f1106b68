import { useNavigate } from '@tanstack/react-router'
import { getCartMap, getCartQuantity } from '@volute/domain/cart'
import { getOrderStatus, orderMessages, placeSalesOrder } from '@volute/domain/orders'
import { getQuote, listQuotes } from '@volute/domain/quotes'
import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError, call, queryClient, queryKey, sentenceOf } from '../api/index.ts'
import { type Order, type OrderBody, orderBody, orderText } from './order-body.ts'
import { useRequestCode } from './use-request-code.ts'
import { waitForOrder } from './wait-for-order.ts'

interface PlaceOrderOptions {
  /** The quote that is converted; null when the cart is ordered. */
  salesQuoteId: number | null
  whenPlaced: () => void
  whenFailed: (sentence: string) => void
}

/** Places an order and waits for its number; then the order's page follows (ORDER-04 to ORDER-09). */
export function usePlaceOrder({ salesQuoteId, whenPlaced, whenFailed }: PlaceOrderOptions) {
  const navigate = useNavigate()
  const requestCode = useRequestCode(salesQuoteId)
  const [isProcessing, setProcessing] = useState(false)

  const followKept = useEffectEvent(async () => {
    const kept = requestCode.kept()
    if (kept?.isSent && (await isKnown(kept.code))) await process(() => follow(kept.code))
  })
  // Only the code that a reload left behind: every later one is followed by `place`.
  useEffect(() => void followKept(), [])

  return { isProcessing, prepare: (order: Order) => void requestCode.forOrder(orderText(order)), place }

  function place(order: Order) {
    const { code } = requestCode.forOrder(orderText(order))
    const body = orderBody(order, code)
    if (!body) return whenFailed(orderMessages.orderIncomplete)
    requestCode.noteSent(true)
    return process(async () => {
      await send(body)
      await follow(code)
    })
  }

  async function process(work: () => Promise<void>) {
    setProcessing(true)
    try {
      await work()
    } catch (failure) {
      // Refused, not lost: the next attempt is another order.
      if (!isPassing(failure)) requestCode.forget()
      refreshCart()
      whenFailed(sentenceOf(failure))
    }
    // Whose outcome was told is not followed again after a reload.
    requestCode.noteSent(false)
    setProcessing(false)
  }

  async function follow(code: string) {
    const status = await waitForOrder({
      ask: () => call(getOrderStatus, { requestCode: code }),
      sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      isPassing,
    })
    if (status.requestStatus !== 'PENDING') requestCode.forget()
    if (!status.erpSalesOrderId) return whenFailed(orderMessages.orderFailed)

    whenPlaced()
    refreshCart()
    await navigate({ to: '/order-complete/$orderNumber', params: { orderNumber: status.erpSalesOrderId } })
    refreshQuotes()
  }
}

/** Sends an order; one whose answer got lost on the way is sent all the same. */
async function send(body: OrderBody) {
  try {
    await call(placeSalesOrder, body)
  } catch (failure) {
    if (!isPassing(failure) || !(await isKnown(body.salesOrderRequestCode))) throw failure
  }
}

async function isKnown(requestCode: string): Promise<boolean> {
  try {
    await call(getOrderStatus, { requestCode })
    return true
  } catch {
    return false
  }
}

/** A failure of the network or the server, which says nothing about the order. */
function isPassing(failure: unknown): boolean {
  return failure instanceof ApiError && failure.status >= 500
}

function refreshQuotes() {
  void queryClient.invalidateQueries({ queryKey: queryKey(listQuotes) })
  void queryClient.invalidateQueries({ queryKey: queryKey(getQuote) })
}

function refreshCart() {
  void queryClient.invalidateQueries({ queryKey: queryKey(getCartQuantity) })
  void queryClient.invalidateQueries({ queryKey: queryKey(getCartMap) })
}
