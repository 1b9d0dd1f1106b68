import { limits } from '@volute/domain/core/kernel'
import { keptReasons } from '@volute/domain/workbench/workbench'
import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../core/db/index.ts'
import { findWrongPaths } from '../../catalogue/numbers/index.ts'
import { isLeft } from './inverse-store.ts'

/**
 * Keeps rows that would close a cycle when restored, because others have added rows since. Returns their number; with those
 * kept, the remaining rows may close another cycle.
 */
export async function keepCircles(tx: Transaction, publicationId: number): Promise<number> {
  const rows = sql`(
    select * from publication_rows r where publication_id = ${publicationId}
      and ${isLeft})`
  let kept = 0
  for (const { table, key, child, depth, stored } of chains) {
    const { rows: any } = await tx.execute(sql`
      select from ${rows} r where table_name = ${table} and before->>${child} is not null limit 1`)
    if (any.length === 0) continue
    const { cycles, tooDeep } = findWrongPaths(
      await readEdges(tx, rows, { table, key, child, stored }),
      depth,
    )
    for (const path of [...cycles, ...tooDeep])
      kept += await keepOnPath(tx, rows, { table, key, child }, path)
  }
  return kept
}

interface Chain {
  table: string
  /** Columns that identify the row; `child` is the column with the next part. */
  key: [parent: string, ...others: string[]]
  child: string
  depth: number
  stored: SQL
}

const chains: readonly Chain[] = [
  {
    table: 'bom_lines',
    key: ['parent_part_id', 'position'],
    child: 'child_part_id',
    depth: limits.bomDepth,
    stored: sql`select parent_part_id as parent, child_part_id as child, parent_part_id || ' ' || position as key from bom_lines`,
  },
  {
    table: 'parts',
    key: ['id'],
    child: 'replaced_by_part_id',
    depth: limits.replacements,
    stored: sql`select id, replaced_by_part_id, id::text from parts where replaced_by_part_id is not null`,
  },
]

/** Each part with its children or its replacement, as they will be after the rollback. */
async function readEdges(tx: Transaction, rows: SQL, { table, key, child, stored }: Omit<Chain, 'depth'>) {
  const edges = new Map<number, number[]>()
  const reported = (of: string) =>
    sql`concat_ws(' ', ${sql.join(
      key.map((column) => sql`${sql.raw(of)}->>${column}`),
      sql`, `,
    )})`
  await tx.execute(sql`
    declare chained no scroll cursor for
    select t.parent, t.child from (${stored}) t (parent, child, key)
    where not exists (
      select from ${rows} r where table_name = ${table} and ${reported('coalesce(after, before)')} = t.key
        and (before->>${child}) is distinct from (after->>${child}))
    union all
    select (before->>${key[0]})::int, (before->>${child})::int from ${rows} r
    where table_name = ${table} and before->>${child} is not null and (before->>${child}) is distinct from (after->>${child})`)
  for (;;) {
    const { rows: some } = await tx.execute<{ parent: number; child: number }>(sql`fetch 20000 from chained`)
    if (some.length === 0) break
    for (const { parent, child: below } of some) edges.set(parent, [...(edges.get(parent) ?? []), below])
  }
  await tx.execute(sql`close chained`)
  return edges
}

async function keepOnPath(
  tx: Transaction,
  rows: SQL,
  { table, key, child }: Pick<Chain, 'table' | 'key' | 'child'>,
  path: readonly number[],
): Promise<number> {
  const steps = path.slice(1).map((below, place) => `${path[place]} ${below}`)
  const { rowCount } = await tx.execute(sql`
    insert into kept_rows
    select place, ${keptReasons.circle} from ${rows} r
    where table_name = ${table} and (before->>${child}) is distinct from (after->>${child})
      and concat_ws(' ', before->>${key[0]}, before->>${child}) = any(${sql.param(steps)}::text[])`)
  return rowCount ?? 0
}
