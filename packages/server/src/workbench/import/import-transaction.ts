import { hostname } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../core/db/index.ts'

/** The import was stopped by a signal; nothing has changed. */
export class ImportStopped extends Error {}

/**
 * Runs `work` in one transaction. A stop cancels the running statement on the server and rolls everything back; the embedded
 * database has one session and finishes its statement first. After `work` has called `settle`, a stop has no effect.
 */
export async function stoppableTransaction(
  db: Database,
  stop: AbortSignal | undefined,
  work: (tx: Transaction, settle: () => void) => Promise<void>,
): Promise<void> {
  const settled = new AbortController()
  let cancelled: Promise<void> | undefined

  function settle() {
    stop?.throwIfAborted()
    settled.abort()
  }

  try {
    await db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      const cancel = () => {
        cancelled = cancelUntil(settled.signal, db, rows[0]?.pid ?? 0)
      }
      stop?.addEventListener('abort', cancel, { signal: settled.signal })
      stop?.throwIfAborted()
      await work(tx, settle)
    })
  } catch (error) {
    throw stop?.aborted && !settled.signal.aborted ? new ImportStopped() : error
  } finally {
    settled.abort()
    await cancelled
  }
}

/** Cancels repeatedly, because between two statements there is nothing to cancel. */
async function cancelUntil(settled: AbortSignal, db: Database, pid: number) {
  while (!settled.aborted) {
    await db.execute(sql`select pg_cancel_backend(${pid}) where pg_backend_pid() <> ${pid}`)
    await setTimeout(300, undefined, { signal: settled }).catch(() => undefined)
  }
}

/** Any number that no other lock uses. */
const LOCK = 19460002

/** Allows one import at a time: a second one waits, and `onWait` names the one it waits for. */
export async function takeTurn(tx: Transaction, onWait?: (sentence: string) => void): Promise<void> {
  const name = `shop import, process ${process.pid} on ${hostname()}`
  await tx.execute(sql`select set_config('application_name', ${name}, true)`)
  const { rows } = await tx.execute<{ free: boolean }>(sql`select pg_try_advisory_xact_lock(${LOCK}) as free`)
  if (rows[0]?.free) return
  onWait?.(await sayHolder(tx))
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
}

async function sayHolder(tx: Transaction): Promise<string> {
  const { rows } = await tx.execute<{ pid: number; name: string; since: string }>(sql`
    select a.pid, a.application_name as name,
      to_char(a.xact_start at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS "UTC"') as since
    from pg_locks l join pg_stat_activity a using (pid)
    where l.locktype = 'advisory' and l.granted and l.classid = 0 and l.objid = ${LOCK}
      and l.database = (select oid from pg_database where datname = current_database())`)
  const [holder] = rows
  if (!holder) return 'Waiting for another import to end.'
  return `Waiting for another import, at work since ${holder.since}: ${holder.name} (database session ${holder.pid}).`
}
