import type { listLapsedQuotes as contract } from '@volute/domain/demand'
import { toDollars } from '@volute/domain/pricing'
import { quoteExpiry } from '@volute/domain/quotes'
import type { Verb } from '../http/bind.ts'
import { findLapsed, findLapses } from './lapsed-store.ts'

/** Quotes that ran out without an order, each with its parts and why, as far as it is known (E193). */
export const listLapsedQuotes: Verb<typeof contract> = async ({ db, now }, page) => {
  const { rows, ...counted } = await findLapsed(db, page, now())
  const lapses = await findLapses(
    db,
    rows.map(({ quoteId }) => quoteId),
  )
  return {
    ...counted,
    quotes: rows.map(({ quoteId, companyName, createdUtc, totalCents }) => {
      const { lines = [], reasons = [] } = lapses.find((lapse) => lapse.quoteId === quoteId) ?? {}
      const total = totalCents === 0 ? null : toDollars(totalCents)
      const lapsedUtc = quoteExpiry(createdUtc.toISOString())
      return { quoteId, companyName, lapsedUtc, total, lines, reasons }
    }),
  }
}
