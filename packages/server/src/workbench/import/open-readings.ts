import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FileStudy } from '@volute/domain/workbench/workbench'
import { BadDrawing, openCleaner } from '../../core/svg/index.ts'
import { openReader } from './documents/open-reader.ts'
import type { Read } from './documents/reading-process.ts'
import { type MappedTable, writeMappedTable } from './reading/write-mapped-table.ts'

export type Readings = ReturnType<typeof openReadings>

type Cleaned = { drawing: string } | { problem: string; line: number | undefined }

/**
 * Reads files in separate processes and caches each result in the work folder, so that a transaction finds what was read
 * ahead of it.
 */
export function openReadings({ workFolder, stop }: { workFolder: string; stop: AbortSignal | undefined }) {
  const reader = openReader()
  const cleaner = openCleaner()
  const kept = new Map<string, string>()
  const close = () => {
    stop?.removeEventListener('abort', close)
    reader.close()
    cleaner.close()
  }
  stop?.addEventListener('abort', close)

  async function once<T>(key: string, read: () => Promise<T>): Promise<T> {
    const path = kept.get(key)
    if (path) return JSON.parse(await readFile(path, 'utf8')) as T
    stop?.throwIfAborted()
    const value = await read()
    const to = join(workFolder, `reading-${kept.size}.json`)
    await writeFile(to, JSON.stringify(value))
    kept.set(key, to)
    return value
  }

  return {
    /** Hash of a document, which does not change during the import. */
    hash: (path: string) => once(`hash ${path}`, () => hashFile(path)),
    /** Pages of a document. */
    pages: (path: string): Promise<Read> => once(`pages ${path}`, () => reader.read(path)),
    /** A cleaned drawing, cached by content: a composed one is created again, often with the same content. */
    async clean(path: string): Promise<string> {
      const cleaned = await once<Cleaned>(`drawing ${await hashFile(path)}`, () =>
        cleaner.clean(path).then(
          (drawing) => ({ drawing }),
          (error: unknown) => {
            if (error instanceof BadDrawing) return { problem: error.message, line: error.line }
            throw error
          },
        ),
      )
      if ('problem' in cleaned) throw new BadDrawing(cleaned.problem, cleaned.line)
      return cleaned.drawing
    },
    /** Path of the file with a mapped table's rows. */
    rows: (table: MappedTable, zeroed: FileStudy['zeroed']) =>
      once(`rows ${JSON.stringify([table.path, table.mapped, [...zeroed]])}`, () =>
        writeMappedTable(table, zeroed, { workFolder, stop }),
      ),
    close,
  }
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
