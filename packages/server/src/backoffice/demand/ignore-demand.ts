import { type ignoreDemand as contract, lossReasonNames } from '@volute/domain/backoffice/demand'
import { notFound } from '@volute/domain/core/kernel'
import { recordEvent } from '../../core/events/index.ts'
import type { Handler } from '../../core/http/bind.ts'
import { deleteIgnored, ignoredKey, insertIgnored, isDemandRow } from './ignored-store.ts'

/** Names under which the audit finds what a row is about. */
const idNames = { zeroResults: 'searchId', parts: 'partId', quotes: 'quoteId' } as const

/** Sets a row of a demand list aside, or brings it back (E206, DEMAND-12). */
export const ignoreDemand: Handler<typeof contract> = async ({ db, actor, now }, { isIgnored, ...row }) => {
  if (!(await isDemandRow(db, row))) throw notFound()
  const { userId, companyId } = actor
  const key = ignoredKey(row)
  await db.transaction(async (tx) => {
    if (isIgnored) await insertIgnored(tx, { list: row.list, key, userId, atUtc: now() })
    else await deleteIgnored(tx, row.list, key)
    const subject = {
      [idNames[row.list]]: row.id,
      ...(row.reason && { reason: lossReasonNames[row.reason] }),
      isIgnored,
    }
    await recordEvent(tx, { userId, companyId, kind: 'ignore-demand', subject, now: now() })
  })
  return {}
}
