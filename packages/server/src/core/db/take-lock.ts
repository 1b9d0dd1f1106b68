import { DatabaseSync } from 'node:sqlite'

const BUSY = 5
/** Time that two processes wait for each other if they ask at the same moment; then one of them gets the lock. */
const TIMEOUT_MILLISECONDS = 500

/**
 * Takes a lock that the system holds for this process until its release or exit, however it exits; undefined while another
 * process has it. Node has no flock, so this is the lock of an open SQLite transaction; its file stays empty.
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
