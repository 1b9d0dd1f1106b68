import type { Database } from '../db/index.ts'
import { findForeign, lockPositions, lowerNumbers } from './reader-store.ts'

/**
 * Adopts events of another server. Transaction ids belong to one server: if a backup or a move has brought events with ids
 * that this server has not reached yet, all events are put before this server's own, in their order, and the readers'
 * positions with them.
 */
export async function adoptEvents(db: Database): Promise<void> {
  if (!(await findForeign(db))) return
  await db.transaction(async (tx) => {
    await lockPositions(tx)
    const highest = await findForeign(tx)
    if (highest) await lowerNumbers(tx, highest)
  })
}
