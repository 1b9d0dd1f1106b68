import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/index.ts'
import { checkStagedBoms } from '../boms/check-staged-boms.ts'
import { amountColumn, required, wholeColumn } from '../columns.ts'
import type { Kind } from '../kind.ts'
import { from, mergeStaged } from '../merge-staged.ts'
import { partColumn } from '../references.ts'

/** Lists and drawings count by it (OQ-73). */
const wholePosition =
  'a whole number: a position is the number of a balloon. Give the line one that its BOM has not, and the balloon the same'

/** A BOM in the file becomes exactly the file's lines; a BOM that is not in the file stays as it is. */
export const bomLines: Kind = {
  file: 'bom_lines.csv',
  columns: {
    parent_part_number: partColumn('parent_part_id'),
    child_part_number: partColumn('child_part_id'),
    quantity: required(amountColumn(0.001)),
    position: required(wholeColumn(2_147_483_647, wholePosition)),
  },
  unique: [
    {
      column: 'position',
      by: sql`s.parent_part_id::text || ' ' || s.position`,
      says: (line) => `this BOM has this position in line ${line} already`,
    },
  ],
  check: checkStagedBoms,
  async merge(tx, present) {
    const removed = await removeOthers(tx)
    const counts = await mergeStaged(tx, present, {
      label: 'BOM lines',
      table: 'bom_lines',
      match: sql`t.parent_part_id = s.parent_part_id and t.position = s.position`,
      set: {
        parent_part_id: from('parent_part_number', sql`s.parent_part_id`),
        child_part_id: from('child_part_number', sql`s.child_part_id`),
        quantity: from('quantity'),
        position: from('position'),
      },
    })
    return [{ ...counts, removed }]
  },
}

async function removeOthers(tx: Transaction): Promise<number> {
  const removed = await tx.execute(sql`
    delete from bom_lines t
    where exists (select from staged s where s.parent_part_id = t.parent_part_id)
      and not exists (
        select from staged s where s.parent_part_id = t.parent_part_id and s.position = t.position
      )`)
  return removed.rowCount ?? 0
}
