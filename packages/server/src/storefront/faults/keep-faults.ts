import { conflict, notFound, orThrow } from '@volute/domain/core/kernel'
import {
  checkFaults,
  type Fault,
  faultMessages,
  type getFaults as getContract,
  type listFaultDocuments as listContract,
  type resetFaults as resetContract,
  type saveFaults as saveContract,
} from '@volute/domain/storefront/faults'
import type { ActorContext } from '../../core/http/context.ts'
import { recordEvent } from '../../core/events/index.ts'
import type { Handler } from '../../core/http/bind.ts'
import { findFaultTable, listDocumentsPage, writeFaultTable } from './fault-store.ts'

/** A page of the manuals with the number of rows of their fault tables (E264). */
export const listFaultDocuments: Handler<typeof listContract> = async ({ db }, page) => {
  const { rows, ...counted } = await listDocumentsPage(db, page)
  return { ...counted, documents: rows }
}

/** The fault table of a manual (E265). */
export const getFaults: Handler<typeof getContract> = async ({ db }, { documentId }) => {
  const table = await findFaultTable(db, documentId)
  if (!table) throw notFound(faultMessages.documentNotFound)
  return table
}

/** Replaces the rows of a fault table (E266). */
export const saveFaults: Handler<typeof saveContract> = async (
  ctx,
  { documentId, version, faults: typed },
) => {
  const faults = orThrow(checkFaults(typed))
  return { version: await writeNext(ctx, documentId, version, faults) }
}

/** Drops the changes to a fault table (E267). */
export const resetFaults: Handler<typeof resetContract> = async (ctx, { documentId, version }) => {
  await writeNext(ctx, documentId, version, null)
  return {}
}

/** Writes the version after this one, null as the table of the manual, and returns its number. */
const writeNext = (
  { db, actor: { userId, companyId }, now }: ActorContext,
  documentId: number,
  version: number,
  faults: Fault[] | null,
) =>
  db.transaction(async (tx) => {
    const table = await findFaultTable(tx, documentId)
    if (!table) throw notFound(faultMessages.documentNotFound)
    const next = version + 1
    if (!(await writeFaultTable(tx, documentId, faults, next)))
      throw conflict(faultMessages.changedMeanwhile, 'CHANGED_MEANWHILE')
    const kind = faults ? 'save-faults' : 'reset-faults'
    const subject = { document: table.url, ...(faults && { rows: faults.length }) }
    await recordEvent(tx, { userId, companyId, kind, subject, now: now() })
    return next
  })
