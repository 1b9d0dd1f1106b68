import { readFile } from 'node:fs/promises'
import { type FileStore, fileKey } from '../files/index.ts'
import type { FolderFile } from './list-folder.ts'
import type { Run } from './run.ts'
import { readStored, type ReadyFile } from './store-files.ts'

/** Finds the manuals and curves that are new or differ from what is served at `/documents/…`. */
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
