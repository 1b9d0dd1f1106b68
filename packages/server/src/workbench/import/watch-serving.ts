import { sql } from 'drizzle-orm'
import type { Database } from '../../core/db/index.ts'

/** Milliseconds between two checks. */
const LOOK = 500
/** Number of recent checks that count: the database reports calls a second late. */
const LOOKS = 4
/** Scans within those checks that still count as idle, at four per call: a page that shows progress polls once a second. */
const FEW = 12

export interface Serving {
  isServing(this: void): boolean
  stop(this: void): void
}

/**
 * Watches whether any process of the shop is serving people: every call reads its session, and the database counts those
 * reads. Assumes that people are served until the second check, and while the database does not respond.
 */
export function watchServing(db: Pick<Database, 'execute'>, lookMilliseconds = LOOK): Serving {
  let known: number | undefined
  let recent: number[] = []

  async function look() {
    const { rows } = await db.execute<{ scans: number }>(sql`
      select (coalesce(idx_scan, 0) + seq_scan)::float8 as scans from pg_stat_user_tables where relname = 'sessions'`)
    const scans = rows[0]?.scans ?? 0
    if (known !== undefined) note(scans - known)
    known = scans
  }

  function note(scans: number) {
    recent = [...recent, scans].slice(-LOOKS)
  }

  const lookOrServe = () => void look().catch(() => note(Infinity))
  lookOrServe()
  const timer = setInterval(lookOrServe, lookMilliseconds).unref()
  return {
    isServing: () => recent.length === 0 || recent.reduce((sum, scans) => sum + scans) > FEW,
    stop: () => clearInterval(timer),
  }
}
