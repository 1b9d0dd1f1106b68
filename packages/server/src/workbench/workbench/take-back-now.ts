import { workbenchMessages } from '@volute/domain/workbench/workbench'
import type { Shop } from '../../core/http/context.ts'
import type { Transaction } from '../../core/db/index.ts'
import { fileKey, type FileStore } from '../../core/files/index.ts'
import {
  captureRows,
  endCapture,
  formerKey,
  joinBy,
  keepFormerFiles,
  keepRows,
  restingTransaction,
  type Serving,
  takeTurn,
} from '../import/index.ts'
import { applyInverse } from './apply-inverse-store.ts'
import { keepCircles } from './circle-store.ts'
import { findPlan, letPastBe, listStored, planInverse, planTogether } from './inverse-store.ts'
import { checkConstraints, type StoredPublication, turnState } from './publication-store.ts'
import { endPublishing, keptOf, Refused } from './end-publishing.ts'
import { besideReaders } from './run-draft.ts'

/** Writes the inverse of a publication as a new one, and restores its former drawings and documents (PUBLISH-05). */
export async function takeBackNow(shop: Shop, stored: StoredPublication, takenBackId: number): Promise<void> {
  await besideReaders(shop, (serving) => takeBackIn(shop, stored, takenBackId, serving))
}

async function takeBackIn(
  shop: Shop,
  stored: StoredPublication,
  takenBackId: number,
  serving: Serving | undefined,
): Promise<void> {
  await shop.db.transaction(async (tx) => {
    await takeTurn(tx)
    const resting = serving ? restingTransaction(tx, undefined, serving.isServing) : tx
    await plan(resting, takenBackId, stored.onlyUntouched)
    await letPastBe(tx, true)
    await captureRows(tx, stored.id)
    await applyInverse(resting, takenBackId)
    await endCapture(resting)
    await letPastBe(tx, false)
    const kept = keptOf(await keepRows(resting, stored.id))
    await keepFormerFiles(resting, shop.files, stored.id)
    await endPublishing(shop, tx, stored, kept)
    if (!(await turnState(tx, takenBackId))) throw new Refused(workbenchMessages.notTakenBack)
    await checkConstraints(tx)
    await bringFilesBack(tx, shop.files, takenBackId)
  })
}

async function plan(tx: Transaction, takenBackId: number, onlyUntouched: boolean): Promise<void> {
  await joinBy(tx, 'hash')
  await planInverse(tx, takenBackId)
  while ((await keepCircles(tx, takenBackId)) > 0) await planTogether(tx, takenBackId)
  const { untouched, keptCount } = await findPlan(tx, takenBackId, 1)
  if (keptCount > 0 && !onlyUntouched) throw new Refused(workbenchMessages.keptRows)
  if (untouched === 0) throw new Refused(workbenchMessages.nothingToTakeBack)
}

/** Restores files before the commit, as an import does; a killed run repeats it. */
async function bringFilesBack(tx: Transaction, files: FileStore, takenBackId: number): Promise<void> {
  for (const { storedKey, isNew } of await listStored(tx, takenBackId)) {
    const key = fileKey(storedKey)
    if (isNew) await files.delete(key)
    else if (await files.exists(formerKey(takenBackId, storedKey))) {
      // Move into place in one step, so that nobody reads half a file.
      await files.copy(formerKey(takenBackId, storedKey), `incoming/${key}`)
      await files.move(`incoming/${key}`, key)
    }
  }
}
