import { countedTo, notFound } from '@volute/domain/core/kernel'
import type { listChanges as contract } from '@volute/domain/workbench/workbench'
import { workbenchMessages } from '@volute/domain/workbench/workbench'
import type { Handler } from '../../core/http/bind.ts'
import { findChanges } from './change-store.ts'
import { findStored } from './publication-store.ts'

/** Changes of a publication, suspicious rows first (E169, PUBLISH-02). */
export const listChanges: Handler<typeof contract> = async ({ db }, { publicationId, ...page }) => {
  const stored = await findStored(db, publicationId)
  if (!stored) throw notFound(workbenchMessages.publicationNotFound)
  const { file, act, searchValue } = page
  const { changes, rowCount, isMore } = await findChanges(db, publicationId, page)
  if (searchValue !== '') return { changes, rowCount, isMore }
  // Without a search, the stored counts apply.
  const counted = stored.counts
    .filter((count) => file === '' || count.file === file)
    .reduce((sum, { added, changed, closed, suspicious }) => {
      const of = {
        ADDED: added,
        CHANGED: changed,
        CLOSED: closed,
        SUSPICIOUS: suspicious,
        ALL: added + changed + closed,
      }
      return sum + of[act]
    }, 0)
  return { changes, ...countedTo(counted, counted) }
}
