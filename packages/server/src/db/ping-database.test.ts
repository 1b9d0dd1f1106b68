import { once } from 'node:events'
import { connect as dial } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { openLog } from '../log.ts'
import { embeddedConfig, startEmbedded } from './embedded-database.ts'
import { connect } from './open-database.ts'
import { pingDatabase, watchEmbedded } from './ping-database.ts'

const log = openLog('silent')

it('an embedded database is left alone while it answers, and ended once its queue stands still', async () => {
  const embedded = await startEmbedded('memory')
  const { db, pool } = connect(embeddedConfig(embedded), log)
  watchEmbedded(db, embedded, log, 50)
  await wait(1_000)
  await pingDatabase(db)

  const socket = dial(join(embedded.host, '.s.PGSQL.5432'))
  await once(socket, 'connect')
  socket.on('error', () => {}).write(Buffer.alloc(100))
  await wait(100)
  await expect(pingDatabase(db)).rejects.toThrow()
  await embedded.gone
  socket.destroy()
  await pool.end()
})
