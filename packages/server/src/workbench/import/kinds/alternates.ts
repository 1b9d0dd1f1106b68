import { alternateKinds } from '@volute/domain/catalogue/fit'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '../../../core/db/index.ts'
import { flagColumn, partColumn, required, textColumn } from '../columns.ts'
import type { Kind, Problem } from '../kind.ts'
import { from, isEachGroupNamed, mergeStaged } from '../merge-staged.ts'

/** Kind of a pair that is no longer approved. */
const WITHDRAWN = 'NONE'

/**
 * Alternates of parts. A pair in the file is approved exactly as the file says, for all BOMs or for those named. A part with
 * a bad row keeps its alternates.
 */
export const alternates: Kind = {
  file: 'alternates.csv',
  whole: { of: 'ALTERNATES', column: 'part_number', by: sql`s.part_id` },
  columns: {
    part_number: partColumn('part_id'),
    alternate: partColumn('alternate_part_id'),
    kind: required({
      type: 'text',
      read: z
        .string()
        .toUpperCase()
        .pipe(
          z.enum([...alternateKinds, WITHDRAWN], {
            error: ({ input }) =>
              `'${String(input)}' is none of ${[...alternateKinds, WITHDRAWN].join(', ')}`,
          }),
        ),
    }),
    both_ways: flagColumn,
    bom_number: { ...partColumn('bom_part_id'), required: false },
    note: textColumn(500),
  },
  unique: [
    {
      column: 'alternate',
      by: sql`s.part_id || ' ' || s.alternate_part_id || ' ' || coalesce(s.bom_part_id, 0)`,
      says: (line) => `line ${line} has this pair for the same BOM already`,
    },
  ],
  check: findPartsThemselves,
  async merge(tx, present) {
    const removed = await tx.execute(sql`
      delete from part_alternates t
      where ${isEachGroupNamed}
        and exists (select from staged s where s.part_id = t.part_id and s.alternate_part_id = t.alternate_part_id)
        and not exists (select from staged s where ${isStaged} and s.kind <> ${WITHDRAWN})`)
    const counts = await mergeStaged(tx, present, {
      label: 'alternates',
      table: 'part_alternates',
      where: sql`s.kind <> ${WITHDRAWN}`,
      match: isStaged,
      set: {
        part_id: from('part_number', sql`s.part_id`),
        alternate_part_id: from('alternate', sql`s.alternate_part_id`),
        kind: from('kind', sql`s.kind::alternate_kind`),
        is_both_ways: from('both_ways'),
        bom_part_id: from('bom_number', sql`s.bom_part_id`),
        note: from('note'),
      },
    })
    return [{ ...counts, removed: removed.rowCount ?? 0 }]
  },
}

const isStaged = sql`t.part_id = s.part_id and t.alternate_part_id = s.alternate_part_id
  and coalesce(t.bom_part_id, 0) = coalesce(s.bom_part_id, 0)`

async function findPartsThemselves(tx: Transaction): Promise<Problem[]> {
  const { rows } = await tx.execute<{ line: number }>(
    sql`select line from staged where part_id = alternate_part_id and not bad order by line`,
  )
  return rows.map(({ line }) => ({ line, column: 'alternate', reason: 'is the part itself' }))
}
