import { sayKilobytes } from '../figures.ts'
import type { Look, Table } from './looks-table.ts'
import type { Chunks } from './read-chunks.ts'
import type { Fetched } from './weigh-screen.ts'

const MOST = 8

/** Largest libraries in each screen's first scripts; a library's share of a script is its share of the text. */
export function librariesTable(looks: readonly Look[], chunks: Chunks): Table {
  const sums = looks.map(({ weight }) => librariesOf(weight.scripts, chunks))
  const names = [...new Set(sums.flatMap((sum) => [...sum.keys()]))]
    .toSorted((one, other) => most(sums, other) - most(sums, one))
    .slice(0, MOST)
  return [
    ['Library kB', ...looks.map(({ name }) => name)],
    names.map((name) => [name, ...sums.map((sum) => sayKilobytes(sum.get(name) ?? 0))]),
  ]
}

function librariesOf(scripts: readonly Fetched[], chunks: Chunks): Map<string, number> {
  const sum = new Map<string, number>()
  for (const { name, size, isFirst } of scripts)
    for (const [library, share] of (isFirst && chunks.get(name)) || [])
      sum.set(library, (sum.get(library) ?? 0) + share * size)
  return sum
}

const most = (sums: readonly Map<string, number>[], name: string) =>
  Math.max(...sums.map((sum) => sum.get(name) ?? 0))
