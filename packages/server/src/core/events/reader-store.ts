import { sql } from 'drizzle-orm'
import { prepareSql, type Queryable } from '../db/index.ts'

export interface ReadEvent {
  id: number
  kind: string
  companyId: number | null
  userId: number | null
  subject: Record<string, unknown>
}

/** Gives each reader without a position one before the oldest event. */
export const startPositions = (db: Queryable, names: readonly string[]) => started(db, { names })

const started = prepareSql(sql`
  insert into event_readers (name, xid, id)
  select name, -1e15::bigint, 0 from unnest(${sql.placeholder('names')}::text[]) name on conflict do nothing`)

const afterPosition = sql`(event.xid, event.id) > (reader.xid, reader.id)`
/** An event is settled if none can come before it: every transaction with a lower id has ended and is visible. */
const settled = sql`event.xid < pg_snapshot_xmin(pg_current_snapshot())::text::bigint`

/** Finds readers whose next event is settled, without a lock. */
export const findBehind = (db: Queryable) => behind(db, {})

const behind = prepareSql<{ name: string }>(sql`
  select name from event_readers reader
  where exists (select from events event where ${afterPosition} and ${settled})`)

/** Locks a reader's position for the transaction; false if another process has it. */
export async function lockPosition(tx: Queryable, name: string): Promise<boolean> {
  return (await lockedPosition(tx, { name })).length > 0
}

const lockedPosition = prepareSql(sql`
  select name from event_readers where name = ${sql.placeholder('name')} for update skip locked`)

/** Finds a reader's next events, in the order of the transactions that wrote them. */
export const findUnread = (tx: Queryable, name: string, atATime: number) => unread(tx, { name, atATime })

const unread = prepareSql<ReadEvent & { xid: string }>(sql`
  select event.id, event.xid::text as xid, kind, company_id as "companyId", user_id as "userId", subject
  from event_readers reader join events event on ${afterPosition} and ${settled}
  where name = ${sql.placeholder('name')} order by event.xid, event.id limit ${sql.placeholder('atATime')}`)

export const movePosition = (tx: Queryable, name: string, to: { xid: string; id: number }) =>
  moved(tx, { name, ...to })

const moved = prepareSql(sql`
  update event_readers set xid = ${sql.placeholder('xid')}::bigint, id = ${sql.placeholder('id')}::int
  where name = ${sql.placeholder('name')}`)

/** Age in seconds of the oldest unread event of each reader. */
export const findReaderLag = (db: Queryable) => waiting(db, {})

const waiting = prepareSql<{ reader: string; seconds: number }>(sql`
  select name as reader, coalesce((
    select greatest(0, extract(epoch from now() - event.at_utc))::float8
    from events event where ${afterPosition} order by event.xid, event.id limit 1), 0) as seconds
  from event_readers reader`)

/** Finds the highest transaction id if this server has not reached it, so that it comes from another server. */
export async function findForeign(db: Queryable): Promise<string | undefined> {
  const [found] = await foreign(db, {})
  return found?.highest
}

const foreign = prepareSql<{ highest: string }>(sql`
  select highest::text from (
    select greatest((select max(xid) from events), (select max(xid) from event_readers)) as highest) of_all
  where highest >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint`)

/** Lets one process at a time adopt events; positions can be read meanwhile. */
export const lockPositions = (tx: Queryable) => tx.execute(sql`lock table event_readers in exclusive mode`)

/** Lowers every transaction id by this number. */
export async function lowerNumbers(tx: Queryable, by: string): Promise<void> {
  await tx.execute(sql`update events set xid = xid - ${by}::bigint`)
  await tx.execute(sql`update event_readers set xid = xid - ${by}::bigint`)
}
