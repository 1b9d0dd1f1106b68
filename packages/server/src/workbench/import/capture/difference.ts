import type { ChangeAct, Publication } from '@volute/domain/workbench/workbench'

/** Tally of the changes of one act in one file. */
export interface Tally {
  file: string
  act: ChangeAct
  rows: number
  suspicious: number
  sum: string
}

/** Difference over all changes: counts by file, and a checksum that does not depend on the reading order. */
export interface Difference {
  counts: Publication['counts']
  sum: bigint
}

export const emptyDifference = (): Difference => ({ counts: [], sum: 0n })

const counters = { ADDED: 'added', CHANGED: 'changed', CLOSED: 'closed' } as const

export function addTally(difference: Difference, { file, act, rows, suspicious, sum }: Tally): void {
  const known = difference.counts.find((count) => count.file === file)
  const count = known ?? { file, added: 0, changed: 0, closed: 0, suspicious: 0 }
  if (!known) difference.counts.push(count)
  count[counters[act]] += rows
  count.suspicious += suspicious
  difference.sum += BigInt(sum)
}
