import { sql } from 'drizzle-orm'
import { nameKey, type Transaction } from '../../../core/db/index.ts'
import { identifierColumn, patternColumn, percentColumn, required, textColumn } from '../columns.ts'
import type { Kind, Problem } from '../kind.ts'
import { from, mergeStaged, sameStagedName, uniqueName } from '../merge-staged.ts'

/** A name that staff typed stays (ACCOUNT-05). */
const nameUnlessTyped = { ...from('name'), keptIf: sql`t.is_name_typed` }

export const accounts: Kind = {
  file: 'accounts.csv',
  names: { noun: 'account', column: 'identifier' },
  columns: {
    identifier: required(identifierColumn(50)),
    name: textColumn(100),
    discount_percent: { ...percentColumn, blank: 0 },
  },
  complete(row) {
    row['name'] ??= row['identifier'] ?? null
  },
  unique: [uniqueName('identifier')],
  async merge(tx, present) {
    return [
      await mergeStaged(tx, present, {
        label: 'accounts',
        table: 'accounts',
        match: sameStagedName('identifier'),
        set: {
          identifier: from('identifier'),
          name: nameUnlessTyped,
          discount_basis_points: from('discount_percent'),
        },
      }),
    ]
  },
}

export const distributors: Kind = {
  file: 'distributors.csv',
  names: { noun: 'distributor', column: 'code' },
  columns: { code: required(identifierColumn(50)), name: textColumn(100) },
  complete(row) {
    row['name'] ??= row['code'] ?? null
  },
  unique: [uniqueName('code'), uniqueName('name')],
  check: findTakenNames,
  async merge(tx, present) {
    return [
      await mergeStaged(tx, present, {
        label: 'distributors',
        table: 'distributors',
        match: sameStagedName('code'),
        set: { code: from('code'), name: nameUnlessTyped },
      }),
    ]
  },
}

async function findTakenNames(tx: Transaction): Promise<Problem[]> {
  const { rows } = await tx.execute<{ line: number; code: string }>(sql`
    select s.line, t.code from staged s join distributors t on ${sameStagedName('name')}
    where ${nameKey(sql`t.code`)} <> ${nameKey(sql`s.code`)}`)
  return rows.map(({ line, code }) => ({
    line,
    column: 'name',
    reason: `belongs to distributor '${code}' already`,
  }))
}

export const paintColors: Kind = {
  file: 'paint_colors.csv',
  columns: {
    name: required(textColumn(100)),
    /** A color that nobody has measured is shown as plain gray. */
    hex_code: { ...patternColumn(/^#[0-9A-F]{6}$/i, 'a colour such as #1F4E79'), blank: '#808080' },
  },
  unique: [uniqueName('name')],
  async merge(tx, present) {
    return [
      await mergeStaged(tx, present, {
        label: 'paint colors',
        table: 'paint_colors',
        match: sameStagedName('name'),
        set: { name: from('name'), hex_code: from('hex_code') },
      }),
    ]
  },
}

export const deviceTypes: Kind = {
  file: 'device_types.csv',
  columns: { name: required(textColumn(100)) },
  unique: [uniqueName('name')],
  async merge(tx, present) {
    return [
      await mergeStaged(tx, present, {
        label: 'device types',
        table: 'device_types',
        match: sameStagedName('name'),
        set: { name: from('name') },
      }),
    ]
  },
}
