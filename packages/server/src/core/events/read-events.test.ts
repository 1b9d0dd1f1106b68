import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { connect } from '../db/index.ts'
import { openLog } from '../log/log.ts'
import { adoptEvents } from './adopt-events.ts'
import { type EventReader, readUnread, startReaders } from './read-events.ts'
import { findReaderLag } from './reader-store.ts'
import { recordEvent } from './record-event.ts'
import { watchEvents } from './watch-events.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({}, { LOG_LEVEL: 'silent' })
  await shop.shop.db.execute(sql`create table read_events (event_id int)`)
})
afterAll(async () => {
  await shop.shop.db.execute(sql`drop table read_events`)
  await shop.close()
})

beforeEach(async () => {
  await shop.shop.db.execute(sql`delete from events`)
  await shop.shop.db.execute(sql`delete from event_readers`)
  await shop.shop.db.execute(sql`delete from read_events`)
})

/** Records what it has read, inside the transaction and outside of it. */
function openReader(name = 'test') {
  const seen: number[] = []
  const reader: EventReader = {
    name,
    async read(tx, events) {
      seen.push(...events.map(({ id }) => id))
      const ids = `{${events.map(({ id }) => id).join(',')}}`
      await tx.execute(sql`insert into read_events select unnest(${ids}::int[])`)
    },
  }
  return { reader, seen }
}

const act = (tx = shop.shop.db as Parameters<typeof recordEvent>[0]) =>
  recordEvent(tx, { userId: null, companyId: null, kind: 'sign-in', now: shop.clock.now })

async function idsIn(table: 'events' | 'read_events'): Promise<number[]> {
  const id = sql.raw(table === 'events' ? 'id' : 'event_id')
  const { rows } = await shop.shop.db.execute<{ id: number }>(
    sql`select ${id} as id from ${sql.raw(table)} order by 1`,
  )
  return rows.map((row) => row.id)
}

/**
 * Reads until nothing is left: an import of another test is one long transaction, which holds up the readers of the same
 * server.
 */
async function readAll({ name, ...reader }: EventReader) {
  await startReaders(shop.shop.db, [{ name, ...reader }])
  await eventually(async () => {
    await readUnread(shop.shop.db, { name, ...reader }, 3)
    return (await findReaderLag(shop.shop.db)).every((lag) => lag.reader !== name || lag.seconds === 0)
  })
}

it('a reader reads each event once, and a later reader reads all events from the oldest on (EVENT-02)', async () => {
  const { reader, seen } = openReader()
  for (let count = 7; count > 0; count--) await act()
  expect((await findReaderLag(shop.shop.db)).length).toBe(0)
  await readAll(reader)
  await act()
  await readAll(reader)
  expect(seen).toEqual(await idsIn('events'))
  const later = openReader('later')
  await readAll(later.reader)
  expect(later.seen).toEqual(seen)
})

it('a failing reader does not advance, does not block other readers, and continues once it works (EVENT-02)', async () => {
  const { reader, seen } = openReader()
  let isBroken = true
  const broken: EventReader = {
    name: 'broken',
    async read(tx, events) {
      await reader.read(tx, events)
      if (isBroken) throw new Error('broken')
    },
  }
  const other = openReader('other')
  await act()
  const watch = await watchEvents(shop.shop.db, [broken, other.reader], shop.shop.log)
  await eventually(async () => seen.length > 0 && (await idsIn('read_events')).length === 1)
  await watch.stop()
  expect([other.seen, await idsIn('read_events')]).toEqual([await idsIn('events'), await idsIn('events')])
  isBroken = false
  await readAll(broken)
  expect(await idsIn('read_events')).toEqual([...other.seen, ...other.seen])
})

it('events of a server with higher transaction numbers come before new ones, and reader positions are adapted (EVENT-04)', async () => {
  const { db } = shop.shop
  const { reader, seen } = openReader()
  for (let count = 4; count > 0; count--) await act()
  const [first, second, third, fourth] = await idsIn('events')
  // Simulates another server where the second and the fourth event were committed, and read, before the others.
  await db.execute(sql`
    update events set xid = case when id in (${second}, ${fourth}) then 900000000 else 900001000 end`)
  await db.execute(sql`insert into event_readers (name, xid, id) values ('test', 900000000, ${fourth})`)

  await adoptEvents(db)
  await act()
  await readAll(reader)
  const [fifth] = (await idsIn('events')).slice(-1)
  expect(seen).toEqual([first, third, fifth])
  await adoptEvents(db)
  await readAll(reader)
  expect(seen).toHaveLength(3)
})

