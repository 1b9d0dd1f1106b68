import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@volute/server/core/db'
import { openLog } from '@volute/server/log'
import { Pool } from 'pg'
import { openStage, type Side } from '../table/open-stage.ts'
import { startShopProcess } from '../world/start-shop-process.ts'

/** Opens a shop on an embedded database with the table's stage, and a separate connection to that database. */
export async function openEmbeddedSide(
  shoppersEach: number,
  parts: number,
): Promise<Side & { close(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'volute-bench-embedded-'))
  const opened = await openDatabase({ dataDir }, openLog('fatal'))
  const stage = await openStage(opened, shoppersEach, parts)
  await opened.close()
  const shop = await startShopProcess({ DATA_DIR: dataDir, DEMO: 'off' })
  const host = await readFile(join(dataDir, 'socket-folder'), 'utf8')
  const pool = new Pool({ host, user: 'postgres', database: 'postgres', max: 1 })
  return {
    stage: { ...stage, world: { db: opened.db, pool } },
    address: shop.address,
    processIds: [shop.child.pid ?? 0],
    async close() {
      await pool.end()
      await shop.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
