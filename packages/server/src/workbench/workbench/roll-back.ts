import { conflict, durations, notFound } from '@volute/domain/core/kernel'
import type * as contract from '@volute/domain/workbench/workbench'
import { workbenchLimits, workbenchMessages } from '@volute/domain/workbench/workbench'
import type { Shop } from '../../core/http/context.ts'
import type { Handler } from '../../core/http/bind.ts'
import type { Queryable, Transaction } from '../../core/db/index.ts'
import { forgetRows, formerFolder, joinBy } from '../import/index.ts'
import { noteAct } from './drafts.ts'
import { checkSize, publishJob } from './publish-draft.ts'
import { findPlan, planInverse } from './inverse-store.ts'
import {
  findOutdated,
  findStored,
  hasKeptRows,
  insertPublication,
  isBeingRolledBack,
  lockPublication,
  type StoredPublication,
} from './publication-store.ts'

/** Number of a publication's rows that can be rolled back, and those that cannot (E173). */
export const checkRollBack: Handler<typeof contract.checkRollBack> = async ({ db }, { publicationId }) =>
  db.transaction(async (tx) => {
    await published(tx, publicationId)
    return planFor(tx, publicationId)
  })

/** Rolls a publication back with a new one, which a worker writes (E174). */
export const rollBack: Handler<typeof contract.rollBack> = async (ctx, { publicationId, onlyUntouched }) =>
  ctx.db.transaction(async (tx) => {
    // Lock, so that of several simultaneous requests the first has begun before the next one checks.
    await lockPublication(tx, publicationId)
    const { name, counts } = await published(tx, publicationId)
    await checkSize(tx, ctx.settings, { counts })
    if (!onlyUntouched && (await planFor(tx, publicationId)).keptCount > 0)
      throw conflict(workbenchMessages.keptRows, 'CHANGED_MEANWHILE')
    const newId = await insertPublication(tx, {
      name: `Roll back ${name}`.slice(0, workbenchLimits.name),
      state: 'PUBLISHING',
      createdBy: ctx.actor.userId,
      createdUtc: ctx.now(),
      publishedBy: ctx.actor.userId,
      rollsBackId: publicationId,
      onlyUntouched,
    })
    await ctx.enqueue(tx, publishJob, { publicationId: newId })
    await noteAct(ctx, tx, 'take-back-publication', { publicationId, name, onlyUntouched })
    return { publicationId: newId }
  })

async function planFor(tx: Transaction, publicationId: number) {
  await joinBy(tx, 'hash')
  await planInverse(tx, publicationId)
  return findPlan(tx, publicationId, workbenchLimits.shownProblems)
}

/** Returns a publication that can be rolled back, or throws. */
async function published(db: Queryable, publicationId: number): Promise<StoredPublication> {
  const stored = await findStored(db, publicationId)
  if (!stored) throw notFound(workbenchMessages.publicationNotFound)
  const canBe =
    stored.state === 'PUBLISHED' &&
    (await hasKeptRows(db, publicationId)) &&
    !(await isBeingRolledBack(db, publicationId))
  if (!canBe) throw conflict(workbenchMessages.notRolledBack, 'CHANGED_MEANWHILE')
  return stored
}

/** Deletes the stored rows and replaced files of old publications, which can then no longer be rolled back. */
export async function forgetOutdated({ db, files, now }: Pick<Shop, 'db' | 'files' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - durations.publicationDays * durations.day)
  for (const publicationId of await findOutdated(db, before)) {
    await files.deleteAll(formerFolder(publicationId)).catch(() => undefined)
    await forgetRows(db, publicationId)
  }
}
