import { workbenchLimits } from './limits.ts'
import type { FlatBom } from './publication.ts'

/**
 * File of the import format that shows BOMs assembly by assembly. It is named after the first of them, so that a later one
 * does not replace it (BRING-70).
 */
export function nestedFile(boms: readonly FlatBom[]): { name: string; text: string } {
  const first = (boms[0]?.bomNumber ?? '').replaceAll(/[/\\]/g, '-')
  const rows = boms.map(({ bomNumber }) => `"${bomNumber.replaceAll('"', '""')}",true\n`)
  return {
    name: `Assembly by assembly ${first}`.slice(0, workbenchLimits.fileName - '.csv'.length) + '.csv',
    text: `bom_number,force_nested\n${rows.join('')}`,
  }
}
