import { once } from 'node:events'
import { connect as dial } from 'node:net'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { eventually } from '../../test/eventually.ts'
import { openLog } from '../log.ts'
import { embeddedConfig, startEmbedded } from './embedded-database.ts'
import { connect } from './open-database.ts'
import { MOST_SILENT_TICKS, pingDatabase, TICK, watchEmbedded } from './ping-database.ts'

const log = openLog('silent')

it('an embedded database is left alone while it answers, and ended once its queue stands still', async () => {
  const embedded = await startEmbedded('memory')
  const { db, pool } = connect(embeddedConfig(embedded), log)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  watchEmbedded(db, embedded, log)
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
  vi.advanceTimersByTime((MOST_SILENT_TICKS + 1) * TICK)
  await embedded.gone
  await expect(pingDatabase(db)).rejects.toThrow()
  socket.destroy()
  await pool.end()
})
