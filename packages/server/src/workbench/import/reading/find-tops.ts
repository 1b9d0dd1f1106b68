import { levelOf, type Mapping, type Reading } from '@volute/domain/workbench/workbench'
import type { OpenTable } from './open-table.ts'
import { readBelowHeader } from './read-mapped-rows.ts'

/**
 * Returns a function that tells whether a line of a flat list belongs to the same top-level assembly as one of `lines`; call
 * it in line order. Only a complete assembly shows which part is below which.
 */
export async function findTops(
  table: OpenTable,
  reading: Reading,
  { columns }: Mapping,
  lines: ReadonlySet<number>,
): Promise<(line: number) => boolean> {
  const from = columns.find(({ to }) => to === 'level')?.from ?? 0
  const tops: { first: number; last: number; isLeft: boolean }[] = []
  let lowest = Number.POSITIVE_INFINITY
  await readBelowHeader(
    table,
    reading,
    () => {},
    async (rows) => {
      for (const { line, cells } of rows) {
        const level = levelOf(String(cells[from] ?? '')) ?? Number.POSITIVE_INFINITY
        lowest = Math.min(lowest, level)
        if (level === lowest) tops.push({ first: line, last: line, isLeft: false })
        const top = tops.at(-1)
        if (!top) continue
        top.last = line
        top.isLeft ||= lines.has(line)
      }
    },
  )
  const left = tops.filter(({ isLeft }) => isLeft)
  return (line) => {
    while (left[0] && left[0].last < line) left.shift()
    return left[0] !== undefined && left[0].first <= line
  }
}
