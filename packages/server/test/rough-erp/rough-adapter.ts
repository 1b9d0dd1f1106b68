import {
  ErpError,
  type ErpOrder,
  type ErpOrderState,
  type ErpPort,
  type ErpReturn,
  type PlacedOrder,
  type PlacedReturn,
} from '@volute/erp'
import type { RoughOrder } from './rough-store.ts'

type Ask = <T>(path: string, input?: object) => Promise<T>

const stages = ['cancelled', 'draft', 'confirming', 'confirmed'] as const

/** ERP port of a rough ERP: it handles the orders, and the port behind it the rest. */
export function roughAdapter(
  address: string,
  behind: Pick<ErpPort, 'hasCustomerPrices' | 'askParts' | 'listCustomers' | 'listDistributors'>,
  patience = 3_000,
): ErpPort {
  const ask: Ask = (path, input = {}) => call(address, path, input, patience)
  const { hasCustomerPrices, askParts, listCustomers, listDistributors } = behind
  return {
    hasCustomerPrices,
    askParts,
    listCustomers,
    listDistributors,
    health: () => ask('/health'),
    getInvoice: () => Promise.resolve(null),
    requestReturn: (wanted) => announce(ask, wanted),
    submitOrder: (order) => submit(ask, order),
    async getOrders(by) {
      const placed = (await ask<RoughOrder[]>('/orders')).filter((one) => one.stage === 'confirmed')
      return placed
        .filter((one) =>
          'requestCodes' in by
            ? by.requestCodes.includes(one.document.requestCode)
            : by.orderIds.includes(String(one.id)),
        )
        .map(state)
    },
    async listOrders({ customer, changedSince, cursor }) {
      const changed = (await ask<RoughOrder[]>('/orders'))
        .filter(
          (one) => one.stage === 'confirmed' && (customer === null || one.document.customer === customer),
        )
        .filter((one) => one.changedUtc >= changedSince && one.id > Number(cursor ?? 0))
        .toSorted((a, b) => a.id - b.id)
      const page = changed.slice(0, 100)
      return { orders: page.map(state), cursor: changed.length > 100 ? String(page.at(-1)?.id) : null }
    },
  }
}

/**
 * Places exactly one order per request code, whatever is lost in between: searches by code; if there is none, creates a
 * harmless draft and searches again, whatever the response was. The most advanced order wins, then the lowest id; spare
 * drafts are cancelled; the winner continues from its current stage.
 */
async function submit(ask: Ask, order: ErpOrder): Promise<PlacedOrder> {
  if ((await search(ask, order.requestCode)).length === 0) await ask('/draft', { document: order })
  const [winner, ...spare] = await search(ask, order.requestCode)
  if (!winner) throw new ErpError('retryable', 'The ERP does not show the draft.', 'unknown')
  for (const { id, stage } of spare) if (stage === 'draft') await ask('/cancel', { id })
  const { id } = winner
  if (winner.stage === 'draft') await ask('/confirm', { id })
  const finished = winner.stage === 'confirmed' ? null : await ask<RoughOrder | null>('/finish', { id })
  const [placed] = await search(ask, order.requestCode)
  if (placed?.stage !== 'confirmed')
    throw new ErpError('retryable', 'The ERP has not confirmed the order.', 'unknown')
  return { orderId: String(placed.id), orderNumber: String(placed.id), wasThere: finished === null }
}

/** Orders with a code that are not cancelled: the most advanced first, then the lowest id. */
async function search(ask: Ask, requestCode: string): Promise<RoughOrder[]> {
  const orders = await ask<RoughOrder[]>('/orders', { requestCode })
  return orders
    .filter((one) => one.stage !== 'cancelled')
    .toSorted((a, b) => stages.indexOf(b.stage) - stages.indexOf(a.stage) || a.id - b.id)
}

/** Announces a claim. If the order already has it, someone else announced it, or a response was lost. */
async function announce(
  ask: Ask,
  { claimCode, orderId, requestCode, lines }: ErpReturn,
): Promise<PlacedReturn> {
  const find = async () =>
    (await ask<RoughOrder[]>('/orders')).find(
      (one) => String(one.id) === orderId && one.document.requestCode === requestCode,
    )
  const order = await find()
  if (!order) throw new ErpError('rejected', `The ERP has no order ${orderId}.`)
  if (lines.some(({ position }) => position >= order.lines.length))
    throw new ErpError('rejected', `The ERP has no such line in order ${orderId}.`)
  const made = await ask<RoughOrder | null>('/return', { id: order.id, claimCode })
  const { claims } = made ?? (await find()) ?? order
  const returnId = `${orderId}-${claims.indexOf(claimCode) + 1}`
  return { returnId, returnNumber: `RR-${returnId}`, wasThere: made === null }
}

function state(order: RoughOrder): ErpOrderState {
  const { id, document, shipments } = order
  const shippedOf = (position: number) =>
    shipments
      .flatMap((one) => (one.cancelledUtc ? [] : one.lines))
      .reduce((sum, line) => sum + (line.position === position ? Number(line.quantity) : 0), 0)
  return {
    requestCode: document.requestCode,
    orderId: String(id),
    orderNumber: String(id),
    receivedUtc: order.confirmedUtc ?? order.changedUtc,
    pickedUtc: order.pickedUtc,
    cancelledUtc: order.cancelledUtc,
    reason: order.reason,
    terms: null,
    fob: null,
    salesPerson: null,
    shipVia: null,
    lines: order.lines.map(({ ordered, cancelled, ...line }, index) => ({
      ...line,
      position: index < document.lines.length ? index : null,
      ordered: String(ordered),
      shipped: String(shippedOf(index)),
      cancelled: String(cancelled),
    })),
    shipments,
    invoices: order.invoices,
  }
}

async function call<T>(address: string, path: string, input: object, patience: number): Promise<T> {
  const answer = await fetch(`${address}${path}`, {
    method: 'POST',
    body: JSON.stringify(input),
    signal: AbortSignal.timeout(patience),
  }).catch((error: Error) => {
    throw new ErpError('retryable', `The ERP does not answer (${error.message}).`, 'unknown')
  })
  if (answer.status === 401) throw new ErpError('config', 'The ERP refuses the credentials.')
  if (answer.status !== 200) throw new ErpError('retryable', `The ERP is busy (${answer.status}).`)
  return (await answer.json().catch((error: Error) => {
    throw new ErpError('retryable', `The answer of the ERP broke off (${error.message}).`, 'unknown')
  })) as T
}
