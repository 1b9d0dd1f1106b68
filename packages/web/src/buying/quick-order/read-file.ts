import { type Checked, invalid } from '@volute/domain/core/kernel'
import {
  candidateNumbers,
  type ListSource,
  type SourceTable,
  tableOfCsv,
} from '@volute/domain/buying/list-reading'
import {
  isTemplate,
  quickOrderMessages,
  readFileRows,
  type ReadRows,
} from '@volute/domain/buying/quick-order'

/** Finds those of the numbers that the catalogue knows. */
export type FindKnown = (numbers: readonly string[]) => Promise<ReadonlySet<string>>

/** Reads a CSV file after its name and size were checked (QUICK-15 to QUICK-20). */
export async function readCsvFile(file: File, findKnown: FindKnown): Promise<Checked<ReadRows>> {
  const table = await tableOf(file).catch(() => undefined)
  if (table === undefined) return invalid('file', 'NOT_ALLOWED', quickOrderMessages.fileFailed)
  if (table === null) return invalid('file', 'WRONG_FORMAT', quickOrderMessages.fileUnreadable)
  const known = isTemplate(table) ? new Set<string>() : await findKnown(candidateNumbers(sourceOf(table)))
  return readFileRows(table, (number) => known.has(number))
}

const sourceOf = (table: SourceTable): ListSource => ({
  tables: [table],
  orders: [],
  notAnOrder: null,
})

async function tableOf(file: File): Promise<SourceTable | null> {
  const text = decodeText(new Uint8Array(await file.arrayBuffer()))
  return text === null ? null : tableOfCsv(text)
}

/**
 * Decodes a file: UTF-8 or UTF-16 by its byte order mark, else UTF-8 if valid, else Windows-1252 as spreadsheets write it.
 * Null when it is not text: a list of part numbers contains no NUL.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes)
  return text.includes('\0') ? null : text
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
