import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Log } from '../log.ts'
import type { EmbeddedDatabase } from './embedded-database.ts'
import type { Database, Queryable } from './queryable.ts'

/** Throws unless the database answers within 5 seconds and takes writes, which a standby does not. */
export async function pingDatabase(db: Queryable): Promise<void> {
  const asked = db.execute(sql`select current_setting('transaction_read_only') as "readOnly"`)
  const answer = await Promise.race([asked, wait(5_000, undefined, { ref: false })])
  if (!answer) throw new Error('the database has not answered for 5 seconds')
  if (answer.rows[0]?.['readOnly'] === 'on')
    throw new Error('the database takes no writes, as a standby does not')
}

/** Ticks without an answer; counted rather than timed, so that a machine that was asleep kills nothing. */
export const MOST_SILENT_TICKS = 6
/** In ms. */
export const TICK = 5_000

/**
 * Kills an embedded database that has not answered for 30 seconds, and with it the shop, for a supervisor to restart: the
 * queue of pglite-socket blocks for good once PGlite has thrown inside it.
 */
export function watchEmbedded(db: Database, embedded: EmbeddedDatabase, log: Log): void {
  let silentTicks = 0
  let asking = false
  const timer = setInterval(() => void tick(), TICK).unref()
  void embedded.gone.then(() => clearInterval(timer))

  async function tick() {
    if (silentTicks++ === MOST_SILENT_TICKS) {
      log.fatal('the embedded database does not answer any more and is ended')
      embedded.kill()
    }
    if (asking) return
    asking = true
    const answers = await pingDatabase(db).then(
      () => true,
      () => false,
    )
    asking = false
    if (answers) silentTicks = 0
  }
}
