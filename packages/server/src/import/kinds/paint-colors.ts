import { patternColumn, required, textColumn } from '../columns.ts'
import type { Kind } from '../kind.ts'
import { from, mergeStaged } from '../merge-staged.ts'
import { sameStagedName, uniqueName } from './named.ts'

export const paintColors: Kind = {
  file: 'paint_colors.csv',
  columns: {
    name: required(textColumn(100)),
    /** A colour nobody has measured shows as a plain grey. */
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
