import { Column, is, SQL } from 'drizzle-orm'

/** Selected column of a query, as drizzle stores it: the path in a row's object, and the field that decodes it. */
export interface Selected {
  path: string[]
  field: unknown
}

type Decoder = { mapFromDriverValue(value: unknown): unknown }

/**
 * Builds the objects of a query's rows as drizzle does, but looks up each decoder once: drizzle looks it up for every value,
 * which takes longer than everything else for a long BOM. Undefined for a query with nested objects: drizzle maps those.
 */
export function rowMapper(selected: readonly Selected[]) {
  if (selected.some(({ path }) => path.length !== 1)) return undefined
  const columns = selected.map(({ path, field }) => ({ name: path[0] ?? '', decoder: decoderOf(field) }))
  return (rows: readonly unknown[][]) => rows.map((row) => objectOf(columns, row))
}

function decoderOf(field: unknown): Decoder {
  if (is(field, Column)) return field
  const selected = is(field, SQL) ? field : (field as { sql: SQL }).sql
  return (selected as unknown as { decoder: Decoder }).decoder
}

function objectOf(columns: readonly { name: string; decoder: Decoder }[], row: readonly unknown[]) {
  const object: Record<string, unknown> = {}
  for (let index = 0; index < columns.length; index++) {
    const column = columns[index]
    const value = row[index]
    if (column) object[column.name] = value === null ? null : column.decoder.mapFromDriverValue(value)
  }
  return object
}
