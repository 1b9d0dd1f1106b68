import { type Checked, durations, invalid, limits, valid } from '@volute/domain/core/kernel'
import { quickOrderMessages, readCsvRows, readPasted, type ReadRows } from '@volute/domain/buying/quick-order'
import type { SheetToRead } from './xlsx-worker.ts'

export type FileKind = 'csv' | 'xlsx'

/** Reads a selected file after its name and size were checked (QUICK-15 to QUICK-20). */
export async function readFile(file: File, kind: FileKind): Promise<Checked<ReadRows>> {
  try {
    const bytes = await file.arrayBuffer()
    return kind === 'csv' ? await readCsv(bytes) : readSheetRows(await sheetCells(bytes))
  } catch {
    return invalid('file', 'NOT_ALLOWED', quickOrderMessages.fileFailed)
  }
}

async function readCsv(bytes: ArrayBuffer): Promise<Checked<ReadRows>> {
  const text = decodeText(new Uint8Array(bytes))
  const { csvCells } = await import('./read-cells.ts')
  const cells = text === null ? null : csvCells(text)
  return cells ? readCsvRows(cells) : invalid('file', 'WRONG_FORMAT', quickOrderMessages.fileUnreadable)
}

/** Reads a sheet of the template by its headers and any other sheet as a list. */
function readSheetRows(cells: string[][] | null): Checked<ReadRows> {
  if (!cells) return invalid('file', 'WRONG_FORMAT', quickOrderMessages.fileUnreadable)
  const header = cells.find((row) => row.some((cell) => cell.trim() !== '')) ?? []
  const isTemplate = header.some((cell) => cell.trim().toLowerCase() === 'part_number')
  if (isTemplate || header.length === 0) return readCsvRows(cells)

  const list = readPasted(cells)
  return list.rows.length > limits.importedRows
    ? invalid('file', 'NOT_ALLOWED', quickOrderMessages.fileFailed)
    : valid(list)
}

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
