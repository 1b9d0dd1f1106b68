import type { UploadedFile } from './uploaded-file.ts'
import { startOf } from '../../core/kernel/index.ts'
import { workbenchLimits } from './limits.ts'
import type { Found } from './map-rows.ts'

export type Finding = UploadedFile['findings'][number]

/** Counts the findings in a file by kind and column, with the first occurrence of each. */
export function openFindings() {
  const findings = new Map<string, Finding>()
  return {
    add(found: readonly Found[]) {
      for (const { kind, column, line, text, meant } of found) {
        const known = findings.get(`${kind} ${column}`)
        if (known) known.count++
        else
          findings.set(`${kind} ${column}`, {
            kind,
            column,
            count: 1,
            line,
            text: startOf(text, workbenchLimits.shownCell),
            meant: meant === null ? null : startOf(meant, workbenchLimits.shownCell),
          })
      }
    },
    list: (): Finding[] => [...findings.values()].toSorted((a, b) => a.column - b.column),
  }
}
