import { workbenchMessages } from '@volute/domain/workbench/workbench'
import type { Shop } from '../../core/http/context.ts'
import { isDatabaseGone, ownTrial, type Transaction, type Trial } from '../../core/db/index.ts'
import { captureRows, endCapture, stoppableTransaction } from '../import/index.ts'
import { Refused } from './end-publishing.ts'
import { besideReaders, type DraftRun, importDraft } from './run-draft.ts'

export interface Tried<T> {
  /** Result of `take`, before the rollback. */
  taken: T
  bad: Awaited<ReturnType<typeof importDraft>>
}

class RolledBack extends Error {
  readonly tried: Tried<unknown>

  constructor(tried: Tried<unknown>) {
    super('rolled back')
    this.tried = tried
  }
}

/** Imports a draft, calls `take` on the captured changes, and rolls back. */
export async function tryDraft<T>(
  shop: Shop,
  run: DraftRun,
  take: (tx: Transaction) => Promise<T>,
): Promise<Tried<T>> {
  const { stop } = run
  const trial = isSmall(run) ? ownTrial(shop.db) : await shop.openTrial()
  const end = () => void trial.close()
  stop?.addEventListener('abort', end)
  try {
    stop?.throwIfAborted()
    await tryIn(shop, trial, run, take)
    throw new Error('what is tried is rolled back')
  } catch (error) {
    if (error instanceof RolledBack) return error.tried as Tried<T>
    // Only the copy is gone, not the shop's own database.
    if (trial.isCopy && isDatabaseGone(error)) throw new Refused(workbenchMessages.tooMuchToCompare)
    throw error
  } finally {
    stop?.removeEventListener('abort', end)
    await trial.close()
  }
}

const tryIn = (shop: Shop, trial: Trial, run: DraftRun, take: (tx: Transaction) => Promise<unknown>) =>
  besideReaders(shop, (serving) =>
    // A copy is ended as a whole.
    stoppableTransaction(trial.db, trial.isCopy ? undefined : run.stop, async (tx) => {
      await captureRows(tx, run.publicationId)
      const isBeside = trial.isCopy || serving !== undefined
      const bad = await importDraft(shop, tx, run, {
        isBeside,
        ...(serving && { serving }),
      })
      await endCapture(bad.resting)
      throw new RolledBack({ taken: await take(bad.resting), bad })
    }),
  )

const SMALL = { rows: 500, bytes: 65_536 }

/** True for a small draft, with few rows of plain text: a copy of the embedded database would take longer than the import. */
export const isSmall = ({ uploaded }: Pick<DraftRun, 'uploaded'>): boolean =>
  uploaded.every(({ kind, reading }) => kind !== 'DOCUMENT' && kind !== 'DRAWING' && !reading?.sheet) &&
  uploaded.reduce((sum, { rows }) => sum + rows, 0) <= SMALL.rows &&
  uploaded.reduce((sum, { bytes }) => sum + bytes, 0) <= SMALL.bytes
