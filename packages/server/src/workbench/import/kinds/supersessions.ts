import { sql } from 'drizzle-orm'
import { limits } from '@volute/domain/core/kernel'
import type { Transaction } from '../../../core/db/index.ts'
import { partColumn } from '../columns.ts'
import { findWrongPaths } from '../../../catalogue/numbers/index.ts'
import type { Count, Kind, Problem } from '../kind.ts'

/** Replacements of parts; a blank `replaced_by` removes one. The same row may occur twice. */
export const supersessions: Kind = {
  file: 'supersessions.csv',
  columns: {
    part_number: partColumn('part_id'),
    replaced_by: { ...partColumn('replaced_by_part_id'), required: false },
  },
  unique: [],
  check: checkStagedSupersessions,
  async merge(tx, present) {
    const counts = present.has('replaced_by')
      ? await setReplacements(tx)
      : { added: 0, changed: 0, removed: 0 }
    const unchanged = (await countRows(tx)) - counts.added - counts.changed - counts.removed
    return [{ label: 'supersessions', unchanged, ...counts }]
  },
}

async function setReplacements(
  tx: Transaction,
): Promise<Pick<Count, 'added' | 'changed'> & { removed: number }> {
  const { rows } = await tx.execute<{ added: number; changed: number; removed: number }>(sql`
    with differing as (
      select distinct t.id, t.replaced_by_part_id as was, s.replaced_by_part_id as becomes
      from staged s join parts t on t.id = s.part_id
      where t.replaced_by_part_id is distinct from s.replaced_by_part_id),
    updated as (
      update parts t set replaced_by_part_id = becomes from differing where differing.id = t.id)
    select count(*) filter (where was is null)::int as added,
      count(*) filter (where was is not null and becomes is not null)::int as changed,
      count(*) filter (where becomes is null)::int as removed
    from differing`)
  return rows[0] ?? { added: 0, changed: 0, removed: 0 }
}

async function countRows(tx: Transaction): Promise<number> {
  const { rows } = await tx.execute<{ total: number }>(sql`select count(*)::int as total from staged`)
  return rows[0]?.total ?? 0
}

/** Rejects a part that has two replacements, replaces itself, or recurs at the end of its chain. */
async function checkStagedSupersessions(tx: Transaction): Promise<Problem[]> {
  const problems = await findContradictions(tx)
  await setAside(tx, problems)
  for (;;) {
    const found = await findWrongChains(tx)
    if (found.length === 0) return problems
    problems.push(...found)
    // When a row is left out, the stored replacement applies again, which may close another cycle.
    await setAside(tx, found)
  }
}

async function findContradictions(tx: Transaction): Promise<Problem[]> {
  const { rows } = await tx.execute<{ line: number; first: number }>(sql`
    select line, first from (
      select line, replaced_by_part_id, first_value(line) over same as first,
        first_value(replaced_by_part_id) over same as first_replacement
      from staged where not bad
      window same as (partition by part_id order by line)
    ) compared where replaced_by_part_id is distinct from first_replacement order by line`)
  return rows.map(({ line, first }) => ({
    line,
    column: 'replaced_by',
    reason: `line ${first} gives this part another replacement`,
  }))
}

async function setAside(tx: Transaction, problems: readonly Problem[]): Promise<void> {
  const lines = problems.map(({ line }) => line)
  await tx.execute(sql`update staged set bad = true where line = any(${sql.param(lines)}::int[])`)
}

async function findWrongChains(tx: Transaction): Promise<Problem[]> {
  const { cycles, tooDeep } = findWrongPaths(await readMergedReplacements(tx), limits.replacements)
  const problems: Problem[] = []
  for (const path of cycles)
    problems.push(
      ...(await blame(
        tx,
        path,
        path.length === 2 ? 'a part cannot replace itself' : 'the parts would replace each other',
      )),
    )
  for (const path of tooDeep)
    problems.push(
      ...(await blame(tx, path, `the chain would be more than ${limits.replacements} replacements long`)),
    )
  return problems
}

/** Replacement of every part after the import: the file's if it has one, otherwise the database's. */
async function readMergedReplacements(tx: Transaction): Promise<Map<number, number[]>> {
  const { rows } = await tx.execute<{ part: number; replacement: number }>(sql`
    select t.id as part, t.replaced_by_part_id as replacement from parts t
    where t.replaced_by_part_id is not null
      and not exists (select from staged s where s.part_id = t.id and not s.bad)
    union
    select part_id, replaced_by_part_id from staged where not bad and replaced_by_part_id is not null`)
  return new Map(rows.map(({ part, replacement }) => [part, [replacement]]))
}

/** Reports the file's last row on the path, and every row with the same content. */
async function blame(tx: Transaction, path: number[], reason: string): Promise<Problem[]> {
  const { rows } = await tx.execute<{ line: number; numbers: string }>(sql`
    with on_path as (
      select id, lead(id) over (order by place) as next, place
      from unnest(${sql.param(path)}::int[]) with ordinality named (id, place)),
    steps as (select s.* from staged s join on_path on id = part_id and next = replaced_by_part_id where not bad)
    select line, (
      select string_agg(part_number, ' → ' order by place) from on_path join parts using (id)) as numbers
    from steps where part_id = (select part_id from steps order by line desc limit 1) order by line`)
  return rows.map(({ line, numbers }) => ({ line, column: 'replaced_by', reason: `${reason}: ${numbers}` }))
}
