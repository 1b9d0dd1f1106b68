import type { listZeroResults as contract } from '@volute/domain/backoffice/demand'
import type { Handler } from '../../core/http/bind.ts'
import { countCompanies, findMeanings, findZeroResultGroups, sinceOf } from './zero-result-store.ts'

/** Zero-result searches, each group with the companies that made them (E191). */
export const listZeroResults: Handler<typeof contract> = async ({ db, now }, page) => {
  const { rows, ...counted } = await findZeroResultGroups(db, page, now())
  if (rows.length === 0) return { ...counted, zeroResults: [] }
  const groupIds = rows.map(({ groupId }) => groupId)
  const ofCompanies = await countCompanies(db, groupIds, sinceOf(page.days, now()))
  const meanings = await findMeanings(
    db,
    rows.flatMap(({ texts }) => texts),
  )
  return {
    ...counted,
    zeroResults: rows.map(({ texts, firstUtc, lastUtc, ...group }) => ({
      ...group,
      others: texts.filter((text) => text !== group.text),
      companies: ofCompanies
        .filter(({ groupId }) => groupId === group.groupId)
        .map(({ companyName, count }) => ({ companyName, count })),
      firstUtc: (firstUtc ?? now()).toISOString(),
      lastUtc: (lastUtc ?? now()).toISOString(),
      synonym: texts.map((text) => meanings.get(text)).find((means) => means !== undefined) ?? null,
    })),
  }
}
