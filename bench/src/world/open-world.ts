import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '@volute/server/db'
import { openLog } from '@volute/server/log'
import type { Pool } from 'pg'
import { openPostgres } from './open-postgres.ts'

/** A PostgreSQL that waits for its disk as a real one does, with the shop's tables, and a folder for the shop's files. */
export interface World {
  version: string
  db: Database
  pool: Pool
  /** Where the shop's process finds both. */
  settings: { DATABASE_URL: string; DATA_DIR: string }
  close(): Promise<void>
}

export async function openWorld(): Promise<World> {
  const dataDir = await mkdtemp(join(tmpdir(), 'volute-bench-'))
  const cluster = await openPostgres(new AbortController().signal, { isDurable: true })
  const opened = await openDatabase({ databaseUrl: cluster.url, dataDir }, openLog('fatal'))
  return {
    version: cluster.version,
    db: opened.db,
    pool: opened.pool,
    settings: { DATABASE_URL: cluster.url, DATA_DIR: dataDir },
    async close() {
      await opened.close()
      await cluster.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
