import { DatabaseSync } from 'node:sqlite'

const BUSY = 5
/** Two processes that ask at the same moment wait for each other this long; then one of them has the lock. */
const TIMEOUT_MILLISECONDS = 500

/**
 * Takes a lock that the system holds for this process until its release or its exit, however it exits; undefined while
 * another process has it. Node has no flock, so this is the lock of an open SQLite transaction; its file stays empty.
 */
export function takeLock(file: string): (() => void) | undefined {
  const lock = new DatabaseSync(file, { timeout: TIMEOUT_MILLISECONDS })
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive')
    return () => lock.close()
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode === BUSY) return undefined
    throw error
  }
}
