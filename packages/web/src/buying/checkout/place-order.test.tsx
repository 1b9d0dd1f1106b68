import { orderMessages } from '@volute/domain/buying/orders'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { click, renderInShop } from '../../../test/render.tsx'
import { exampleOrder } from './examples.ts'
import type { Order } from './order-body.ts'
import { usePlaceOrder } from './use-place-order.ts'

let shown: Awaited<ReturnType<typeof renderInShop>>
const whenFailed = vi.fn<(sentence: string) => void>()
const whenTermsChanged = vi.fn()
const whenPlaced = vi.fn()
beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
})
afterEach(async () => {
  await shown.remove()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function PlaceOrder({ order }: { order: Order }) {
  const { place } = usePlaceOrder({
    salesQuoteId: order.salesQuoteId,
    whenPlaced,
    whenTermsChanged,
    whenFailed,
  })
  return <button onClick={() => void place(order)}>Submit</button>
}

/** Submits an order to a server with these answers to the order and to every status request. */
async function place(
  answers: { order?: () => Response; status?: () => Response },
  change: Partial<Order> = {},
) {
  const asked = vi.fn(async (url: string) => {
    const { order = () => Response.json({}, { status: 201 }), status = () => Response.json({}) } = answers
    return url.endsWith('/sales-order') ? order() : status()
  })
  vi.stubGlobal('fetch', asked)
  shown = await renderInShop(<PlaceOrder order={{ ...exampleOrder, ...change }} />)
  await click(shown.host.querySelector('button'))
  await act(async () => vi.advanceTimersByTimeAsync(600_000))
  return asked
}
const down = () => new Response('', { status: 500 })
const refusal = (error: string, status: number) => () => Response.json({ error }, { status })

const failed = { requestStatus: 'FAILED', erpSalesOrderId: null }
const pending = { requestStatus: 'PENDING', erpSalesOrderId: null }
it.each([
  ['the status FAILED', { status: () => Response.json(failed) }],
  ['an order that is pending to the end', { status: () => Response.json(pending) }],
  ['a server that fails', { order: down, status: down }],
  ['a status that fails', { status: down }],
  ['no network', { order: Response.error, status: Response.error }],
])('%s leads to Unable to process order. (ORDER-08)', async (_, answers) => {
  await place(answers)
  expect(whenFailed.mock.calls).toEqual([['Unable to process order.']])
  expect(whenPlaced).not.toHaveBeenCalled()
})

it('changed terms of sale require a new consent and a new request code (FACE-07)', async () => {
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    if (script instanceof Element) script.dispatchEvent(new Event('load'))
  })
  const changed = { error: orderMessages.termsChanged, code: 'TERMS_CHANGED' }
  const asked = await place({ order: () => Response.json(changed, { status: 409 }) })
  expect(whenTermsChanged.mock.calls).toEqual([[orderMessages.termsChanged]])
  expect(whenFailed).not.toHaveBeenCalled()
  expect(document.head.append).toHaveBeenCalledOnce()
  await click(shown.host.querySelector('button'))
  await act(async () => vi.advanceTimersByTimeAsync(600_000))
  const bodies = vi.mocked<(url: string, init?: { body?: string }) => unknown>(asked).mock.calls
  const codes = bodies.map(([, init]) => JSON.parse(init?.body ?? '{}').salesOrderRequestCode)
  expect(new Set(codes).size).toBe(2)
  vi.restoreAllMocks()
})

it('a rejection shows the message of the server (ORDER-07, ERR-09)', async () => {
  await place({ order: refusal('Your shopping cart is empty.', 400) })
  expect(whenFailed.mock.calls).toEqual([['Your shopping cart is empty.']])
})

it.each<[string, Partial<Order>]>([
  ['a ready date', { readyDates: [null, '2026-12-10'] }],
  ['the person', { userId: 0 }],
  ['the distributor', { distributorAccountCode: null }],
  ['the quote to convert', { kind: 'conversion', salesQuoteId: null }],
])('without %s nothing is sent, and an error is shown (ORDER-09)', async (_, missing) => {
  const asked = await place({}, missing)
  expect(whenFailed.mock.calls).toEqual([['Internal server error. Order details could not be saved.']])
  expect(asked).not.toHaveBeenCalled()
})
