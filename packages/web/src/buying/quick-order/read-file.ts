import { type Checked, durations, invalid, limits } from '@volute/domain/core/kernel'
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
import type { SheetToRead } from './xlsx-worker.ts'

export type FileKind = 'csv' | 'xlsx'

/** Finds those of the numbers that the catalogue knows. */
export type FindKnown = (numbers: readonly string[]) => Promise<ReadonlySet<string>>

/** Reads a selected file after its name and size were checked (QUICK-15 to QUICK-20). */
export async function readFile(file: File, kind: FileKind, findKnown: FindKnown): Promise<Checked<ReadRows>> {
  const table = await tableOf(file, kind).catch(() => undefined)
  if (table === undefined) return invalid('file', 'NOT_ALLOWED', quickOrderMessages.fileFailed)
  if (table === null) return invalid('file', 'WRONG_FORMAT', quickOrderMessages.fileUnreadable)
  const known = isTemplate(table) ? new Set<string>() : await findKnown(candidateNumbers(sourceOf(table)))
  return readFileRows(table, (number) => known.has(number))
}

export const sourceOf = (table: SourceTable): ListSource => ({
  tables: [table],
  orders: [],
  notAnOrder: null,
})

async function tableOf(file: File, kind: FileKind): Promise<SourceTable | null> {
  const bytes = await file.arrayBuffer()
  if (kind === 'xlsx') return tableOfCells(await sheetCells(bytes))
  const text = decodeText(new Uint8Array(bytes))
  return text === null ? null : tableOfCsv(text)
}

const tableOfCells = (rows: string[][] | null): SourceTable | null =>
  rows && { name: '', rows, hiddenRows: [], hiddenColumns: [], isHidden: false, isActive: true }

function sheetCells(bytes: ArrayBuffer): Promise<string[][] | null> {
  const worker = new Worker(new URL('./xlsx-worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve, reject } = Promise.withResolvers<string[][] | null>()
  const timer = setTimeout(reject, durations.fileReading)
  worker.addEventListener('message', ({ data }: MessageEvent<string[][] | null>) => resolve(data))
  worker.addEventListener('error', reject)
  // Twice the limit is enough to know that there are too many rows.
  worker.postMessage({ bytes, mostRows: limits.importedRows * 2 } satisfies SheetToRead, [bytes])
  return promise.finally(() => {
    clearTimeout(timer)
    worker.terminate()
  })
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
