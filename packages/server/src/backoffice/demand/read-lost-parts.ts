import type { listLostParts as contract, LostPart } from '@volute/domain/backoffice/demand'
import { toDollars } from '@volute/domain/core/pricing'
import type { Handler } from '../../core/http/bind.ts'
import { findIgnored, ignoredKey } from './ignored-store.ts'
import { countLeaving, countLostWeeks, findLostParts } from './lost-store.ts'
import { trendOf, trends } from './trend.ts'
import { sinceOf } from './zero-result-store.ts'

/** Parts that were found and not bought, each with the reason and the companies (E192). */
export const listLostParts: Handler<typeof contract> = async (ctx, page) => {
  const { db, now } = ctx
  const { rows, ...counted } = await findLostParts(db, page, now())
  if (rows.length === 0) return { ...counted, parts: [] }
  const partIds = rows.map(({ partId }) => partId)
  const leaving = await countLeaving(db, partIds, sinceOf(page.days, now()))
  const weeksOf = trends(await countLostWeeks(db, partIds, await trendOf(ctx)))
  const keyOf = ({ partId, reason }: Pick<LostPart, 'partId' | 'reason'>) =>
    ignoredKey({ list: 'parts', id: partId, reason })
  const ignored = page.shown === 'IGNORED' ? await findIgnored(db, 'parts', rows.map(keyOf)) : undefined
  return {
    ...counted,
    parts: rows.map(({ lastUtc, lostCents, ...part }) => ({
      ...part,
      lost: lostCents === null ? null : toDollars(lostCents),
      weeks: weeksOf(keyOf(part)),
      ignored: ignored?.get(keyOf(part)) ?? null,
      lastUtc: (lastUtc ?? now()).toISOString(),
      companies: leaving
        .filter(({ partId, reason }) => partId === part.partId && reason === part.reason)
        .map(({ companyName, count }) => ({ companyName, count })),
    })),
  }
}
