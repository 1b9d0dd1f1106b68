import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Queryable } from './queryable.ts'

/** Throws unless the database answers within 5 seconds. */
export async function pingDatabase(db: Queryable): Promise<void> {
  const answer = db.execute(sql`select 1`)
  await Promise.race([answer, wait(5_000, undefined, { ref: false }).then(refuse)])
}

function refuse() {
  throw new Error('the database has not answered for 5 seconds')
}
