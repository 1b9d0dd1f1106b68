import { limits } from '@volute/domain/core/kernel'
import { sql } from 'drizzle-orm'
import { numberKey } from '../../../core/db/index.ts'
import {
  amountColumn,
  dateColumn,
  flagColumn,
  numberColumn,
  priceColumn,
  required,
  textColumn,
  wholeColumn,
} from '../columns.ts'
import { noteRoundedPrices } from '../capture/rounded-prices.ts'
import type { Kind } from '../kind.ts'
import { from, mergeStaged } from '../merge-staged.ts'

export const parts: Kind = {
  file: 'parts.csv',
  names: { noun: 'part', column: 'part_number' },
  columns: {
    part_number: required(numberColumn),
    description: textColumn(2000),
    unit: { ...textColumn(50), blank: 'EA' },
    price: priceColumn,
    weight_lb: amountColumn(0),
    is_paintable: flagColumn,
    is_sellable: flagColumn,
    has_other_material: flagColumn,
    // The ERP counts back-orders below zero.
    stock: { ...amountColumn(-1_000_000_000), blank: 0 },
    lead_time_days: wholeColumn(9999),
    // Inches that an impeller can be cut down to, and its full trim.
    trim_min: amountColumn(0.01, limits.knownTrim),
    trim_full: amountColumn(0.01, limits.knownTrim),
    // Day on which a publication of the file is to take effect; it is not stored on parts.
    effective_date: dateColumn,
  },
  complete(row) {
    row['description'] ??= row['part_number'] ?? null
  },
  unique: [
    {
      column: 'part_number',
      by: numberKey(sql`s.part_number`),
      says: (line) => `stands in line ${line} already`,
    },
  ],
  async check(tx) {
    const { rows } = await tx.execute<{ line: number }>(
      sql`select line from staged where trim_min > trim_full order by line`,
    )
    return rows.map(({ line }) => ({ line, column: 'trim_min', reason: 'is more than the full trim' }))
  },
  async merge(tx, present) {
    await tx.execute(
      sql`insert into units (name) select distinct unit from staged order by unit on conflict do nothing`,
    )
    const counts = await mergeStaged(tx, present, {
      label: 'parts',
      table: 'parts',
      match: sql`${numberKey(sql`t.part_number`)} = ${numberKey(sql`s.part_number`)}`,
      set: {
        part_number: from('part_number'),
        description: from('description'),
        unit_id: from('unit', sql`(select id from units where name = s.unit)`),
        price_cents: from('price'),
        weight_lb: from('weight_lb'),
        is_paintable: from('is_paintable'),
        is_sellable: from('is_sellable'),
        has_other_material: from('has_other_material'),
        stock: from('stock'),
        lead_time_days: from('lead_time_days'),
        trim_min: from('trim_min'),
        trim_full: from('trim_full'),
      },
    })
    if (present.has('price')) await noteRoundedPrices(tx)
    return [counts]
  },
}