// The embedded database has one session, so nothing commits late in it.
describe.skipIf(!inject('clusterUrl'))('on PostgreSQL', () => {
  const urlOf = () => {
    const { $client: pool } = shop.shop.db as unknown as { $client: pg.Pool }
    return pool.options.connectionString ?? ''
  }

  it('an event that commits late is read, and later events wait for it (EVENT-02)', async () => {
    const { db } = shop.shop
    const { reader, seen } = openReader()
    await startReaders(db, [reader])
    await db.transaction(async (late) => {
      await act(late)
      await act()
      await readUnread(db, reader)
      expect(seen).toEqual([])
    })
    await readAll(reader)
    expect(seen).toEqual(await idsIn('events'))
  })

  it('no event of 8 concurrent writers is missed, with rollbacks and killed readers (EVENT-02)', async () => {
    const { reader, seen } = openReader()
    await startReaders(shop.shop.db, [reader])
    const reading = { isDone: false, kills: 0 }
    const readers = [readWhile(reader), readWhile(reader)]
    const killing = killWhile()
    const committed = (await Promise.all(Array.from({ length: 8 }, () => write(1_250)))).flat()
    await eventually(async () => (await countRead()) >= committed.length)
    reading.isDone = true
    await Promise.all([killing, ...readers])
    await readAll(reader)

    expect(committed.length).toBeGreaterThan(5_000)
    const inOrder = committed.toSorted((a, b) => a - b)
    expect(await idsIn('events')).toEqual(inOrder)
    expect(await idsIn('read_events')).toEqual(inOrder)
    expect([...new Set(seen)].toSorted((a, b) => a - b)).toEqual(inOrder)

    async function countRead() {
      const { rows } = await shop.shop.db.execute<{ count: number }>(
        sql`select count(*)::int as count from read_events`,
      )
      return rows[0]?.count ?? 0
    }

    /**
     * Writes one to nine events per transaction, rolls back every fifth one, and lets some rest before they end. Continues
     * until readers have been killed: long transactions of other tests hold up reading, and no reader is killed before they
     * end.
     */
    async function write(count: number): Promise<number[]> {
      const client = new pg.Client({ connectionString: urlOf() })
      await client.connect()
      const ids: number[] = []
      for (let left = count; left > 0 || reading.kills < 3; ) {
        if (left <= 0) await client.query('select pg_sleep(0.1)')
        const many = 1 + Math.floor(Math.random() * 9)
        left -= many
        const isKept = Math.random() < 0.8
        await client.query('begin')
        const insert = `insert into events (kind) select 'sign-in' from generate_series(1, $1) returning id`
        const { rows } = await client.query<{ id: number }>(insert, [many])
        if (Math.random() < 0.3) await client.query('select pg_sleep(random() * 0.03)')
        await client.query(isKept ? 'commit' : 'rollback')
        if (isKept) ids.push(...rows.map(({ id }) => id))
      }
      await client.end()
      return ids
    }

    async function readWhile(one: EventReader) {
      const log = openLog('silent')
      const opened = connect({ connectionString: urlOf(), application_name: 'killed', max: 1 }, log)
      // Rests between two attempts: while held up, it would only keep the processor busy.
      await eventually(() =>
        readUnread(opened.db, one, 50).then(
          () => reading.isDone,
          () => false,
        ),
      )
      await opened.pool.end()
    }

    async function killWhile() {
      while (!reading.isDone) {
        const { rowCount } = await shop.shop.db.execute(sql`
          select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and application_name = 'killed' and query like '%read_events%'
          order by random() limit 1`)
        reading.kills += rowCount ?? 0
        await shop.shop.db.execute(sql`select pg_sleep(random() * 0.05)`)
      }
    }
  })
})
