import type { Database } from '../db/index.ts'
import type { Log } from '../log/log.ts'
import { type EventReader, readersBehind, readUnread, startReaders } from './read-events.ts'

/** Milliseconds until the next check after one that found events. */
const USUAL = 1_000
/** Milliseconds until the next check after one that found none, and so the longest delay of a settled event. */
const QUIET = 3_000
/** Milliseconds until the next check after a failed one. */
const FAILED = 10_000

/**
 * Lets the readers read new events, once a second while there are any. A check without new events is one statement on an
 * index. Waking the readers in the transaction of each act would cost a job per act, and the readers' pages can wait for
 * three seconds.
 */
export async function watchEvents(db: Database, readers: readonly EventReader[], log: Log) {
  await startReaders(db, readers)
  let timer: NodeJS.Timeout | undefined
  let looking = Promise.resolve()
  let isStopped = false

  function lookIn(milliseconds: number) {
    if (!isStopped) timer = setTimeout(() => (looking = look()), milliseconds).unref()
  }

  async function look() {
    try {
      const behind = await readersBehind(db, readers)
      const isRead = await readAll(db, behind, log)
      if (!isRead) lookIn(FAILED)
      else lookIn(behind.length > 0 ? USUAL : QUIET)
    } catch (error) {
      log.warn({ err: error }, 'the events could not be looked through')
      lookIn(FAILED)
    }
  }

  lookIn(0)
  return {
    async stop(): Promise<void> {
      isStopped = true
      clearTimeout(timer)
      await looking
    },
  }
}

/** Runs each reader on its own, so that a failed one does not hold up the others. True if all could read. */
async function readAll(db: Database, readers: readonly EventReader[], log: Log): Promise<boolean> {
  let isRead = true
  for (const reader of readers)
    try {
      await readUnread(db, reader)
    } catch (error) {
      isRead = false
      log.error({ err: error, reader: reader.name }, 'a reader could not read its events and tries again')
    }
  return isRead
}
