import { once } from 'node:events'
import { connect as dial } from 'node:net'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, it, onTestFinished, vi } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { openLog } from '../log/log.ts'
import { embeddedConfig, startEmbedded } from './embedded-database.ts'
import { connect, type OpenDatabase } from './open-database.ts'
import { MOST_BUSY_TICKS, MOST_SILENT_TICKS, pingDatabase, TICK, watchEmbedded } from './ping-database.ts'

const log = openLog('silent')

it('an embedded database keeps running while it answers, and is ended once its queue stalls', async () => {
  const embedded = await startEmbedded('memory')
  const { db, pool, statements } = connect(embeddedConfig(embedded), log)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  watchEmbedded({ db, statements }, embedded, log)
  for (let ticks = 0; ticks < 20; ticks++) {
    vi.advanceTimersByTime(TICK)
    await pingDatabase(db)
  }

  const socket = dial(join(embedded.host, '.s.PGSQL.5432'))
  await once(socket, 'connect')
  socket.on('error', () => {}).write(Buffer.alloc(100))
  const isSilent = () =>
    pingDatabase(db).then(
      () => false,
      () => true,
    )
  await eventually(isSilent)
  // The first tick sends the query, and the next ones wait for the answer.
  vi.advanceTimersByTime((MOST_SILENT_TICKS + 2) * TICK)
  await embedded.gone
  await expect(pingDatabase(db)).rejects.toThrow()
  socket.destroy()
  await pool.end()
})

/** Watches a fake database for this many ticks and returns true if it was killed. */
async function isEnded({ isIdle = true, isHeld = false, each = 0 }, ticks: number) {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let answered = 0
  const statements = { answered: () => (answered += each), isHeld: () => isHeld }
  const kill = vi.fn<() => void>()
  const embedded = { gone: new Promise(() => {}), isIdle: async () => isIdle, kill }
  const db = { execute: () => new Promise(() => {}) } as unknown as OpenDatabase['db']
  watchEmbedded({ db, statements }, embedded, log)
  for (let tick = 0; tick < ticks; tick++) await vi.advanceTimersByTimeAsync(TICK)
  return kill.mock.calls.length > 0
}

it('a database is ended when a statement waits while nothing runs (PUBLISH-18)', async () => {
  expect(await isEnded({}, MOST_SILENT_TICKS + 2)).toBe(true)
})

it.each([
  ['a transaction that does something else between two statements', { isHeld: true }],
  ['a transaction of many statements', { each: 1 }],
  ['a statement that runs for minutes', { isIdle: false }],
])('%s does not count as a dead database for up to ten minutes (PUBLISH-18)', async (_, held) => {
  expect(await isEnded(held, MOST_BUSY_TICKS)).toBe(false)
})

it('an open transaction that sends nothing is detected (PUBLISH-18)', async () => {
  const embedded = await startEmbedded('memory')
  const { db, pool, statements } = connect(embeddedConfig(embedded), log)
  await db.transaction(async (tx) => {
    await tx.execute(sql`select`)
    expect(statements.isHeld()).toBe(true)
  })
  expect(statements.isHeld()).toBe(false)
  await pool.end()
  await embedded.stop()
})
