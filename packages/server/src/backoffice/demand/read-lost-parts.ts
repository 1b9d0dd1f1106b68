import type { listLostParts as contract } from '@volute/domain/backoffice/demand'
import type { Handler } from '../../core/http/bind.ts'
import { countLeaving, findLostParts } from './lost-store.ts'
import { sinceOf } from './zero-result-store.ts'

/** Parts that were found and not bought, each with the reason and the companies (E192). */
export const listLostParts: Handler<typeof contract> = async ({ db, now }, page) => {
  const { rows, ...counted } = await findLostParts(db, page, now())
  if (rows.length === 0) return { ...counted, parts: [] }
  const partIds = rows.map(({ partId }) => partId)
  const leaving = await countLeaving(db, partIds, sinceOf(page.days, now()))
  return {
    ...counted,
    parts: rows.map(({ lastUtc, ...part }) => ({
      ...part,
      lastUtc: (lastUtc ?? now()).toISOString(),
      companies: leaving
        .filter(({ partId, reason }) => partId === part.partId && reason === part.reason)
        .map(({ companyName, count }) => ({ companyName, count })),
    })),
  }
}
