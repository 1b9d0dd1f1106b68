import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '@volute/server/core/db'
import { openLog } from '@volute/server/log'
import type { Pool } from 'pg'
import { openPostgres } from './open-postgres.ts'

/** A PostgreSQL that waits for its disk like a real one, with the shop's tables, and a folder for the shop's files. */
export interface World {
  version: string
  db: Database
  pool: Pool
  /** Settings with which the shop's process finds both. */
  settings: { DATABASE_URL: string; DATA_DIR: string }
  close(): Promise<void>
}

export async function openWorld(): Promise<World> {
  const cluster = await openCluster()
  const world = await openOn(cluster, cluster.url)
  async function close() {
    await world.close()
    await cluster.close()
  }
  return { ...world, close }
}

/** Opens several worlds on one PostgreSQL, each a database of its own. */
export async function openWorlds(count: number): Promise<{ worlds: World[]; close(): Promise<void> }> {
  const first = await openWorld()
  const worlds = [first]
  while (worlds.length < count) {
    const name = `world_${worlds.length}`
    await first.pool.query(`create database ${name}`)
    worlds.push(await openOn(first, new URL(name, first.settings.DATABASE_URL).href))
  }
  async function close() {
    for (const world of worlds.toReversed()) await world.close()
  }
  return { worlds, close }
}

const openCluster = () => openPostgres(new AbortController().signal, { isDurable: true })

async function openOn({ version }: { version: string }, databaseUrl: string): Promise<World> {
  const dataDir = await mkdtemp(join(tmpdir(), 'volute-bench-'))
  const { db, pool, close } = await openDatabase({ databaseUrl, dataDir }, openLog('fatal'))
  return {
    version,
    db,
    pool,
    settings: { DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
    async close() {
      await close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
