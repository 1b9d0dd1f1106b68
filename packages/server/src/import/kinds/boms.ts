import { sql } from 'drizzle-orm'
import { flagColumn } from '../columns.ts'
import type { Kind } from '../kind.ts'
import { from, mergeStaged } from '../merge-staged.ts'
import { partColumn } from '../references.ts'

export const boms: Kind = {
  file: 'boms.csv',
  columns: { bom_number: partColumn('bom_part_id'), force_nested: flagColumn },
  unique: [
    {
      column: 'bom_number',
      by: sql`s.bom_part_id`,
      says: (line) => `stands in line ${line} already`,
    },
  ],
  async merge(tx, present) {
    return [
      await mergeStaged(tx, present, {
        label: 'BOMs',
        table: 'boms',
        match: sql`t.part_id = s.bom_part_id`,
        set: {
          part_id: from('bom_number', sql`s.bom_part_id`),
          force_nested: from('force_nested'),
        },
      }),
    ]
  },
}
