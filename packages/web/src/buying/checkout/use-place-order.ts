import { useNavigate } from '@tanstack/react-router'
import { getLegalText } from '@volute/domain/core/brand'
import { getReviewOrder } from '@volute/domain/buying/checkout'
import { getCartMap, getCartQuantity } from '@volute/domain/buying/cart'
import { durations, type ReplyOf } from '@volute/domain/core/kernel'
import { getOrderStatus, orderMessages, placeSalesOrder } from '@volute/domain/buying/orders'
import { getQuote, listQuotes } from '@volute/domain/buying/quotes'
import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError, call, queryClient, queryKey, sentenceOf } from '../../core/api/index.ts'
import { reloadBrand } from '../../core/ui/shop-brand.ts'
import { type Order, type OrderBody, orderBody, orderText } from './order-body.ts'
import { useRequestCode } from './use-request-code.ts'

interface PlaceOrderOptions {
  /** Quote to convert; null for an order of the cart. */
  salesQuoteId: number | null
  whenPlaced: () => void
  /** Called when the terms of sale in force differ from those in the consent. */
  whenTermsChanged: (sentence: string) => void
  whenFailed: (sentence: string) => void
}

/** Places an order, waits for its number, and then opens the order's page (ORDER-04 to ORDER-09). */
export function usePlaceOrder({ salesQuoteId, whenPlaced, ...options }: PlaceOrderOptions) {
  const { whenTermsChanged, whenFailed } = options
  const navigate = useNavigate()
  const requestCode = useRequestCode(salesQuoteId)
  const [isProcessing, setProcessing] = useState(false)

  const followKept = useEffectEvent(async () => {
    const kept = requestCode.kept()
    if (kept?.isSent && (await isKnown(kept.code))) await process(() => follow(kept.code))
  })
  // Runs once, for a code stored before a reload; `place` follows every later one.
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
      // The order was rejected, not lost, so the next attempt is a new order.
      if (!isPassing(failure)) requestCode.forget()
      refreshCart()
      await tell(failure)
    }
    // Do not follow the order again after a reload, since its outcome was shown.
    requestCode.noteSent(false)
    setProcessing(false)
  }

  async function tell(failure: unknown) {
    const isOfTerms = failure instanceof ApiError && failure.code === 'TERMS_CHANGED'
    if (!isOfTerms) return whenFailed(sentenceOf(failure))
    // The next attempt must refer to the terms that are shown now.
    await reloadBrand()
    void queryClient.invalidateQueries({ queryKey: queryKey(getLegalText) })
    whenTermsChanged(failure.message)
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
    // The next checkout starts with this order's delivery.
    queryClient.removeQueries({ queryKey: queryKey(getReviewOrder) })
  }
}

/** Sends an order. A lost answer is not an error if the server knows the order. */
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

type OrderStatus = ReplyOf<typeof getOrderStatus>

interface OrderWatch {
  ask: () => Promise<OrderStatus>
  sleep: (milliseconds: number) => Promise<void>
  /** True when a failed request may be repeated. */
  isPassing: (failure: unknown) => boolean
}

const mostFailures = 3

/**
 * Polls an order's status until it is completed or failed; returns `PENDING` after the last attempt (ORDER-04, OQ-45). A
 * temporary failure counts as an attempt; the third one in a row is thrown.
 */
export async function waitForOrder({ ask, sleep, isPassing }: OrderWatch): Promise<OrderStatus> {
  let failures = 0
  for (const delay of pollDelays()) {
    await sleep(delay)
    try {
      const status = await ask()
      if (status.requestStatus !== 'PENDING') return status
      failures = 0
    } catch (failure) {
      failures++
      if (!isPassing(failure) || failures === mostFailures) throw failure
    }
  }
  return { requestStatus: 'PENDING', erpSalesOrderId: null }
}

/** Milliseconds before each of the 90 attempts: short at first, then 5 seconds (CONST-07). */
export function pollDelays(): number[] {
  const quick = [500, 1_000, 2_000]
  return Array.from({ length: durations.orderPollTries }, (_, index) => quick[index] ?? durations.orderPoll)
}

/** True for a network or server failure, which leaves the order's outcome open. */
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
