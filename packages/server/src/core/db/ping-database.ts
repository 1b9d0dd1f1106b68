import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Log } from '../log/log.ts'
import type { EmbeddedDatabase } from './embedded-database.ts'
import type { Statements } from './open-statements.ts'
import type { Queryable } from './queryable.ts'

/** Throws unless the database answers within 5 seconds and accepts writes; a standby does not. */
export async function pingDatabase(db: Queryable): Promise<void> {
  const asked = db.execute(sql`select current_setting('transaction_read_only') as "readOnly"`)
  const answer = await Promise.race([asked, wait(5_000, undefined, { ref: false })])
  if (!answer) throw new Error('the database has not answered for 5 seconds')
  if (answer.rows[0]?.['readOnly'] === 'on')
    throw new Error('the database takes no writes, as a standby does not')
}

/** Ticks without an answer. Counted rather than timed, so that waking up from sleep kills nothing. */
export const MOST_SILENT_TICKS = 6
/** Ticks that one statement, or a pause in a transaction, may take. */
export const MOST_BUSY_TICKS = 120
/** Milliseconds per tick. */
export const TICK = 5_000

/**
 * Kills an embedded database, and with it the shop, when a statement has waited for 30 seconds while its process is idle; a
 * supervisor restarts the shop. The queue of pglite-socket blocks for good once PGlite has thrown inside it. A slow
 * transaction of the shop, or a long statement of up to ten minutes, does not count.
 */
export function watchEmbedded(
  { db, statements }: { db: Queryable; statements: Statements },
  embedded: Pick<EmbeddedDatabase, 'gone' | 'isIdle' | 'kill'>,
  log: Log,
): void {
  let [silentTicks, busyTicks, answered] = [0, 0, 0]
  let asking = false
  const timer = setInterval(() => void tick(), TICK).unref()
  void embedded.gone.then(() => clearInterval(timer))

  async function tick() {
    if (!asking || statements.answered() !== answered) [silentTicks, busyTicks] = [0, 0]
    else if (!statements.isHeld() && (await embedded.isIdle())) silentTicks++
    else busyTicks++
    answered = statements.answered()
    if (!asking) void ask()
    if (silentTicks <= MOST_SILENT_TICKS && busyTicks <= MOST_BUSY_TICKS) return
    clearInterval(timer)
    log.fatal('the embedded database does not answer any more and is ended')
    embedded.kill()
  }

  async function ask() {
    asking = true
    await db.execute(sql`select`).catch(() => undefined)
    asking = false
  }
}
