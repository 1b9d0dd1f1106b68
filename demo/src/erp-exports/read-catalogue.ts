import { readFile } from 'node:fs/promises'
import Papa from 'papaparse'

export type Row = Readonly<Record<string, string>>

const folder = new URL('../../catalogue/', import.meta.url)

/** Reads the rows of a file of the demo's catalogue. */
export async function readCatalogue(file: string): Promise<Row[]> {
  const text = await readFile(new URL(file, folder), 'utf8')
  return Papa.parse<Row>(text, { header: true, skipEmptyLines: true }).data
}
