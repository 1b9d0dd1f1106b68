import { workbenchMessages } from '@volute/domain/workbench/workbench'
import type { Shop } from '../../core/http/context.ts'
import { isDatabaseGone, type Transaction } from '../../core/db/index.ts'
import { type Difference, ImportRefusal } from '../import/index.ts'
import { changePublication, type StoredPublication } from './publication-store.ts'

/** Why a publication is not published, in a sentence. */
export class Refused extends Error {}

/** A difference as a publication keeps it. */
export const keptOf = ({ counts, sum }: Difference) => ({ counts, differenceSum: String(sum) })

/** Ends it in the transaction that publishes: once, whoever else was at it. */
export async function endPublishing(
  { now }: Pick<Shop, 'now'>,
  tx: Transaction,
  { id }: StoredPublication,
  kept: ReturnType<typeof keptOf>,
): Promise<void> {
  const published = { state: 'PUBLISHED', publishedUtc: now(), progress: 1, ...kept }
  if (!(await changePublication(tx, id, ['PUBLISHING'], published)))
    throw new Refused(workbenchMessages.changedMeanwhile)
}

/** Says what went wrong where people read it; what the database is to blame for is thrown, so that it is tried again. */
export async function tellFailure(
  { log }: Pick<Shop, 'log'>,
  error: unknown,
  tell: (problem: string) => Promise<unknown>,
): Promise<void> {
  if (isDatabaseGone(error)) throw error
  const isSaid = error instanceof ImportRefusal || error instanceof Refused
  if (!isSaid) log.error({ err: error }, 'the work on a publication failed')
  await tell(isSaid ? error.message : workbenchMessages.failed)
}
