import { notFound, orThrow } from '@volute/domain/core/kernel'
import {
  checkSynonym,
  type listSynonyms as listContract,
  type deleteSynonym as removeContract,
  type saveSynonym as saveContract,
  searchMessages,
} from '@volute/domain/storefront/search'
import type { Actor } from '../../core/http/context.ts'
import { recordEvent } from '../../core/events/index.ts'
import type { Handler } from '../../core/http/bind.ts'
import { removeSynonym, listSynonymsPage, upsertSynonym } from './synonym-store.ts'

/** A page of the synonyms that staff maintain (E150). */
export const listSynonyms: Handler<typeof listContract> = async ({ db }, page) => {
  const { rows, ...counted } = await listSynonymsPage(db, page)
  return { ...counted, synonyms: rows }
}

/** Adds a synonym, or changes the meaning of its word (E151). */
export const saveSynonym: Handler<typeof saveContract> = async ({ db, actor, now }, typed) => {
  const synonym = orThrow(checkSynonym(typed))
  return db.transaction(async (tx) => {
    const synonymId = await upsertSynonym(tx, synonym)
    await recordEvent(tx, { ...ownerOf(actor), kind: 'save-synonym', subject: synonym, now: now() })
    return { synonymId }
  })
}

/** Removes a synonym (E152). */
export const deleteSynonym: Handler<typeof removeContract> = async ({ db, actor, now }, { synonymId }) =>
  db.transaction(async (tx) => {
    const word = await removeSynonym(tx, synonymId)
    if (word === undefined) throw notFound(searchMessages.synonymNotFound)
    await recordEvent(tx, { ...ownerOf(actor), kind: 'remove-synonym', subject: { word }, now: now() })
    return {}
  })

const ownerOf = ({ userId, companyId }: Actor) => ({ userId, companyId })
