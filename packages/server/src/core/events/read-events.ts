import type { Database, Queryable, Transaction } from '../db/index.ts'
import {
  findBehind,
  findUnread,
  lockPosition,
  movePosition,
  type ReadEvent,
  startPositions,
} from './reader-store.ts'

/** Reader of every event in the order of the transactions that wrote them. */
export interface EventReader {
  name: string
  /** Does what events cause, in the transaction that moves the position; outside of it they may come again, under their ids. */
  read(tx: Transaction, events: readonly ReadEvent[]): Promise<unknown>
}

/** Number of events that a reader reads in a transaction. */
const AT_A_TIME = 500

/** Gives each reader its position: a new one begins with the oldest event. */
export const startReaders = (db: Queryable, readers: readonly EventReader[]) =>
  startPositions(
    db,
    readers.map(({ name }) => name),
  )

/** Which readers have something to read. */
export async function readersBehind(
  db: Queryable,
  readers: readonly EventReader[],
): Promise<readonly EventReader[]> {
  const rows = await findBehind(db)
  return readers.filter((reader) => rows.some(({ name }) => name === reader.name))
}

/** Reads all that is settled, some events in each transaction; nothing where another process reads. */
export async function readUnread(db: Database, reader: EventReader, atATime = AT_A_TIME): Promise<void> {
  for (let read = atATime; read === atATime; )
    read = await db.transaction((tx) => readSome(tx, reader, atATime))
}

/** A killed process lets go of the position and has moved nothing. */
async function readSome(tx: Transaction, reader: EventReader, atATime: number): Promise<number> {
  if (!(await lockPosition(tx, reader.name))) return 0
  const events = await findUnread(tx, reader.name, atATime)
  const last = events.at(-1)
  if (!last) return 0
  await reader.read(tx, events)
  await movePosition(tx, reader.name, last)
  return events.length
}
