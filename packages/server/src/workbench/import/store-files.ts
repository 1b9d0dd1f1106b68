import { readFile } from 'node:fs/promises'
import { fileKey, type FileStore } from '../../core/files/index.ts'
import type { FolderFile } from './list-folder.ts'
import { ImportRejection } from './report.ts'
import type { Run } from './run.ts'

/** A file ready to be stored once the whole import is good. */
export interface ReadyFile {
  key: string
  path: string
}

/** Folder for waiting files, in the file store but not served. */
const WAITING = 'incoming'

/** The bytes of a stored file, if there is one. */
export async function readStored(files: FileStore, key: string): Promise<Buffer | undefined> {
  return (await files.exists(key)) ? Buffer.from(await files.getBytes(key)) : undefined
}

/**
 * Puts files into service: first copies all of them to a waiting folder, where a full disk or a kill does no harm, then
 * moves each into place atomically, so that nobody reads half a file. It cannot be stopped after the first move.
 */
export async function storeFiles(
  files: FileStore,
  ready: readonly ReadyFile[],
  { stop, settle }: { stop: AbortSignal | undefined; settle: () => void },
): Promise<void> {
  try {
    await layReady(files, ready, stop)
    settle()
    await moveIn(files, ready)
  } finally {
    await forgetReady(files)
  }
}

/** Copies files to the waiting folder, next to those in service. */
export async function layReady(
  files: FileStore,
  ready: readonly ReadyFile[],
  stop?: AbortSignal,
): Promise<void> {
  // Remove files left by a killed import.
  await files.deleteAll(WAITING)
  for (const [index, { path }] of ready.entries()) {
    stop?.throwIfAborted()
    // Write the whole file at once: the library hides a full disk when it streams.
    await files.put(`${WAITING}/${index}`, await readFile(path))
  }
}

export const forgetReady = (files: FileStore) => files.deleteAll(WAITING).catch(() => undefined)

/** Moves the waiting files into place. */
export async function moveIn(files: FileStore, ready: readonly ReadyFile[]) {
  for (const [index, { key }] of ready.entries())
    try {
      await files.move(`${WAITING}/${index}`, key)
    } catch (error) {
      if (index === 0) throw error
      throw new ImportRejection(
        `The import stopped while it put its files into place (${(error as Error).message}): ${index} of ${ready.length} drawings and documents are the new ones, everything else is unchanged. Import the folder again.`,
      )
    }
}

/** Finds the manuals and curves that are new or differ from those served at `/documents/…`. */
export async function importDocuments(
  files: FileStore,
  documents: readonly FolderFile[],
  { report, onBytes }: Run,
): Promise<ReadyFile[]> {
  if (documents.length === 0) return []
  const ready: ReadyFile[] = []
  const count = { label: 'documents', added: 0, changed: 0, unchanged: 0 }
  for (const { name, path, bytes } of documents) {
    const key = fileKey(`documents/${name}`)
    const content = await readFile(path)
    const stored = await readStored(files, key)
    if (!content.subarray(0, 1024).includes('%PDF-'))
      report.badRows.push({ file: `documents/${name}`, reason: 'is not a PDF' })
    else if (stored?.equals(content)) count.unchanged++
    else {
      count[stored ? 'changed' : 'added']++
      ready.push({ key, path })
    }
    onBytes(bytes)
  }
  report.counts.push(count)
  return ready
}
