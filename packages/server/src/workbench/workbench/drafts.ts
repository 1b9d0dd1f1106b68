import { conflict, notFound, orThrow } from '@volute/domain/core/kernel'
import type { EventKind } from '@volute/domain/backoffice/support'
import type * as contract from '@volute/domain/workbench/workbench'
import { checkDraftName, workbenchMessages } from '@volute/domain/workbench/workbench'
import type { ActorContext } from '../../core/http/context.ts'
import type { Queryable } from '../../core/db/index.ts'
import { recordEvent } from '../../core/events/index.ts'
import type { Handler } from '../../core/http/bind.ts'
import { listUploaded, summaryOf } from './upload-store.ts'
import {
  changePublication,
  deletePublication,
  filesChanged,
  findPublication,
  findPublications,
  findStored,
  insertPublication,
  type StoredPublication,
} from './publication-store.ts'

/** Drafts and publications, the latest first (E160). */
export const listPublications: Handler<typeof contract.listPublications> = ({ db }, page) =>
  findPublications(db, page)

/** Begins a draft (E161). */
export const beginDraft: Handler<typeof contract.beginDraft> = async (ctx, { name }) => {
  orThrow(checkDraftName({ name }))
  return ctx.db.transaction(async (tx) => {
    const draft = { name, createdBy: ctx.actor.userId, createdUtc: ctx.now() }
    const publicationId = await insertPublication(tx, draft)
    await noteAct(ctx, tx, 'begin-draft', { publicationId, name })
    return { publicationId }
  })
}

/** A draft or publication with its files (E162). */
export const getPublication: Handler<typeof contract.getPublication> = async ({ db }, { publicationId }) => {
  const found = await findPublication(db, publicationId)
  if (!found) throw notFound(workbenchMessages.publicationNotFound)
  return { ...found, files: (await listUploaded(db, publicationId)).map(summaryOf) }
}

/** Gives a draft another name; its difference stays (E198). */
export const renameDraft: Handler<typeof contract.renameDraft> = async (ctx, { publicationId, name }) => {
  orThrow(checkDraftName({ name }))
  await ctx.db.transaction(async (tx) => {
    if (!(await findStored(tx, publicationId))) throw notFound(workbenchMessages.publicationNotFound)
    if (!(await changePublication(tx, publicationId, drafts, { name })))
      throw conflict(workbenchMessages.notADraft, 'CHANGED_MEANWHILE')
    await noteAct(ctx, tx, 'rename-draft', { publicationId, name })
  })
  return {}
}

/** Discards a draft with its files (E163). */
export const discardDraft: Handler<typeof contract.discardDraft> = async (ctx, { publicationId }) => {
  await ctx.db.transaction(async (tx) => {
    const { name } = await lockDraft(tx, publicationId)
    await deletePublication(tx, publicationId)
    await noteAct(ctx, tx, 'discard-draft', { publicationId, name })
  })
  await ctx.files.deleteAll(`workbench/${publicationId}/`).catch(() => undefined)
  return {}
}

/** States that can be edited; a scheduled publication has to be put on hold first. */
export const drafts = ['DRAFT', 'FAILED'] as const

/** Locks a draft for this transaction and returns it. */
export async function lockDraft(tx: Queryable, publicationId: number): Promise<StoredPublication> {
  const isDraft = await changePublication(tx, publicationId, drafts, { progress: 0 })
  const stored = await findStored(tx, publicationId)
  if (!stored) throw notFound(workbenchMessages.publicationNotFound)
  if (!isDraft) throw conflict(workbenchMessages.notADraft, 'CHANGED_MEANWHILE')
  return stored
}

/** Locks a draft whose files are about to change, and raises their revision. */
export async function changeFiles(tx: Queryable, publicationId: number): Promise<StoredPublication> {
  const draft = await lockDraft(tx, publicationId)
  // A rollback has no files.
  if (draft.rollsBackId !== null) throw conflict(workbenchMessages.notADraft, 'CHANGED_MEANWHILE')
  await changePublication(tx, publicationId, drafts, filesChanged)
  return draft
}

/** Records an event: who changed what in the catalogue. */
export const noteAct = (
  { actor, now }: Pick<ActorContext, 'actor' | 'now'>,
  tx: Queryable,
  kind: EventKind,
  subject: Record<string, unknown>,
) => recordEvent(tx, { userId: actor.userId, companyId: actor.originalCompanyId, kind, subject, now: now() })
