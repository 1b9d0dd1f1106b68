import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Part numbers of the demo that are sold per EA, take no paint and are not impellers. */
export const plainNumbers = readFileSync(join(import.meta.dirname, '../demo/catalogue/parts.csv'), 'utf8')
  .split('\n')
  .flatMap((row) => /^([^,]+),.*,EA,\d[^,]*,[^,]*,false,true,/.exec(row)?.[1] ?? [])
  .filter((number) => !number.includes('-3-'))
