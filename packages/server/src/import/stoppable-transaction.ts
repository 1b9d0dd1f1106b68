import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/index.ts'

/** Somebody has stopped the import; nothing is changed. */
export class ImportStopped extends Error {}

/**
 * Runs `work` in one transaction. A stop cancels the statement that runs on the server and takes everything back; the
 * embedded database, which has one session, ends its statement first. Once `work` has called `settle`, it is too late.
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

/** Again and again, since between two statements there is nothing to cancel. */
async function cancelUntil(settled: AbortSignal, db: Database, pid: number) {
  while (!settled.aborted) {
    await db.execute(sql`select pg_cancel_backend(${pid}) where pg_backend_pid() <> ${pid}`)
    await setTimeout(300, undefined, { signal: settled }).catch(() => undefined)
  }
}
