import { workbenchMessages } from '@volute/domain/workbench/workbench'
import type { Shop } from '../../core/http/context.ts'
import { isDatabaseGone, type Transaction } from '../../core/db/index.ts'
import { type Difference, ImportRejection } from '../import/index.ts'
import { changePublication, type StoredPublication } from './publication-store.ts'

/** Reason why a publication is not published, as a sentence. */
export class Refused extends Error {}

/** Columns of a publication that store its difference. */
export const keptOf = ({ counts, sum }: Difference) => ({ counts, differenceSum: String(sum) })

/** Marks the publication as published, in the transaction that publishes it; throws if another run was first. */
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

/** Reports a failure where people read it; rethrows database failures, so that the job is retried. */
export async function reportFailure(
  { log }: Pick<Shop, 'log'>,
  error: unknown,
  tell: (problem: string) => Promise<unknown>,
): Promise<void> {
  if (isDatabaseGone(error)) throw error
  const isSaid = error instanceof ImportRejection || error instanceof Refused
  if (!isSaid) log.error({ err: error }, 'the work on a publication failed')
  await tell(isSaid ? error.message : workbenchMessages.failed)
}
