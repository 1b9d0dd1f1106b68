import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/index.ts'
import type { Count, Kind } from '../kind.ts'
import { partColumn } from '../references.ts'
import { checkStagedSupersessions } from '../supersessions/check-staged-supersessions.ts'

/** Which part replaces which; a blank replacement takes it back. The same row may stand twice. */
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
