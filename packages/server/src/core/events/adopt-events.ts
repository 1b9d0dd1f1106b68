import type { Database } from '../db/index.ts'
import { findForeign, lockPositions, lowerNumbers } from './reader-store.ts'

/**
 * Numbers of transactions are those of one server. Where a backup or a move has brought events of another one whose numbers
 * are still to come here, all are put before this server's, in their order, and the readers' positions with them.
 */
export async function adoptEvents(db: Database): Promise<void> {
  if (!(await findForeign(db))) return
  await db.transaction(async (tx) => {
    await lockPositions(tx)
    const highest = await findForeign(tx)
    if (highest) await lowerNumbers(tx, highest)
  })
}
