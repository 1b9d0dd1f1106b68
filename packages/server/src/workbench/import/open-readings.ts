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
 * Has files of others read, each once: what has been read ahead of a transaction is there when that asks for it. What is read is kept in
 * the folder.
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
    /** The hash of a document, which does not change meanwhile. */
    hash: (path: string) => once(`hash ${path}`, () => hashFile(path)),
    /** The pages of a document. */
    pages: (path: string): Promise<Read> => once(`pages ${path}`, () => reader.read(path)),
    /** A cleaned drawing; a composed one is made again, and often the same. */
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
    /** The file of a mapped table's rows. */
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
