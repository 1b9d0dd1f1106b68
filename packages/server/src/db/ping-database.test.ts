import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { expect, it } from 'vitest'
import { openLog } from '../log.ts'
import { embeddedConfig, startEmbedded } from './embedded-database.ts'
import { connect } from './open-database.ts'
import { pingDatabase, watchEmbedded } from './ping-database.ts'

const log = openLog('silent')

it('an embedded database is left alone while it answers, and ended once somebody keeps it to themselves', async () => {
  const embedded = await startEmbedded('memory')
  const { db, pool } = connect(embeddedConfig(embedded), log)
  watchEmbedded(db, embedded, log, 50)
  await wait(1_000)
  await pingDatabase(db)

  const other = new Client({ ...embeddedConfig(embedded) })
  other.on('error', () => {})
  await other.connect()
  await other.query('begin')
  await expect(pingDatabase(db)).rejects.toThrow()
  await embedded.gone
  await pool.end()
}, 60_000)
