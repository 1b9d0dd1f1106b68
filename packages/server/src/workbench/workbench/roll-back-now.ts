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
export async function rollBackNow(
  shop: Shop,
  stored: StoredPublication,
  rolledBackId: number,
): Promise<void> {
  await besideReaders(shop, (serving) => rollBackIn(shop, stored, rolledBackId, serving))
}

async function rollBackIn(
  shop: Shop,
  stored: StoredPublication,
  rolledBackId: number,
  serving: Serving | undefined,
): Promise<void> {
  await shop.db.transaction(async (tx) => {
    await takeTurn(tx)
    const resting = serving ? restingTransaction(tx, undefined, serving.isServing) : tx
    await plan(resting, rolledBackId, stored.onlyUntouched)
    await letPastBe(tx, true)
    await captureRows(tx, stored.id)
    await applyInverse(resting, rolledBackId)
    await endCapture(resting)
    await letPastBe(tx, false)
    const kept = keptOf(await keepRows(resting, stored.id))
    await keepFormerFiles(resting, shop.files, stored.id)
    await endPublishing(shop, tx, stored, kept)
    if (!(await turnState(tx, rolledBackId))) throw new Refused(workbenchMessages.notRolledBack)
    await checkConstraints(tx)
    await restoreFiles(tx, shop.files, rolledBackId)
  })
}

async function plan(tx: Transaction, rolledBackId: number, onlyUntouched: boolean): Promise<void> {
  await joinBy(tx, 'hash')
  await planInverse(tx, rolledBackId)
  while ((await keepCircles(tx, rolledBackId)) > 0) await planTogether(tx, rolledBackId)
  const { untouched, keptCount } = await findPlan(tx, rolledBackId, 1)
  if (keptCount > 0 && !onlyUntouched) throw new Refused(workbenchMessages.keptRows)
  if (untouched === 0) throw new Refused(workbenchMessages.nothingToRollBack)
}

/** Restores files before the commit, as an import does; a killed run repeats it. */
async function restoreFiles(tx: Transaction, files: FileStore, rolledBackId: number): Promise<void> {
  for (const { storedKey, isNew } of await listStored(tx, rolledBackId)) {
    const key = fileKey(storedKey)
    if (isNew) await files.delete(key)
    else if (await files.exists(formerKey(rolledBackId, storedKey))) {
      // Move into place in one step, so that nobody reads half a file.
      await files.copy(formerKey(rolledBackId, storedKey), `incoming/${key}`)
      await files.move(`incoming/${key}`, key)
    }
  }
}
