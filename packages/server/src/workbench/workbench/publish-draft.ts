import { join } from 'node:path'
import { badRequest, conflict } from '@volute/domain/core/kernel'
import type * as contract from '@volute/domain/workbench/workbench'
import { workbenchLimits, workbenchMessages } from '@volute/domain/workbench/workbench'
import { z } from 'zod/mini'
import type { Shop } from '../../core/http/context.ts'
import type { Transaction } from '../../core/db/index.ts'
import type { Handler } from '../../core/http/bind.ts'
import { defineJob } from '../../core/queue/index.ts'
import type { Settings } from '../../core/settings/settings.ts'
import {
  captureRows,
  createRoundedPrices,
  endCapture,
  forgetRows,
  forgetReady,
  formerFolder,
  type ImportReport,
  keepFormerFiles,
  keepRows,
  layReady,
  moveIn,
  restoreRoundedPrices,
  type ReadyFile,
  storeFiles,
  takeTurn,
} from '../import/index.ts'
import { compareDraftJob } from './compare-draft.ts'
import { drawingsToLookAt } from './drawings/drawing-store.ts'
import { putTiles } from './drawings/publish-drawings.ts'
import { drafts, lockDraft, noteAct } from './drafts.ts'
import { endPublishing, keptOf, Refused, reportFailure } from './end-publishing.ts'
import {
  changePublication,
  checkConstraints,
  findDue,
  findStored,
  hasParts,
  type StoredPublication,
} from './publication-store.ts'
import { notifyScheduler } from './publication-mails.ts'
import { besideReaders, type DraftRun, importDraft, withDraft } from './run-draft.ts'
import { applyCarried, isCarried, readCarried, writeCarried } from './carry-over-store.ts'
import { letPastBe } from './inverse-store.ts'
import { isSmall, tryDraft } from './try-draft.ts'
import { rollBackNow } from './roll-back-now.ts'

/** Publishes a compared draft, at once or at a given time (E171). */
export const publishDraft: Handler<typeof contract.publishDraft> = async (
  ctx,
  { publicationId, atUtc, withoutBadRows },
) => {
  const at = atUtc === null ? null : new Date(atUtc)
  if (at && at <= ctx.now()) throw badRequest(workbenchMessages.timePassed)
  await ctx.db.transaction(async (tx) => {
    const draft = await lockDraft(tx, publicationId)
    await checkReady(tx, draft, withoutBadRows)
    await checkSize(tx, ctx.settings, draft)
    const by = { publishedBy: ctx.actor.userId, withoutBadRows, problem: null, progress: 0 }
    const state = at ? 'SCHEDULED' : 'PUBLISHING'
    await changePublication(tx, publicationId, drafts, { ...by, state, publishAtUtc: at })
    if (!at) await ctx.enqueue(tx, publishJob, { publicationId })
    await noteAct(ctx, tx, 'publish-catalogue', { publicationId, name: draft.name, ...(atUtc && { atUtc }) })
  })
  return {}
}

/** Only a compared draft can be published (PUBLISH-04). */
async function checkReady(tx: Transaction, draft: StoredPublication, withoutBadRows: boolean) {
  const { id, work, rollsBackId, comparedRevision, filesRevision, counts, badRows } = draft
  const refuse = (sentence: string) => {
    throw conflict(sentence, 'CHANGED_MEANWHILE')
  }
  if (rollsBackId !== null) refuse(workbenchMessages.notADraft)
  if (work !== null || comparedRevision !== filesRevision) refuse(workbenchMessages.notCompared)
  if (counts.length === 0) refuse(workbenchMessages.nothingChanges)
  if (badRows > 0 && !withoutBadRows) refuse(workbenchMessages.notAgreed)
  if ((await drawingsToLookAt(tx, id)) > 0) refuse(workbenchMessages.drawingsLeft)
}

/**
 * Rejects, before it starts, a publication that is too large for the embedded database, where other callers would wait
 * (PUBLISH-16). An empty catalogue is exempt, since no one looks anything up there.
 */
export async function checkSize(
  tx: Transaction,
  { databaseUrl }: Settings,
  { counts }: Pick<StoredPublication, 'counts'>,
): Promise<void> {
  const rows = counts.reduce((sum, { added, changed, closed }) => sum + added + changed + closed, 0)
  if (!databaseUrl && rows > workbenchLimits.embeddedRows && (await hasParts(tx)))
    throw badRequest(workbenchMessages.tooMuchToPublish)
}

/** Turns a scheduled publication back into a draft (E172). */
export const holdPublication: Handler<typeof contract.holdPublication> = async (ctx, { publicationId }) => {
  await ctx.db.transaction(async (tx) => {
    const held = { state: 'DRAFT', publishAtUtc: null, publishedBy: null }
    if (!(await changePublication(tx, publicationId, ['SCHEDULED'], held)))
      throw conflict(workbenchMessages.changedMeanwhile, 'CHANGED_MEANWHILE')
    await noteAct(ctx, tx, 'hold-publication', { publicationId })
  })
  return {}
}

/** Queues the publications that are due; the queue holds each once. */
export async function publishDue(shop: Shop): Promise<void> {
  for (const publicationId of await findDue(shop.db, shop.now()))
    await shop.enqueue(shop.db, publishJob, { publicationId })
}

export const publishJob = defineJob({
  name: 'publish',
  payload: z.object({ publicationId: z.number() }),
  retryLimit: 1_000,
  retryDelayMax: 60,
  workers: 1,
  batch: 1,
  seconds: 80_000,
  work: (shop, { publicationId }) => publish(shop, publicationId),
  giveUp: (shop, { publicationId }) => giveUpPublication(shop, publicationId),
})

