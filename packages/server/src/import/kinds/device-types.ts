import { required, textColumn } from '../columns.ts'
import type { Kind } from '../kind.ts'
import { from, mergeStaged } from '../merge-staged.ts'
import { sameStagedName, uniqueName } from './named.ts'

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
