import { workbenchMessages } from '@volute/domain/workbench/workbench'
import { NotYet, type Shop } from '../../core/http/context.ts'
import { Refused } from './end-publishing.ts'
import { findWanted } from './publication-store.ts'

/** Milliseconds between two looks. */
const LOOK = 500

/** The draft was discarded, its files have changed, or its difference was asked for again: nobody wants what is worked out. */
export class Unwanted extends Error {}

/**
 * Works out a difference until nobody wants it any more, it takes too long, or a publication waits, which goes first and changes what it
 * is compared with: then it is tried again.
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
  // While the database is gone nothing is known; the work itself meets that.
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
