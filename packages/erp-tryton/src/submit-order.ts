import { ErpError, type ErpOrder, orderConfig, type PlacedOrder } from '@volute/erp'
import type { CallTryton, Row } from './call-tryton.ts'
import { BEING_PLACED, draftSale } from './draft-sale.ts'
import type { SaleState } from './order-state.ts'
import { planShipments } from './plan-shipments.ts'

interface Sale extends Row {
  state: SaleState
  number: string | null
  create_date: string
  description: string | null
}

/**
 * Makes exactly one sale per request code, whatever gets lost in between. Searches by code; if there is none, creates a
 * draft, which Tryton accepts once per code, and searches again whatever the answer was. Then advances the sale from its
 * current state, and plans its shipments.
 */
export async function submitOrder(call: CallTryton, order: ErpOrder): Promise<PlacedOrder> {
  const known = await findSale(call, order.requestCode)
  let isMine = false
  if (!known) {
    const sale = await draftSale(call, order)
    isMine = await call('model.sale.sale.create', [[sale]]).then(
      () => true,
      async (error: unknown) => {
        if (await findSale(call, order.requestCode)) return false
        throw error
      },
    )
  }
  if (isMine) await checkClock(call, order.requestCode)
  const sale = await pushOn(call, order.requestCode)
  await finish(call, sale, order).catch((error: ErpError) => {
    // The sale exists, so its order must not fail.
    throw error.kind === 'rejected'
      ? orderConfig(`Tryton cannot plan order ${sale.number}: ${error.message}`)
      : error
  })
  return { orderId: String(sale.id), orderNumber: sale.number ?? String(sale.id), wasThere: !isMine }
}

/** Plans the shipments, and then marks that the shop has finished all its steps. */
async function finish(call: CallTryton, { id, description: noted }: Sale, order: ErpOrder): Promise<void> {
  if (!noted?.endsWith(BEING_PLACED)) return
  await planShipments(call, id, order.lines)
  const description = noted.slice(0, -BEING_PLACED.length)
  await call('model.sale.sale.write', [[id], { description }])
}

async function findSale(call: CallTryton, requestCode: string): Promise<Sale | undefined> {
  const rows = await call<Sale[]>('model.sale.sale.search_read', [
    [['web_id', '=', requestCode]],
    0,
    1,
    null,
    ['state', 'number', 'create_date', 'description'],
  ])
  return rows[0]
}

/**
 * Fails if a sale created just now has a different time: changes at Tryton would be searched for in the wrong hours. Deletes
 * the draft, so that each submission checks again.
 */
async function checkClock(call: CallTryton, requestCode: string): Promise<void> {
  const sale = await findSale(call, requestCode)
  const minutes = sale ? Math.round((Date.parse(sale.create_date) - Date.now()) / 60_000) : 0
  if (!sale || Math.abs(minutes) <= MOST_MINUTES) return
  // A draft that another submission has advanced meanwhile stays.
  await call('model.sale.sale.delete', [[sale.id]]).catch(() => undefined)
  const fix = `Its database's time zone must be UTC (ALTER DATABASE … SET timezone = 'UTC').`
  throw new ErpError('config', `Tryton's clock is ${minutes} minutes off the shop's. ${fix}`)
}

/** Largest difference in minutes: clocks of two machines hardly differ by more; time zones do. */
const MOST_MINUTES = 10

/** Next step from each state in which the order is not placed yet. */
const nextStep: Partial<Record<SaleState, string>> = {
  draft: 'quote',
  quotation: 'confirm',
  confirmed: 'process',
}

/**
 * Advances a sale until Tryton processes it. A step that somebody else takes at the same time fails here, and then turns out
 * to be done.
 */
async function pushOn(call: CallTryton, requestCode: string): Promise<Sale> {
  let failed: ErpError | undefined
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const sale = await findSale(call, requestCode)
    if (!sale) throw failed ?? new ErpError('retryable', 'Tryton does not show the draft.', 'unknown')
    const { id, state } = sale
    if (state === 'cancelled') throw new ErpError('rejected', 'The order was cancelled at the ERP.')
    const step = nextStep[state]
    if (!step) return sale
    failed = await call(`model.sale.sale.${step}`, [[id]]).then(
      () => undefined,
      (error: ErpError) => error,
    )
    if (!failed || failed.kind === 'retryable') continue
    failed = await refusal(call, requestCode, sale, failed)
    if (failed) throw failed
  }
  throw failed ?? new ErpError('retryable', 'Tryton has not confirmed the order.', 'unknown')
}

/**
 * Returns the reason why Tryton does not advance a sale; undefined if somebody else has advanced it meanwhile. A rejected
 * draft is deleted; a sale that Tryton will not process stays confirmed, for Tryton's staff to deal with.
 */
async function refusal(
  call: CallTryton,
  requestCode: string,
  { id, state, number }: Sale,
  failed: ErpError,
): Promise<ErpError | undefined> {
  if (failed.kind === 'config') return failed
  if (state === 'confirmed') return orderConfig(`Tryton cannot process order ${number}: ${failed.message}`)
  const kept = await call('model.sale.sale.delete', [[id]]).then(
    () => undefined,
    (error: ErpError) => error,
  )
  if (kept?.kind !== 'rejected') return kept ?? failed
  const now = await findSale(call, requestCode)
  if (now && now.state !== state) return undefined
  return now ? orderConfig(`${failed.message} Tryton does not delete the draft: ${kept.message}`) : failed
}

/** Most attempts: three steps, each of which another submission may disturb. */
const MOST_TRIES = 8
