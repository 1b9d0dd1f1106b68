import { sql } from 'drizzle-orm'
import { nameKey, type Transaction } from '../../../core/db/index.ts'
import {
  amountColumn,
  type Column,
  dateColumn,
  flagColumn,
  partColumn,
  patternColumn,
  required,
  textColumn,
} from '../columns.ts'
import type { Kind, Problem } from '../kind.ts'
import { from, isEachGroupNamed, mergeStaged, sameStagedName, uniqueName } from '../merge-staged.ts'

/** Warehouses of the order desk; the main one holds the stock of parts.csv (DESK-10). */
export const warehouses: Kind = {
  file: 'warehouses.csv',
  names: { noun: 'warehouse', column: 'name' },
  columns: {
    name: required(textColumn(100)),
    state: textColumn(50),
    country: required(patternColumn(/^[A-Z]{2}$/i, 'a country code such as US')),
    is_main: flagColumn,
  },
  unique: [
    uniqueName('name'),
    {
      column: 'is_main',
      by: sql`case when s.is_main then 'main' end`,
      says: (line) => `line ${line} is the main warehouse already`,
    },
  ],
  check: async (tx, present) => (present.has('is_main') ? findLostMain(tx) : []),
  async merge(tx, present) {
    await tx.execute(sql`
      update warehouses t set is_main = false
      from staged s where t.is_main and s.is_main and not (${sameStagedName('name')})`)
    const counts = await mergeStaged(tx, present, {
      label: 'warehouses',
      table: 'warehouses',
      match: sameStagedName('name'),
      set: {
        name: from('name'),
        state: from('state'),
        country: from('country', sql`upper(s.country)`),
        is_main: from('is_main'),
      },
    })
    return [counts]
  },
}

/** Rejects a row that takes the main warehouse away where no good row names another one. */
async function findLostMain(tx: Transaction): Promise<Problem[]> {
  const { rows } = await tx.execute<{ line: number }>(sql`
    select s.line from staged s join warehouses t on ${sameStagedName('name')}
    where t.is_main and not s.is_main and not s.bad
      and not exists (select from staged m where m.is_main and not m.bad)`)
  return rows.map(({ line }) => ({
    line,
    column: 'is_main',
    reason: 'is the main warehouse, and no good row makes another one that',
  }))
}

const warehouseColumn: Column = {
  ...required(textColumn(100)),
  refersTo: {
    noun: 'warehouse',
    stagedAs: 'warehouse_id',
    find: (value) => sql`select id from warehouses where ${nameKey(sql`name`)} = ${nameKey(value)}`,
  },
}

/** Stock outside the main warehouse. */
export const stock: Kind = {
  file: 'stock.csv',
  columns: {
    part_number: partColumn('part_id'),
    warehouse: warehouseColumn,
    quantity: required(amountColumn(0)),
  },
  unique: [
    {
      column: 'warehouse',
      by: sql`s.part_id || ' ' || s.warehouse_id`,
      says: (line) => `holds this part in line ${line} already`,
    },
  ],
  check: findMainStock,
  async merge(tx, present) {
    const counts = await mergeStaged(tx, present, {
      label: 'stock in other warehouses',
      table: 'warehouse_stock',
      match: sql`t.part_id = s.part_id and t.warehouse_id = s.warehouse_id`,
      set: {
        part_id: from('part_number', sql`s.part_id`),
        warehouse_id: from('warehouse', sql`s.warehouse_id`),
        quantity: from('quantity'),
      },
    })
    return [counts]
  },
}

async function findMainStock(tx: Transaction): Promise<Problem[]> {
  const { rows } = await tx.execute<{ line: number }>(sql`
    select line from staged s join warehouses w on w.id = s.warehouse_id where w.is_main and not s.bad order by line`)
  return rows.map(({ line }) => ({
    line,
    column: 'warehouse',
    reason: 'is the main warehouse, whose stock stands in parts.csv',
  }))
}

/**
 * All receipts on order: one that is no longer in the file has arrived, or will not arrive. A part with a bad row keeps its
 * receipts.
 */
export const receipts: Kind = {
  file: 'receipts.csv',
  whole: { of: 'RECEIPTS', column: 'part_number', by: sql`s.part_id` },
  columns: {
    part_number: partColumn('part_id'),
    due_on: required(dateColumn),
    quantity: required(amountColumn(0.001)),
  },
  unique: [
    {
      column: 'due_on',
      by: sql`s.part_id || ' ' || s.due_on`,
      says: (line) => `line ${line} has this part for the same day already`,
    },
  ],
  async merge(tx, present) {
    const isStaged = sql`t.part_id = s.part_id and t.due_on = s.due_on`
    const removed = await tx.execute(sql`
      delete from expected_receipts t
      where ${isEachGroupNamed} and not exists (select from left_whole where whole = t.part_id)
        and not exists (select from staged s where ${isStaged})`)
    const counts = await mergeStaged(tx, present, {
      label: 'expected receipts',
      table: 'expected_receipts',
      match: isStaged,
      set: {
        part_id: from('part_number', sql`s.part_id`),
        due_on: from('due_on'),
        quantity: from('quantity'),
      },
    })
    return [{ ...counts, removed: removed.rowCount ?? 0 }]
  },
}
