import { sql } from 'drizzle-orm'
import type { Transaction } from '../../core/db/index.ts'

/** Plan that finds a few lines in large tables; a scan of the index may read all of it, one for a bitmap never does. */
const byIndex = ['enable_nestloop']
const byHash = [
  'enable_hashjoin',
  'enable_mergejoin',
  'enable_seqscan',
  'enable_indexscan',
  'enable_indexonlyscan',
]

/**
 * Chooses how the statements that follow find rows, whatever sizes the planner assumes: those of whole files in whole tables by hashing
 * both, those of a few lines one by one in an index.
 */
export async function joinBy(tx: Transaction, way: 'hash' | 'index'): Promise<void> {
  const allowed = way === 'index' ? byIndex : byHash
  const settings = [...byIndex, ...byHash].map(
    (name) => sql`set_config(${name}, ${allowed.includes(name) ? 'on' : 'off'}, true)`,
  )
  await tx.execute(sql`select ${sql.join(settings, sql`, `)}`)
}
