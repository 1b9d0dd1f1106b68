import type { ListSource } from './list-source.ts'

/** Cells that may be part numbers, in upper case and each once; the catalogue is asked which of them it knows. */
export function candidateNumbers({ tables, orders }: ListSource): string[] {
  const ofTables = tables.flatMap(({ rows }) => rows.flatMap((row) => row.map(String)))
  const ofOrders = orders.flatMap(({ lines }) => lines.map(({ partNumber }) => partNumber))
  return [...new Set([...ofTables, ...ofOrders].map((number) => number.trim().toUpperCase()))].filter(Boolean)
}
