import { sql } from 'drizzle-orm'
import { numberKey } from '../../../core/db/index.ts'
import {
  amountColumn,
  dateColumn,
  identifierColumn,
  numberColumn,
  partColumn,
  textColumn,
} from '../columns.ts'
import type { Kind } from '../kind.ts'
import { from, mergeStaged } from '../merge-staged.ts'

const described = {
  pump_model: from('pump_model'),
  trim: from('trim'),
  angle: from('angle'),
  pump_type: from('pump_type'),
  description: from('description'),
  manual_1: from('manual_1'),
  manual_2: from('manual_2'),
  exploded_drawing_number: from('exploded_drawing_number'),
}

/** A row with a serial number is a pump; one without describes the BOM itself. */
export const pumps: Kind = {
  file: 'pumps.csv',
  names: { noun: 'pump', column: 'serial_number' },
  columns: {
    bom_number: partColumn('bom_part_id'),
    pump_model: textColumn(100),
    serial_number: numberColumn,
    trim: amountColumn(0),
    angle: amountColumn(0),
    pump_type: textColumn(100),
    copilot_id: identifierColumn(100),
    description: textColumn(2000),
    ship_date: dateColumn,
    manual_1: textColumn(500),
    manual_2: textColumn(500),
    exploded_drawing_number: numberColumn,
    account_identifier: identifierColumn(50),
  },
  unique: [
    {
      column: 'serial_number',
      by: numberKey(sql`s.serial_number`),
      says: (line) => `this serial number stands on two pumps: line ${line} has it already`,
    },
    {
      column: 'bom_number',
      by: sql`case when s.serial_number is null then s.bom_part_id end`,
      says: (line) => `line ${line} describes this BOM already`,
    },
  ],
  async merge(tx, present) {
    return [
      await mergeStaged(tx, present, {
        label: 'pumps',
        table: 'pumps',
        where: sql`s.serial_number is not null`,
        match: sql`${numberKey(sql`t.serial_number`)} = ${numberKey(sql`s.serial_number`)}`,
        set: {
          bom_part_id: from('bom_number', sql`s.bom_part_id`),
          serial_number: from('serial_number'),
          copilot_id: from('copilot_id'),
          ship_date: from('ship_date'),
          account_identifier: from('account_identifier'),
          ...described,
        },
      }),
      await mergeStaged(tx, present, {
        label: 'BOM descriptions',
        table: 'boms',
        where: sql`s.serial_number is null`,
        match: sql`t.part_id = s.bom_part_id`,
        set: { part_id: from('bom_number', sql`s.bom_part_id`), ...described },
      }),
    ]
  },
}
