import { sql } from 'drizzle-orm'
import { nameKey, type Transaction } from '../../db/index.ts'
import { identifierColumn, required, textColumn } from '../columns.ts'
import type { Kind, Problem } from '../kind.ts'
import { from, mergeStaged } from '../merge-staged.ts'
import { sameStagedName, uniqueName } from './named.ts'

export const distributors: Kind = {
  file: 'distributors.csv',
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
        set: { code: from('code'), name: from('name') },
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
