import type { listExpiredQuotes as contract } from '@volute/domain/backoffice/demand'
import { toDollars } from '@volute/domain/core/pricing'
import { openSince, validUntil } from '@volute/domain/buying/quotes'
import { brandFor } from '../../core/brand/index.ts'
import type { Handler } from '../../core/http/bind.ts'
import { findIgnored } from './ignored-store.ts'
import { findExpired, findExpiries, lapsingBetween } from './expired-quote-store.ts'
import { sinceOf } from './zero-result-store.ts'

/** Expired quotes without an order, each with its parts and the known reasons (E193). */
export const listExpiredQuotes: Handler<typeof contract> = async (ctx, page) => {
  const { db } = ctx
  const { timeZone } = (await brandFor(ctx)).brand
  const since = sinceOf(page.days, ctx.now())
  const lapsed = { from: since && openSince(since, timeZone), to: openSince(ctx.now(), timeZone) }
  const saved = page.shown === 'LAPSING' ? lapsingBetween(ctx.now(), timeZone) : lapsed
  const { rows, ...counted } = await findExpired(db, page, saved)
  const keys = rows.map(({ quoteId }) => String(quoteId))
  const ignored = page.shown === 'IGNORED' ? await findIgnored(db, 'quotes', keys) : undefined
  const expiries = await findExpiries(
    db,
    rows.map(({ quoteId }) => quoteId),
    timeZone,
  )
  return {
    ...counted,
    quotes: rows.map(({ quoteId, companyName, createdUtc, totalCents }) => {
      const { lines = [], reasons = [] } = expiries.find((expiry) => expiry.quoteId === quoteId) ?? {}
      const total = totalCents === 0 ? null : toDollars(totalCents)
      const lastDay = validUntil(createdUtc.toISOString(), timeZone)
      return {
        quoteId,
        companyName,
        validUntil: lastDay,
        total,
        lines,
        reasons,
        ignored: ignored?.get(String(quoteId)) ?? null,
      }
    }),
  }
}
