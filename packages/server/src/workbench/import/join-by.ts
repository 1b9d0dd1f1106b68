import { sql } from 'drizzle-orm'
import type { Transaction } from '../../core/db/index.ts'

/** Planner settings that find a few lines in large tables. An index scan may read the whole index; a bitmap scan never does. */
const byIndex = ['enable_nestloop']
const byHash = [
  'enable_hashjoin',
  'enable_mergejoin',
  'enable_seqscan',
  'enable_indexscan',
  'enable_indexonlyscan',
]

/**
 * Chooses how the following statements find rows, whatever sizes the planner assumes: `hash` for whole files in whole
 * tables, `index` for a few lines one by one.
 */
export async function joinBy(tx: Transaction, way: 'hash' | 'index'): Promise<void> {
  const allowed = way === 'index' ? byIndex : byHash
  const settings = [...byIndex, ...byHash].map(
    (name) => sql`set_config(${name}, ${allowed.includes(name) ? 'on' : 'off'}, true)`,
  )
  await tx.execute(sql`select ${sql.join(settings, sql`, `)}`)
}
