import type { TryOutcome, ErpTry } from '@volute/domain/support'
import { asc, eq, sql } from 'drizzle-orm'
import { type Queryable, schema } from '../db/index.ts'
import { ErpError } from '../erp/index.ts'
import { describeError } from '../log.ts'
import type { SalesOrder } from './order-store.ts'

const { erpTries } = schema

const outcomes: Record<ErpError['kind'], TryOutcome> = {
  retryable: 'UNANSWERED',
  rejected: 'REFUSED',
  config: 'HELD',
}

/** Notes a try that placed no order; one that ended like an earlier one raises its number, so that a long outage stays one row. */
export async function noteTry(db: Queryable, salesOrderId: number, error: Error, now: Date) {
  const outcome = error instanceof ErpError ? outcomes[error.kind] : 'BROKEN'
  const reason = describeError(error).message.slice(0, 500)
  await db
    .insert(erpTries)
    .values({ salesOrderId, outcome, reason, firstUtc: now, lastUtc: now })
    .onConflictDoUpdate({
      target: [erpTries.salesOrderId, erpTries.outcome, erpTries.reason],
      set: { times: sql`${erpTries.times} + 1`, lastUtc: now },
    })
}

/** Every try of an order at the ERP, the earliest first; the one that placed it stands in the order itself (SUPPORT-04). */
export async function findTries(db: Queryable, order: SalesOrder): Promise<ErpTry[]> {
  const rows = await db
    .select()
    .from(erpTries)
    .where(eq(erpTries.salesOrderId, order.id))
    .orderBy(asc(erpTries.firstUtc))
  const failed = rows.map(({ outcome, reason, times, firstUtc, lastUtc }) => ({
    outcome,
    reason,
    times,
    firstUtc: firstUtc.toISOString(),
    lastUtc: lastUtc.toISOString(),
  }))
  if (!order.receivedUtc) return failed
  const at = order.receivedUtc.toISOString()
  const reason = `Sales order ${order.erpOrderNumber}`
  return [...failed, { outcome: 'TAKEN', reason, times: 1, firstUtc: at, lastUtc: at }]
}
