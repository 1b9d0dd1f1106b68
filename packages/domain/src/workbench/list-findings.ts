import type { BroughtFile } from './brought-file.ts'
import type { Found } from './map-rows.ts'

export type Finding = BroughtFile['findings'][number]

/** Counts what is found in a file, by kind and column, with the first of each. */
export function openFindings() {
  const findings = new Map<string, Finding>()
  return {
    add(found: readonly Found[]) {
      for (const { kind, column, line, text, meant } of found) {
        const known = findings.get(`${kind} ${column}`)
        if (known) known.count++
        else findings.set(`${kind} ${column}`, { kind, column, count: 1, line, text, meant })
      }
    },
    list: (): Finding[] => [...findings.values()].toSorted((a, b) => a.column - b.column),
  }
}
