import { join } from 'node:path'
import { badRequest, conflict, durations } from '@volute/domain/core/kernel'
import {
  type compareDraft as contract,
  type FlatBom,
  workbenchLimits,
  workbenchMessages,
} from '@volute/domain/workbench/workbench'
import { z } from 'zod/mini'
import { NotYet, type Shop } from '../../core/http/context.ts'
import type { Queryable } from '../../core/db/index.ts'
import type { Handler } from '../../core/http/bind.ts'
import { defineJob } from '../../core/queue/index.ts'
import { type Difference, forgetRows, readRows, writeRows } from '../import/index.ts'
import { countRows, countUnready } from './upload-store.ts'
import { findFlatBoms } from './drawings/flat-boms-store.ts'
import { lookAgain } from './drawings/look-again.ts'
import { drafts, lockDraft } from './drafts.ts'
import { keptOf, reportFailure } from './end-publishing.ts'
import { changePublication, filesChanged, findStored } from './publication-store.ts'
import { type DraftRun, keepBadRows, withDraft } from './run-draft.ts'
import { type Tried, tryDraft } from './try-draft.ts'
import { Unwanted, whileWanted } from './watch-comparing.ts'

/** Asks a worker to find the changes that a draft would make (E168). */
export const compareDraft: Handler<typeof contract> = async (ctx, { publicationId }) => {
  await ctx.db.transaction(async (tx) => {
    const { rollsBackId, filesRevision } = await lockDraft(tx, publicationId)
    if (rollsBackId !== null) throw conflict(workbenchMessages.notADraft, 'CHANGED_MEANWHILE')
    if ((await countUnready(tx, publicationId)) > 0)
      throw conflict(workbenchMessages.notReady, 'CHANGED_MEANWHILE')
    if (!ctx.settings.databaseUrl && (await countRows(tx, publicationId)) > workbenchLimits.embeddedFileRows)
      throw badRequest(workbenchMessages.tooMuchToCompare)
    await changePublication(tx, publicationId, drafts, { ...filesChanged, work: 'COMPARING' })
    await ctx.enqueue(tx, compareDraftJob, { publicationId, revision: filesRevision + 1 })
  })
  return {}
}

export const compareDraftJob = defineJob({
  name: 'compare-draft',
  // The revision makes the job distinct from one that is about to end.
  payload: z.object({ publicationId: z.number(), revision: z.number() }),
  retryLimit: 100,
  retryDelayMax: 60,
  workers: 1,
  batch: 1,
  seconds: 80_000,
  work: (shop, { publicationId, revision }) => findDifference(shop, publicationId, revision),
  giveUp: (shop, { publicationId, revision }) => giveUpDifference(shop, publicationId, revision),
})

/**
 * Imports a draft, reads the changes, and rolls back (PUBLISH-01). Failures are shown on the draft's page; the job is
 * retried only if the database is gone or a publication goes first. It ends when the draft is discarded, its files change,
 * or the difference is requested again (PUBLISH-14).
 */
export async function findDifference(
  shop: Shop,
  publicationId: number,
  revision: number,
  milliseconds: number = durations.comparing,
): Promise<void> {
  const draft = await findStored(shop.db, publicationId)
  if (draft?.work !== 'COMPARING' || draft.filesRevision !== revision) return
  const end: End = (db, set) => endComparing(db, publicationId, revision, set)
  try {
    await whileWanted(shop, { publicationId, revision, milliseconds }, (stop) =>
      withDraft(
        shop,
        publicationId,
        async (run) => {
          const tried = await tryDraft(shop, run, async (tx) => ({
            difference: await writeRows(tx, rowsFile(run)),
            flatBoms: await findFlatBoms(tx, publicationId),
          }))
          await keepDifference(shop, run, tried, (tx, found) =>
            end(tx, { comparedRevision: revision, ...found }),
          )
        },
        stop,
      ),
    )
  } catch (error) {
    if (error instanceof Unwanted) return
    if (error instanceof NotYet) throw error
    await reportFailure(shop, error, (problem) => end(shop.db, { comparedRevision: null, problem }))
  }
}

type Changes = Parameters<typeof changePublication>[3]
type End = (db: Queryable, set: Changes) => Promise<boolean>

/** Saves the difference if it is still wanted. */
async function keepDifference(
  shop: Shop,
  run: DraftRun,
  { taken, bad }: Tried<{ difference: Difference; flatBoms: FlatBom[] }>,
  end: End,
): Promise<void> {
  const { publicationId } = run
  async function keep(db: Queryable) {
    await forgetRows(db, publicationId)
    await readRows(db, publicationId, rowsFile(run))
  }
  // On the embedded database, write in portions that let other calls through. No one else compares there, and the rows are
  // not shown until the end.
  const isEmbedded = !shop.settings.databaseUrl
  if (isEmbedded) await keep(shop.db)
  await shop.db.transaction(async (tx) => {
    const badRows = bad.report.badRows.length
    const { difference, flatBoms } = taken
    if (!(await end(tx, { progress: 1, badRows, flatBoms, ...keptOf(difference) }))) return
    if (!isEmbedded) await keep(tx)
    await keepBadRows(shop, tx, run, bad)
    await lookAgain(shop, tx, publicationId)
  })
}

/** Fails a draft when its comparison has killed the process twice (PUBLISH-12). */
async function giveUpDifference(
  { db }: Pick<Shop, 'db'>,
  publicationId: number,
  revision: number,
): Promise<void> {
  const draft = await findStored(db, publicationId)
  if (draft?.work === 'COMPARING')
    await endComparing(db, publicationId, revision, {
      comparedRevision: null,
      problem: workbenchMessages.killed,
    })
}

const endComparing = (
  db: Queryable,
  publicationId: number,
  revision: number,
  set: Parameters<typeof changePublication>[3],
) => changePublication(db, publicationId, ['DRAFT'], { ...set, work: null }, revision)

const rowsFile = ({ folder }: DraftRun) => join(folder, 'rows')
