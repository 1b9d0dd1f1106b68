import { counted, durations, limits } from '@volute/domain/core/kernel'
import { z } from 'zod/mini'
import type { Shop } from '../../core/http/context.ts'
import type { ErpOrderState } from '@volute/erp'
import {
  findStep,
  keepAccounts,
  keepDistributors,
  noteFailure,
  noteStep,
  type StepKind,
} from '../../core/erp/index.ts'
import { describeError } from '../../core/log/log.ts'
import { defineJob } from '../../core/queue/index.ts'
import { writeAsOf } from './changes-store.ts'
import { findFollowed, listUnheard } from './followed-store.ts'
import { askedAt, syncOrder } from './sync-order.ts'
import { changesOf, isNothing, isSameOrder } from './order-changes.ts'

export const followErpJob = defineJob({
  name: 'keep-in-step',
  payload: z.object({}),
  retryLimit: 10,
  retryDelayMax: 60,
  workers: 1,
  batch: 1,
  work: followErp,
})

/**
 * Reads changed orders from the ERP, and from time to time accounts and distributors. A failure is recorded and retried
 * next time. A killed run starts over, without applying any change twice (STEP-06).
 */
export async function followErp(shop: Shop): Promise<void> {
  await follow(shop, 'orders', 0, (changedSince) => followOrders(shop, changedSince))
  await follow(shop, 'customers', durations.erpAccounts, () => keepAccounts(shop))
  await follow(shop, 'distributors', durations.erpAccounts, () => keepDistributors(shop))
}

async function follow(
  shop: Shop,
  kind: StepKind,
  every: number,
  read: (changedSince: Date) => Promise<string | void>,
): Promise<void> {
  const { db, log } = shop
  const askedUtc = shop.now()
  const step = await findStep(db, kind)
  if (step?.lastUtc && askedUtc.getTime() - step.lastUtc.getTime() < every) return
  try {
    const leftOut = await read(earlier(step?.changedSince ?? askedUtc, durations.erpOverlap))
    await noteStep(db, kind, askedUtc, leftOut)
  } catch (error) {
    log.warn({ err: error, kind }, 'the shop is not in sync with the ERP')
    return noteFailure(db, kind, describeError(error as Error).message, askedUtc)
  }
  if (step?.failingSinceUtc) log.info({ kind }, 'the shop is in sync with the ERP again')
}

/** Syncs all changed orders, page by page, and orders that the ERP has not reported yet. Returns which ones could not be synced. */
async function followOrders(shop: Shop, changedSince: Date): Promise<string | undefined> {
  const reading: Reading = { failed: new Set(), strange: new Set() }
  for (let cursor: string | null = null, isFirst = true; isFirst || cursor !== null; isFirst = false) {
    const askedUtc = earlier(shop.now(), durations.erpClock)
    const query = { customer: null, changedSince: changedSince.toISOString(), cursor }
    const page = await shop.erp.listOrders(query)
    if (page.cursor !== null && page.cursor === cursor) throw new Error('The ERP lists the same page again.')
    await followAll(shop, page.orders, { askedUtc, reading })
    cursor = page.cursor
  }
  const unheard = await listUnheard(shop.db, limits.unheardOrders)
  const askedUtc = earlier(shop.now(), durations.erpClock)
  if (unheard.length > 0)
    await followAll(shop, await shop.erp.getOrders({ orderIds: unheard }), { askedUtc, reading })
  const { failed, strange } = reading
  if (strange.size > 0)
    shop.log.warn({ orderIds: [...strange] }, 'the ERP has given ids of orders to others: left alone')
  if (failed.size === 0) return undefined
  return `${counted(failed.size, 'order')} could not be followed: ${[...failed].join(', ')}`
}

interface Reading {
  /** Numbers of orders that could not be synced. */
  failed: Set<string>
  /** Ids under which the ERP has a different order than the shop. */
  strange: Set<string>
}

/** Locks only orders that have changed. An order that fails does not stop the others, and is read again. */
async function followAll(
  shop: Shop,
  states: ErpOrderState[],
  { askedUtc, reading }: { askedUtc: Date; reading: Reading },
): Promise<void> {
  const known = await findFollowed(
    shop.db,
    states.map(({ orderId }) => orderId),
  )
  const asked = await askedAt(shop, shop.db, askedUtc)
  for (const state of states) {
    const one = known.find(({ order }) => order.erpOrderId === state.orderId)
    if (!one) continue
    if (!isSameOrder(one, state)) {
      reading.strange.add(state.orderId)
      continue
    }
    try {
      if (one.order.asOfUtc && isNothing(changesOf(one, state, asked))) continue
      await shop.db.transaction((tx) => syncOrder(shop, tx, state, { askedUtc }))
    } catch (error) {
      shop.log.error({ err: error, orderId: state.orderId }, 'an order could not be followed')
      reading.failed.add(state.orderNumber)
      await writeAsOf(shop.db, one.order.id, null)
    }
  }
}

const earlier = (instant: Date, milliseconds: number) => new Date(instant.getTime() - milliseconds)
