import { identifierColumn, percentColumn, required, textColumn } from '../columns.ts'
import type { Kind } from '../kind.ts'
import { from, mergeStaged } from '../merge-staged.ts'
import { sameStagedName, uniqueName } from './named.ts'

export const accounts: Kind = {
  file: 'accounts.csv',
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
          name: from('name'),
          discount_basis_points: from('discount_percent'),
        },
      }),
    ]
  },
}
