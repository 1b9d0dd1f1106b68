import type { SourceTable } from './list-source.ts'

/** Splits a pasted text or a CSV file into cells; the separator is found. */
export function tableOfText(text: string): SourceTable {
  const rows = text.split('\n').map((line) => line.split('\t'))
  return { name: '', rows, hiddenRows: [], hiddenColumns: [], isHidden: false, isActive: true }
}
