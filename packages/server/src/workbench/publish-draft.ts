import { badRequest, conflict } from '@volute/domain/kernel'
import type * as contract from '@volute/domain/workbench'
import { workbenchMessages } from '@volute/domain/workbench'
import type { Shop } from '../context.ts'
import type { Transaction } from '../db/index.ts'
import type { Verb } from '../http/bind.ts'
import {
  captureRows,
  endCapture,
  forgetRows,
  formerFolder,
  keepFormerFiles,
  keepRows,
  storeFiles,
} from '../import/index.ts'
import { drawingsToLookAt } from './drawings/drawing-store.ts'
import { putTiles } from './drawings/publish-drawings.ts'
import { drafts, lockDraft, noteAct } from './drafts.ts'
import { endPublishing, keptOf, Refused, tellFailure } from './end-publishing.ts'
import {
  changePublication,
  checkConstraints,
  findDue,
  findStored,
  type StoredPublication,
} from './publication-store.ts'
import { tellScheduler } from './publication-mails.ts'
import { importDraft, withDraft } from './run-draft.ts'
import { takeBackNow } from './take-back-now.ts'

/** Publishes what has been read, at once or at a time (E171). */
export const publishDraft: Verb<typeof contract.publishDraft> = async (
  ctx,
  { publicationId, atUtc, withoutBadRows },
) => {
  const at = atUtc === null ? null : new Date(atUtc)
  if (at && at <= ctx.now()) throw badRequest(workbenchMessages.timePassed)
  await ctx.db.transaction(async (tx) => {
    const draft = await lockDraft(tx, publicationId)
    await checkReady(tx, draft, withoutBadRows)
    const by = { publishedBy: ctx.actor.userId, withoutBadRows, problem: null, progress: 0 }
    const state = at ? 'SCHEDULED' : 'PUBLISHING'
    await changePublication(tx, publicationId, drafts, { ...by, state, publishAtUtc: at })
    if (!at) await ctx.enqueue(tx, 'publish', { publicationId })
    await noteAct(ctx, tx, 'publish-catalogue', { publicationId, name: draft.name, ...(atUtc && { atUtc }) })
  })
  return {}
}

/** Only what somebody has read is published (PUBLISH-04). */
async function checkReady(tx: Transaction, draft: StoredPublication, withoutBadRows: boolean) {
  const { id, work, takesBackId, comparedRevision, filesRevision, counts, badRows } = draft
  const refuse = (sentence: string) => {
    throw conflict(sentence, 'CHANGED_MEANWHILE')
  }
  if (takesBackId !== null) refuse(workbenchMessages.notADraft)
  if (work !== null || comparedRevision !== filesRevision) refuse(workbenchMessages.notCompared)
  if (counts.length === 0) refuse(workbenchMessages.nothingChanges)
  if (badRows > 0 && !withoutBadRows) refuse(workbenchMessages.notAgreed)
  if ((await drawingsToLookAt(tx, id)) > 0) refuse(workbenchMessages.drawingsLeft)
}

/** Makes a scheduled publication a draft again (E172). */
export const holdPublication: Verb<typeof contract.holdPublication> = async (ctx, { publicationId }) => {
  await ctx.db.transaction(async (tx) => {
    const held = { state: 'DRAFT', publishAtUtc: null, publishedBy: null }
    if (!(await changePublication(tx, publicationId, ['SCHEDULED'], held)))
      throw conflict(workbenchMessages.changedMeanwhile, 'CHANGED_MEANWHILE')
    await noteAct(ctx, tx, 'hold-publication', { publicationId })
  })
  return {}
}

/** Queues what is to be published by now; the queue holds each once. */
export async function publishDue(shop: Shop): Promise<void> {
  for (const publicationId of await findDue(shop.db, shop.now()))
    await shop.enqueue(shop.db, 'publish', { publicationId })
}

/**
 * The queue's work: publishes, or takes back, in one transaction (PUBLISH-03). Whatever is killed in it runs again, and what is
 * published stays. What is refused waits as a failed one with its sentence, for whoever mends it.
 */
export async function publish(shop: Shop, publicationId: number): Promise<void> {
  const stored = await findStored(shop.db, publicationId)
  if (stored?.state !== 'PUBLISHING') return
  try {
    if (stored.takesBackId === null) await publishNow(shop, stored)
    else await takeBackNow(shop, stored, stored.takesBackId)
  } catch (error) {
    await tellFailure(shop, error, async (problem) => {
      await shop.files.deleteAll(formerFolder(publicationId)).catch(() => undefined)
      await shop.db.transaction(async (tx) => {
        // What others have published since has to be read.
        const isUnread = problem === workbenchMessages.othersPublished
        const failed = { state: 'FAILED', problem, progress: 0, ...(isUnread && { comparedRevision: null }) }
        if (!(await changePublication(tx, publicationId, ['PUBLISHING'], failed))) return
        if (stored.publishAtUtc) await tellScheduler(shop, tx, stored, problem)
      })
    })
  }
}

async function publishNow(shop: Shop, stored: StoredPublication): Promise<void> {
  const { id, withoutBadRows, differenceSum } = stored
  await withDraft(shop, id, (run) =>
    shop.db.transaction(async (tx) => {
      await captureRows(tx, id)
      const { resting, report, ready } = await importDraft(shop, tx, run)
      if (report.badRows.length > 0 && !withoutBadRows) throw new Refused(workbenchMessages.notAgreed)
      await endCapture(resting)
      await forgetRows(resting, id)
      const kept = keptOf(await keepRows(resting, id))
      if (kept.differenceSum !== differenceSum) throw new Refused(workbenchMessages.othersPublished)
      await keepFormerFiles(resting, shop.files, id)
      await endPublishing(shop, tx, stored, kept)
      await checkConstraints(tx)
      await putTiles({ db: tx, files: shop.files }, id)
      await storeFiles(shop.files, ready, { stop: undefined, settle: () => undefined })
    }),
  )
}