/**
 * Publishes, or rolls back, in one transaction (PUBLISH-03). A killed run is repeated; a finished publication stays. A
 * rejected one becomes FAILED with its reason, for someone to fix.
 */
export async function publish(shop: Shop, publicationId: number): Promise<void> {
  const stored = await findStored(shop.db, publicationId)
  if (stored?.state !== 'PUBLISHING') return
  try {
    if (stored.rollsBackId === null) await publishNow(shop, stored)
    else await rollBackNow(shop, stored, stored.rollsBackId)
  } catch (error) {
    await reportFailure(shop, error, (problem) => failPublication(shop, stored, problem))
  }
  // Retry comparisons that gave way to it.
  await shop.retrySoon(compareDraftJob)
}

/** Fails a publication that has killed the process twice (PUBLISH-12). */
async function giveUpPublication(shop: Shop, publicationId: number): Promise<void> {
  const stored = await findStored(shop.db, publicationId)
  if (stored?.state === 'PUBLISHING') await failPublication(shop, stored, workbenchMessages.killed)
}

async function failPublication(shop: Shop, stored: StoredPublication, problem: string): Promise<void> {
  await shop.files.deleteAll(formerFolder(stored.id)).catch(() => undefined)
  await shop.db.transaction(async (tx) => {
    // If others have published since, the draft has to be compared again first.
    const isUnread = problem === workbenchMessages.othersPublished
    const failed = { state: 'FAILED', problem, progress: 0, ...(isUnread && { comparedRevision: null }) }
    if (!(await changePublication(tx, stored.id, ['PUBLISHING'], failed))) return
    if (stored.publishAtUtc) await notifyScheduler(shop, tx, stored, problem)
  })
}

async function publishNow(shop: Shop, stored: StoredPublication): Promise<void> {
  await withDraft(shop, stored.id, (run) =>
    shop.settings.databaseUrl || isSmall(run)
      ? publishHere(shop, stored, run)
      : publishByCopy(shop, stored, run),
  )
}

const publishHere = (shop: Shop, stored: StoredPublication, run: DraftRun) =>
  besideReaders(shop, (serving) =>
    shop.db.transaction(async (tx) => {
      await captureRows(tx, stored.id)
      const manner = { isBeside: serving !== undefined, ...(serving && { serving }) }
      const { resting, report, ready } = await importDraft(shop, tx, run, manner)
      checkBadRows(stored, report)
      await endCapture(resting)
      await endPublication(shop, { tx, resting }, stored, ready)
    }),
  )

/**
 * Imports into a copy of the embedded database and carries over the changes. The transaction holds the only session only
 * while it writes the changes; everything else is done before. Its captured changes must equal the compared ones, so that
 * nothing else can be carried over.
 */
async function publishByCopy(shop: Shop, stored: StoredPublication, run: DraftRun): Promise<void> {
  const { db, files } = shop
  const { id } = stored
  const carried = join(run.folder, 'carried')
  const { taken: kept, bad } = await tryDraft(shop, run, async (tx) => {
    await forgetRows(tx, id)
    const difference = keptOf(await keepRows(tx, id))
    await writeCarried(tx, id, carried)
    return difference
  })
  checkBadRows(stored, bad.report)
  checkSame(stored, kept)
  const units = await readCarried(db, id, carried)
  await keepFormerFiles(db, files, id)
  await putTiles({ db, files }, id)
  try {
    await layReady(files, bad.ready)
    await db.transaction(async (tx) => {
      await takeTurn(tx)
      await letPastBe(tx, true)
      await captureRows(tx, id)
      await applyCarried(tx, id, units)
      await endCapture(tx)
      await letPastBe(tx, false)
      if (!(await isCarried(tx, id, units))) {
        // The rows may differ in ids or times alone: compare the described changes, which takes longer.
        await createRoundedPrices(tx)
        await restoreRoundedPrices(tx, id)
        await forgetRows(tx, id)
        checkSame(stored, keptOf(await keepRows(tx, id)))
      }
      await endPublishing(shop, tx, stored, kept)
      await checkConstraints(tx)
      await moveIn(files, bad.ready)
    })
  } finally {
    await forgetReady(files)
  }
}

function checkBadRows({ withoutBadRows }: StoredPublication, { badRows }: ImportReport) {
  if (badRows.length > 0 && !withoutBadRows) throw new Refused(workbenchMessages.notAgreed)
}

function checkSame({ differenceSum }: StoredPublication, kept: ReturnType<typeof keptOf>) {
  if (kept.differenceSum !== differenceSum) throw new Refused(workbenchMessages.othersPublished)
}

/** Publishes the captured changes if they equal the compared ones. */
async function endPublication(
  shop: Shop,
  { tx, resting }: Record<'tx' | 'resting', Transaction>,
  stored: StoredPublication,
  ready: readonly ReadyFile[],
): Promise<void> {
  await forgetRows(resting, stored.id)
  const kept = keptOf(await keepRows(resting, stored.id))
  checkSame(stored, kept)
  await keepFormerFiles(resting, shop.files, stored.id)
  await endPublishing(shop, tx, stored, kept)
  await checkConstraints(tx)
  await putTiles({ db: tx, files: shop.files }, stored.id)
  await storeFiles(shop.files, ready, { stop: undefined, settle: () => undefined })
}
