import { type Checked, durations, invalid, limits, valid } from '@volute/domain/kernel'
import {
  checkFile,
  quickOrderMessages,
  type ReadRows,
  readCsvRows,
  readPasted,
} from '@volute/domain/quick-order'
import { decodeText } from './decode-text.ts'
import type { SheetToRead } from './xlsx-worker.ts'

export type FileKind = 'csv' | 'xlsx'

/** Reads a chosen file; its name and size are looked at before anything of it is loaded (QUICK-15 to QUICK-20). */
export async function readFile(file: File | undefined, kind: FileKind): Promise<Checked<ReadRows>> {
  const checked = checkFile(file, kind)
  if (!checked.ok || !file) return checked as Checked<never>

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

/** A sheet of the template is held to its headers, any other is read as a list. */
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
  // So many more than are taken tell that there are too many.
  worker.postMessage({ bytes, mostRows: limits.importedRows * 2 } satisfies SheetToRead, [bytes])
  return promise.finally(() => {
    clearTimeout(timer)
    worker.terminate()
  })
}
