import type { Database, Queryable, Transaction } from '../db/index.ts'
import {
  findBehind,
  findUnread,
  lockPosition,
  movePosition,
  type ReadEvent,
  startPositions,
} from './reader-store.ts'

/** Reader of all events, in the order of the transactions that wrote them. */
export interface EventReader {
  name: string
  /** Handles events in the transaction that moves the position. Effects outside of it may repeat, under the same event ids. */
  read(tx: Transaction, events: readonly ReadEvent[]): Promise<unknown>
}

/** Number of events that a reader reads per transaction. */
const AT_A_TIME = 500

/** Gives each new reader its position: before the oldest event. */
export const startReaders = (db: Queryable, readers: readonly EventReader[]) =>
  startPositions(
    db,
    readers.map(({ name }) => name),
  )

/** Returns the readers with events to read. */
export async function readersBehind(
  db: Queryable,
  readers: readonly EventReader[],
): Promise<readonly EventReader[]> {
  const rows = await findBehind(db)
  return readers.filter((reader) => rows.some(({ name }) => name === reader.name))
}

/** Reads all settled events, some per transaction; does nothing while another process reads. */
export async function readUnread(db: Database, reader: EventReader, atATime = AT_A_TIME): Promise<void> {
  for (let read = atATime; read === atATime; )
    read = await db.transaction((tx) => readSome(tx, reader, atATime))
}

/** Reads some events; if the process is killed, its lock is released and the position has not moved. */
async function readSome(tx: Transaction, reader: EventReader, atATime: number): Promise<number> {
  if (!(await lockPosition(tx, reader.name))) return 0
  const events = await findUnread(tx, reader.name, atATime)
  const last = events.at(-1)
  if (!last) return 0
  await reader.read(tx, events)
  await movePosition(tx, reader.name, last)
  return events.length
}
