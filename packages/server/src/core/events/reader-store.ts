import { sql } from 'drizzle-orm'
import { prepareSql, type Queryable } from '../db/index.ts'

export interface ReadEvent {
  id: number
  kind: string
  companyId: number | null
  userId: number | null
  subject: Record<string, unknown>
}

/** Gives each reader its position unless it has one: before the oldest event. */
export const startPositions = (db: Queryable, names: readonly string[]) => started(db, { names })

const started = prepareSql(sql`
  insert into event_readers (name, xid, id)
  select name, -1e15::bigint, 0 from unnest(${sql.placeholder('names')}::text[]) name on conflict do nothing`)

const afterPosition = sql`(event.xid, event.id) > (reader.xid, reader.id)`
/** Nothing can come before it any more: every transaction with a lower number has ended, and is seen. */
const settled = sql`event.xid < pg_snapshot_xmin(pg_current_snapshot())::text::bigint`

/** Whose next event is settled, without a lock. */
export const findBehind = (db: Queryable) => behind(db, {})

const behind = prepareSql<{ name: string }>(sql`
  select name from event_readers reader
  where exists (select from events event where ${afterPosition} and ${settled})`)

/** Takes a reader's position for the transaction; false where another process has it. */
export async function lockPosition(tx: Queryable, name: string): Promise<boolean> {
  return (await lockedPosition(tx, { name })).length > 0
}

const lockedPosition = prepareSql(sql`
  select name from event_readers where name = ${sql.placeholder('name')} for update skip locked`)

/** The next events of a reader, in the order of the transactions that wrote them. */
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

/** Age of the oldest event that a reader has not read. */
export const findReaderLag = (db: Queryable) => waiting(db, {})

const waiting = prepareSql<{ reader: string; seconds: number }>(sql`
  select name as reader, coalesce((
    select greatest(0, extract(epoch from now() - event.at_utc))::float8
    from events event where ${afterPosition} order by event.xid, event.id limit 1), 0) as seconds
  from event_readers reader`)

/** The highest number of a transaction where it is still to come on this server, so that it is another one's. */
export async function findForeign(db: Queryable): Promise<string | undefined> {
  const [found] = await foreign(db, {})
  return found?.highest
}

const foreign = prepareSql<{ highest: string }>(sql`
  select highest::text from (
    select greatest((select max(xid) from events), (select max(xid) from event_readers)) as highest) of_all
  where highest >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint`)

/** Lets one process at a time adopt events; positions may be read meanwhile. */
export const lockPositions = (tx: Queryable) => tx.execute(sql`lock table event_readers in exclusive mode`)

/** Takes so much off every number of a transaction. */
export async function lowerNumbers(tx: Queryable, by: string): Promise<void> {
  await tx.execute(sql`update events set xid = xid - ${by}::bigint`)
  await tx.execute(sql`update event_readers set xid = xid - ${by}::bigint`)
}
