import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Log } from '../log/log.ts'
import { copyServed } from './copy-embedded.ts'
import { COPY_FOLDER, embeddedConfig, type EmbeddedDatabase, startEmbedded } from './embedded-database.ts'
import { connect } from './open-database.ts'
import type { Database } from './queryable.ts'

/** Database for long work that is rolled back. */
export interface Trial {
  db: Database
  /** True for a copy, which blocks nobody else. */
  isCopy: boolean
  /** Closes a copy and stops any work in it. */
  close(this: void): Promise<void>
}

/** Uses the database itself, for databases that have a session for each connection. */
export const ownTrial = (db: Database): Trial => ({ db, isCopy: false, close: async () => undefined })

/**
 * Opens a copy of the embedded database in its own process: a transaction in the database itself would occupy its one
 * session, and everybody would wait for its end.
 */
export async function openCopy(embedded: EmbeddedDatabase, log: Log): Promise<Trial> {
  const folder = await mkdtemp(join(tmpdir(), COPY_FOLDER))
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 5 })
  try {
    const files = join(folder, 'database')
    await copyServed(embedded.host, files)
    // A database in memory was dumped into one file.
    const trial = await ((await stat(files)).isFile()
      ? startEmbedded('memory', files)
      : startEmbedded(folder))
    const { db, pool } = connect(embeddedConfig(trial), log)
    let closing: Promise<void> | undefined
    async function close() {
      trial.kill()
      await trial.gone
      await pool.end().catch(() => undefined)
      await rm(trial.host, { recursive: true, force: true })
      await remove()
    }
    return { db, isCopy: true, close: () => (closing ??= close()) }
  } catch (error) {
    await remove()
    throw error
  }
}
