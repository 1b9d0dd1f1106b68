import { readFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { Readable, Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isDeepStrictEqual } from 'node:util'
import type { FileStore } from '../../core/files/index.ts'
import { places } from './backup-format.ts'
import { DataRejection } from './data-rejection.ts'

/** A file in a file store. */
export interface StoredFile {
  key: string
  bytes: number
  sha256: string
}

/** Folders of the file store that are served, the workbench's files, those of purchase orders, and photos. */
const FOLDERS = ['svgs', 'pictures', 'documents', 'workbench', 'po-files', 'photos']

/** Keys of all files, sorted. */
export async function listFiles(files: FileStore): Promise<string[]> {
  const keys: string[] = []
  for (const folder of FOLDERS)
    for (let paginationToken: string | undefined; ; ) {
      const page = await files
        .listAll(folder, { recursive: true, ...(paginationToken ? { paginationToken } : {}) })
        .catch(nothingThere)
      for (const one of page.objects) if (one.isFile) keys.push(one.key)
      paginationToken = page.paginationToken
      if (!paginationToken) break
    }
  return keys.toSorted()
}

/** Returns an empty page for a folder that no import has created yet. */
function nothingThere(error: Error) {
  if ((error.cause as NodeJS.ErrnoException | undefined)?.code !== 'ENOENT') throw error
  return { objects: [], paginationToken: undefined }
}

/** Passes a file on to its target, or only reads it, and returns its size and digest. */
export async function passFile(
  key: string,
  from: NodeJS.ReadableStream,
  to: NodeJS.WritableStream = new Writable({ write: (_chunk, _encoding, done) => done() }),
): Promise<StoredFile> {
  const hash = createHash('sha256')
  let bytes = 0
  const tap = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  await pipeline(from, tap, to)
  return { key, bytes, sha256: hash.digest('hex') }
}

/** Copies all files from one store to another, reads them back and compares them. */
export async function copyFiles(from: FileStore, to: FileStore): Promise<StoredFile[]> {
  const copied: StoredFile[] = []
  for (const key of await listFiles(from)) {
    const content = await from.getBytes(key)
    await to.put(key, content)
    const file = await passFile(key, Readable.from([content]))
    if (!isDeepStrictEqual(await passFile(key, await to.getStream(key)), file))
      throw new DataRejection(`The file ${key} is not the same after it was written.`)
    copied.push(file)
  }
  return copied
}

/** Copies the files of a backup to a store. */
export async function putFiles(
  folder: string,
  wanted: readonly StoredFile[],
  files: FileStore,
): Promise<void> {
  for (const { key } of wanted) await files.put(key, await readFile(places.file(folder, key)))
}

/** Removes the files that are not among the wanted ones. */
export async function removeOthers(wanted: readonly StoredFile[], files: FileStore): Promise<void> {
  const kept = new Set(wanted.map(({ key }) => key))
  for (const key of await listFiles(files)) if (!kept.has(key)) await files.delete(key)
}
