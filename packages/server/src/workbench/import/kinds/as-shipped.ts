import { limits } from '@volute/domain/core/kernel'
import { sql } from 'drizzle-orm'
import { numberKey, type Transaction } from '../../../core/db/index.ts'
import { amountColumn, numberColumn, pumpColumn, required, wholeColumn } from '../columns.ts'
import type { Kind, Problem } from '../kind.ts'
import { from, isEachGroupNamed, mergeStaged } from '../merge-staged.ts'

/**
 * As-shipped lines of pumps: a pump in the file has exactly the file's lines. Part numbers that the catalogue does not have,
 * or no longer has, are kept as text.
 */
export const asShipped: Kind = {
  file: 'as_shipped.csv',
  whole: { of: 'PUMP', column: 'serial_number', by: sql`s.pump_id` },
  columns: {
    serial_number: pumpColumn,
    parent_part_number: required(numberColumn),
    child_part_number: required(numberColumn),
    quantity: required(amountColumn(0.001)),
    position: required(wholeColumn(limits.integer)),
  },
  unique: [
    {
      column: 'position',
      by: sql`s.pump_id::text || ' ' || s.position || ' ' || ${numberKey(sql`s.parent_part_number`)}`,
      says: (line) => `this assembly of the pump has this position in line ${line} already`,
    },
  ],
  check: checkStagedPumps,
  async merge(tx, present) {
    const removed = await tx.execute(sql`
      delete from as_shipped_lines t
      where ${isEachGroupNamed} and exists (select from staged s where s.pump_id = t.pump_id)
        and not exists (select from staged s where ${isStaged})`)
    const counts = await mergeStaged(tx, present, {
      label: 'as-shipped lines',
      table: 'as_shipped_lines',
      match: isStaged,
      set: {
        pump_id: from('serial_number', sql`s.pump_id`),
        parent_part_number: from('parent_part_number'),
        child_part_number: from('child_part_number'),
        quantity: from('quantity'),
        position: from('position'),
      },
    })
    return [{ ...counts, removed: removed.rowCount ?? 0 }]
  },
}

const isStaged = sql`t.pump_id = s.pump_id and t.position = s.position
  and ${numberKey(sql`t.parent_part_number`)} = ${numberKey(sql`s.parent_part_number`)}`

/** Rejects a pump of good lines without any below its BOM. */
async function checkStagedPumps(tx: Transaction): Promise<Problem[]> {
  const { rows } = await tx.execute<{ line: number; bom: string }>(sql`
    select line, part_number as bom
    from (select pump_id, min(line) as line, array_agg(${numberKey(sql`parent_part_number`)}) as parents
        from staged group by pump_id having not bool_or(bad)) pump
      join pumps on pumps.id = pump_id join parts on parts.id = bom_part_id
    where not ${numberKey(sql`part_number`)} = any(parents) order by line`)
  return rows.map(({ line, bom }) => ({
    line,
    column: 'parent_part_number',
    reason: `no line of this pump stands below its BOM '${bom}'`,
  }))
}
