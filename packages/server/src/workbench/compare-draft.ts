import { join } from 'node:path'
import { conflict } from '@volute/domain/kernel'
import { type compareDraft as contract, workbenchMessages } from '@volute/domain/workbench'
import type { Shop } from '../context.ts'
import type { Queryable, Transaction } from '../db/index.ts'
import type { Verb } from '../http/bind.ts'
import { captureRows, type Difference, endCapture, forgetRows, readRows, writeRows } from '../import/index.ts'
import { countUnready } from './brought-store.ts'
import { lookAnew } from './drawings/look-anew.ts'
import { drafts, lockDraft } from './drafts.ts'
import { keptOf, tellFailure } from './end-publishing.ts'
import { changePublication, filesChanged, findStored } from './publication-store.ts'
import { type DraftRun, importDraft, keepBadRows, withDraft } from './run-draft.ts'

/** Has a worker find out what a draft would change (E168). */
export const compareDraft: Verb<typeof contract> = async (ctx, { publicationId }) => {
  await ctx.db.transaction(async (tx) => {
    const { takesBackId, filesRevision } = await lockDraft(tx, publicationId)
    if (takesBackId !== null) throw conflict(workbenchMessages.notADraft, 'CHANGED_MEANWHILE')
    if ((await countUnready(tx, publicationId)) > 0)
      throw conflict(workbenchMessages.notReady, 'CHANGED_MEANWHILE')
    await changePublication(tx, publicationId, drafts, { ...filesChanged, work: 'COMPARING' })
    // With its revision it is another job than one that is about to end.
    await ctx.enqueue(tx, 'compare-draft', { publicationId, revision: filesRevision + 1 })
  })
  return {}
}

/**
 * The queue's work: imports a draft, reads what that has changed, and rolls it back (PUBLISH-01). What goes wrong is told on the
 * draft's page; only while the database is gone it is tried again. Nothing comes of it where the files change meanwhile, or the
 * difference is asked for anew.
 */
export async function findDifference(shop: Shop, publicationId: number, revision: number): Promise<void> {
  const draft = await findStored(shop.db, publicationId)
  if (draft?.work !== 'COMPARING' || draft.filesRevision !== revision) return
  const end = (db: Queryable, set: Parameters<typeof changePublication>[3]) =>
    changePublication(db, publicationId, ['DRAFT'], { ...set, work: null }, revision)
  try {
    await withDraft(shop, publicationId, async (run) => {
      const { difference, bad } = await tryDraft(shop, run)
      await shop.db.transaction(async (tx) => {
        const badRows = bad.report.badRows.length
        const compared = { progress: 1, comparedRevision: revision, badRows, ...keptOf(difference) }
        if (!(await end(tx, compared))) return
        await forgetRows(tx, publicationId)
        await readRows(tx, publicationId, rowsFile(run))
        await keepBadRows(shop, tx, run, bad)
        await lookAnew(shop, tx, publicationId)
      })
    })
  } catch (error) {
    await tellFailure(shop, error, (problem) => end(shop.db, { comparedRevision: null, problem }))
  }
}

const rowsFile = ({ folder }: DraftRun) => join(folder, 'rows')

type Tried = { difference: Difference; bad: Awaited<ReturnType<typeof importDraft>> }

class RolledBack extends Error {
  readonly tried: Tried

  constructor(tried: Tried) {
    super('rolled back')
    this.tried = tried
  }
}

async function tryDraft(shop: Shop, run: DraftRun): Promise<Tried> {
  const trying = shop.db.transaction(async (tx: Transaction) => {
    await captureRows(tx, run.publicationId)
    const bad = await importDraft(shop, tx, run)
    await endCapture(bad.resting)
    throw new RolledBack({ difference: await writeRows(bad.resting, rowsFile(run)), bad })
  })
  return trying.catch((error: unknown) => {
    if (error instanceof RolledBack) return error.tried
    throw error
  })
}
