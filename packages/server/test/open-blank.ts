import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { openAsIs } from '../src/core/db/index.ts'
import { openLog } from '../src/core/log/log.ts'
import { administer } from '../../../tools/gate/src/administer.ts'
import { databaseUrl } from './prepare-database.ts'

/** An empty data folder and, on PostgreSQL, an empty database; both are removed after the test. */
export async function openBlank(isEmbedded = inject('clusterUrl') === '') {
  const dataDir = await mkdtemp(join(tmpdir(), 'volute-blank-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }))
  if (isEmbedded) return blank({ DATA_DIR: dataDir })
  const clusterUrl = inject('clusterUrl')
  const name = `volute_${randomUUID().replaceAll('-', '')}`
  await administer(clusterUrl, `create database ${name}`)
  onTestFinished(() => administer(clusterUrl, `drop database ${name} with (force)`))
  return blank({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl(clusterUrl, name) })
}

const blank = (settings: { DATA_DIR: string; DATABASE_URL?: string }) => ({
  /** Settings with which a program uses it. */
  settings: { ...settings, DEMO: 'off' },
  /** Opens the database directly, while no program uses it. */
  open: () => openAsIs({ dataDir: settings.DATA_DIR, databaseUrl: settings.DATABASE_URL }, openLog('error')),
})
