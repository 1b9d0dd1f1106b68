import type { getReturnDashboard as contract } from '@volute/domain/storefront/dashboard'
import { listFleet } from '@volute/domain/service/fleet'
import { limits, mayCall } from '@volute/domain/core/kernel'
import { listQuotes, openSince } from '@volute/domain/buying/quotes'
import { brandFor } from '../../core/brand/index.ts'
import { findFleet } from '../../service/fleet/index.ts'
import type { Handler } from '../../core/http/bind.ts'
import { readOpenOrders } from '../../buying/orders/index.ts'
import { findOpenQuotes } from '../../buying/quotes/index.ts'

const firstPumps = listFleet.query.parse({ rowsPerPage: String(limits.dashboardRows) })

/** Dashboard of a returning user; quotes only for those who may see them (E136, DASH-01). */
export const getReturnDashboard: Handler<typeof contract> = async (ctx) => {
  const { db, actor } = ctx
  const { companyId } = actor
  const since = openSince(ctx.now(), (await brandFor(ctx)).brand.timeZone)
  const [{ pumps, ...pumpCount }, orders, quotes] = await Promise.all([
    findFleet(db, companyId, firstPumps),
    readOpenOrders(ctx, limits.dashboardRows),
    mayCall(listQuotes, actor) ? findOpenQuotes(db, companyId, since, limits.dashboardRows) : null,
  ])
  const open = quotes?.map(({ createdUtc, ...quote }) => ({
    ...quote,
    createdUtc: createdUtc.toISOString(),
    receivedUtc: null,
    salesOrderId: null,
  }))
  return { pumps, pumpCount, orders, quotes: open ?? null }
}
