import { conflict, notFound, orThrow } from '@volute/domain/core/kernel'
import {
  checkFaults,
  faultMessages,
  type getFaults as getContract,
  type listFaultDocuments as listContract,
  type resetFaults as resetContract,
  type saveFaults as saveContract,
} from '@volute/domain/storefront/faults'
import type { Actor } from '../../core/http/context.ts'
import { recordEvent } from '../../core/events/index.ts'
import type { Handler } from '../../core/http/bind.ts'
import { dropFaultTable, findFaultTable, listDocumentsPage, writeFaultTable } from './fault-store.ts'

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
  { db, actor, now },
  { documentId, version, faults: typed },
) => {
  const faults = orThrow(checkFaults(typed))
  return db.transaction(async (tx) => {
    const table = await findFaultTable(tx, documentId)
    if (!table) throw notFound(faultMessages.documentNotFound)
    const next = version + 1
    if (!(await writeFaultTable(tx, documentId, faults, next)))
      throw conflict(faultMessages.changedMeanwhile, 'CHANGED_MEANWHILE')
    const subject = { document: table.url, rows: faults.length }
    await recordEvent(tx, { ...ownerOf(actor), kind: 'save-faults', subject, now: now() })
    return { version: next }
  })
}

/** Drops the changes to a fault table (E267). */
export const resetFaults: Handler<typeof resetContract> = async ({ db, actor, now }, { documentId }) =>
  db.transaction(async (tx) => {
    const document = await dropFaultTable(tx, documentId)
    if (document === undefined) throw notFound(faultMessages.documentNotFound)
    await recordEvent(tx, { ...ownerOf(actor), kind: 'reset-faults', subject: { document }, now: now() })
    return {}
  })

const ownerOf = ({ userId, companyId }: Actor) => ({ userId, companyId })
