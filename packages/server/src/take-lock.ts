import { DatabaseSync } from 'node:sqlite'

const BUSY = 5
/** Two that ask in the same moment get into each other's way for as long; then one of them has it. */
const PATIENCE_MILLISECONDS = 500

/**
 * Takes a lock that the system itself holds for this process until its release or its end, however it ends; undefined while
 * another has it. Node knows no flock, so it is the lock of an open SQLite transaction: its file stays empty, and stays.
 */
export function takeLock(file: string): (() => void) | undefined {
  const lock = new DatabaseSync(file, { timeout: PATIENCE_MILLISECONDS })
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive')
    return () => lock.close()
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode === BUSY) return undefined
    throw error
  }
}
