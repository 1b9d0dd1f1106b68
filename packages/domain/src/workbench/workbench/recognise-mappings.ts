import type { Mapping } from './uploaded-file.ts'
import { meansColumn } from './column-manners.ts'
import { type FormatFile, importFormat } from './import-format.ts'
import { isFlatList } from './map-rows.ts'
import { unitOfHead } from './units.ts'

/** Columns that can replace a required column missing from a file. */
const insteadOf: Readonly<Record<string, readonly string[]>> = {
  parent_part_number: ['level'],
  position: ['reference', 'level'],
}

/** Required columns that a mapping lacks before its rows can be imported. */
export function missingColumns({ file, columns }: Pick<Mapping, 'file' | 'columns'>): string[] {
  const mapped = columns.map(({ to }) => to)
  const required = importFormat
    .find((format) => format.file === file)
    ?.columns.filter((one) => one.isRequired)
  return (required ?? [])
    .map(({ name }) => name)
    .filter((name) => ![name, ...(insteadOf[name] ?? [])].some((one) => mapped.includes(one)))
}

/** Score for a matching file name, equal to four matching columns. */
const OF_THAT_NAME = 4

/**
 * Detects which file of the import format a table is, and maps its columns; a flat list with levels becomes parts and BOM
 * lines. Empty if the headers match nothing.
 */
export function recogniseMappings(headers: readonly string[], name: string): Mapping[] {
  const proposals = importFormat
    .map((format) => ({ format, mapping: proposeMapping(headers, format) }))
    .filter(({ mapping }) => missingColumns(mapping).length === 0)
    .map((one) => ({
      ...one,
      score: one.mapping.columns.length + (isNamed(name, one.format) ? OF_THAT_NAME : 0),
    }))
    .filter(({ mapping, score }) => score > 1 || mapping.columns.length === headers.length)
    .toSorted((a, b) => b.score - a.score)
  const flat = proposals.find(({ mapping }) => isFlatList(mapping.columns))?.mapping
  if (!flat) return proposals.slice(0, 1).map(({ mapping }) => mapping)
  const parts = proposals.find(({ format }) => format.file === 'parts.csv')?.mapping
  return parts && parts.columns.length > 1 ? [parts, flat] : [flat]
}

function proposeMapping(headers: readonly string[], { file, columns }: FormatFile): Mapping {
  const taken = new Set<number>()
  const found = new Map<string, number>()
  // A column's own name takes precedence over names used elsewhere.
  for (const isMeant of [isNameOf, meansColumn])
    for (const { name } of columns) {
      const place = headers.findIndex((head, at) => !taken.has(at) && isMeant(head, name))
      if (found.has(name) || place < 0) continue
      found.set(name, place)
      taken.add(place)
    }
  if (found.has('parent_part_number')) found.delete('level')
  return {
    file,
    columns: [...found]
      .toSorted(([, a], [, b]) => a - b)
      .map(([to, from]) => {
        const unit = unitOfHead(headers[from] ?? '', to)
        return { to, from, constant: '', ...(unit && { unit }) }
      }),
    agreed: [],
  }
}

const isNameOf = (head: string, column: string) => head.trim().toLowerCase() === column

const isNamed = (name: string, { file }: FormatFile) =>
  name.toLowerCase().split('/').at(-1)?.split('.')[0] === file.split('.')[0]
