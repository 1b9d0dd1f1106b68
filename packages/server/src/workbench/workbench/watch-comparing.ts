import { workbenchMessages } from '@volute/domain/workbench/workbench'
import { NotYet, type Shop } from '../../core/http/context.ts'
import { Refused } from './end-publishing.ts'
import { findWanted } from './publication-store.ts'

/** Milliseconds between two checks. */
const LOOK = 500

/** The difference is no longer wanted: the draft was discarded, its files changed, or it was requested again. */
export class Unwanted extends Error {}

/**
 * Runs a comparison until it is no longer wanted, takes too long, or a publication waits. A publication goes first and
 * changes the catalogue to compare with; the comparison is then retried.
 */
export async function whileWanted<T>(
  { db }: Pick<Shop, 'db'>,
  {
    publicationId,
    revision,
    milliseconds,
  }: { publicationId: number; revision: number; milliseconds: number },
  work: (stop: AbortSignal) => Promise<T>,
): Promise<T> {
  const stopping = new AbortController()
  const begun = performance.now()

  async function look() {
    const reason = await reasonToStop(db, publicationId, revision)
    if (reason) stopping.abort(reason)
    else if (performance.now() - begun >= milliseconds)
      stopping.abort(new Refused(workbenchMessages.tookTooLong))
  }

  await look()
  // Ignore errors: while the database is gone nothing is known, and the work itself meets that error.
  const timer = setInterval(() => void look().catch(() => undefined), LOOK).unref()
  try {
    stopping.signal.throwIfAborted()
    return await work(stopping.signal)
  } catch (error) {
    throw stopping.signal.aborted ? stopping.signal.reason : error
  } finally {
    clearInterval(timer)
  }
}

async function reasonToStop(
  db: Shop['db'],
  publicationId: number,
  revision: number,
): Promise<Error | undefined> {
  const { isWanted, waits } = await findWanted(db, publicationId, revision)
  if (!isWanted) return new Unwanted('nobody wants this difference any more')
  return waits ? new NotYet('a publication goes first') : undefined
}
