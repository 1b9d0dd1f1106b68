import { useNavigate } from '@tanstack/react-router'
import { getCartMap, getCartQuantity } from '@volute/domain/cart'
import { getOrderStatus, orderMessages, placeSalesOrder } from '@volute/domain/orders'
import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError, call, queryClient, queryKey, sentenceOf } from '../api/index.ts'
import { type Order, orderBody, orderText } from './order-body.ts'
import { useRequestCode } from './use-request-code.ts'
import { waitForOrder } from './wait-for-order.ts'

const fallback = orderMessages.orderFailed

interface PlaceOrderOptions {
  whenPlaced: () => void
  whenFailed: (sentence: string) => void
}

/** Places an order and waits for its number; then the order's page follows (ORDER-04 to ORDER-09). */
export function usePlaceOrder({ whenPlaced, whenFailed }: PlaceOrderOptions) {
  const navigate = useNavigate()
  const requestCode = useRequestCode()
  const [isProcessing, setProcessing] = useState(false)

  const followKept = useEffectEvent(() => {
    const kept = requestCode.kept()
    if (kept?.isPlaced) void process(() => follow(kept.code))
  })
  // Only the code that a reload left behind: every later one is followed by `place`.
  useEffect(() => followKept(), [])

  return { isProcessing, prepare: (order: Order) => void requestCode.forOrder(orderText(order)), place }

  function place(order: Order) {
    const { code } = requestCode.forOrder(orderText(order))
    const body = orderBody(order, code)
    if (!body) return whenFailed(orderMessages.orderIncomplete)
    return process(async () => {
      await call(placeSalesOrder, body, { fallback })
      requestCode.notePlaced()
      await follow(code)
    })
  }

  async function process(work: () => Promise<void>) {
    setProcessing(true)
    try {
      await work()
    } catch (failure) {
      // The server knows no order by this code, or refused it: the next attempt is another one.
      if (failure instanceof ApiError && failure.status < 500) requestCode.forget()
      refreshCart()
      whenFailed(sentenceOf(failure))
    }
    setProcessing(false)
  }

  async function follow(code: string) {
    const status = await waitForOrder({
      ask: () => call(getOrderStatus, { requestCode: code }, { fallback }),
      sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      isPassing: (failure) => failure instanceof ApiError && failure.status >= 500,
    })
    if (status.requestStatus !== 'PENDING') requestCode.forget()
    if (!status.erpSalesOrderId) return whenFailed(fallback)

    whenPlaced()
    refreshCart()
    await navigate({ to: '/order-complete/$orderNumber', params: { orderNumber: status.erpSalesOrderId } })
  }
}

function refreshCart() {
  void queryClient.invalidateQueries({ queryKey: queryKey(getCartQuantity) })
  void queryClient.invalidateQueries({ queryKey: queryKey(getCartMap) })
}
