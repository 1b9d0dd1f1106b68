import { createHash } from 'node:crypto'
import { createWriteStream, existsSync, rmSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Database } from '../../core/db/index.ts'
import type { FileStore } from '../../core/files/index.ts'
import { FORMAT, type Manifest, MANIFEST, MANIFEST_SUM, places } from './backup-format.ts'
import { DataRejection } from './data-rejection.ts'
import { type Contents, type Digest, digested, readContents, readSnapshot } from './read-contents.ts'
import { listFiles, passFile, type StoredFile } from './stored-files.ts'

/**
 * Writes a new folder with a shop's complete contents. It gets its final name once it is complete; only its owner may read
 * it, since it contains password hashes. `work` receives the path of the unfinished folder.
 */
export async function writeWhole(folder: string, work: (unfinished: string) => Promise<void>): Promise<void> {
  if (existsSync(folder)) throw new DataRejection(`${folder} is there already: name a folder that is not.`)
  const unfinished = `${folder}.unfinished`
  const remove = () => rmSync(unfinished, { recursive: true, force: true })
  function stop() {
    remove()
    process.exit(130)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
  process.umask(0o077)
  try {
    // Remove leftovers of a killed backup.
    remove()
    await mkdir(unfinished, { recursive: true })
    await work(unfinished)
    await rename(unfinished, folder)
  } catch (error) {
    remove()
    throw error
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop)
  }
}

/** Writes a snapshot of the database, then the files, and finally the manifest with all digests. */
export async function writeBackup(folder: string, db: Database, files: FileStore): Promise<Manifest> {
  const database = await readSnapshot(db, async (tx) => {
    const contents = await readContents(tx)
    const { migrations, sequences } = contents
    return { migrations: [...migrations], sequences, tables: await writeTables(folder, contents) }
  })
  const manifest = {
    format: FORMAT,
    takenUtc: new Date().toISOString(),
    ...database,
    files: await writeFiles(folder, files),
  }
  const text = `${JSON.stringify(manifest, null, 1)}\n`
  await writeFile(join(folder, MANIFEST), text, { flush: true })
  const sum = createHash('sha256').update(text).digest('hex')
  await writeFile(join(folder, MANIFEST_SUM), `${sum}  ${MANIFEST}\n`, { flush: true })
  return manifest
}

async function writeTables(folder: string, { tables, linesOf }: Contents): Promise<Digest[]> {
  const written: Digest[] = []
  for (const table of tables) {
    const place = places.table(folder, table)
    await mkdir(dirname(place), { recursive: true })
    const lines = digested(table, linesOf(table), (digest) => written.push(digest))
    await pipeline(Readable.from(inText(lines)), createGzip(), write(place))
  }
  return written
}

async function* inText(lines: AsyncIterable<string[]>) {
  for await (const some of lines) yield `${some.join('\n')}\n`
}

async function writeFiles(folder: string, files: FileStore): Promise<StoredFile[]> {
  const written: StoredFile[] = []
  for (const key of await listFiles(files)) {
    const place = places.file(folder, key)
    await mkdir(dirname(place), { recursive: true })
    written.push(await passFile(key, await files.getStream(key), write(place)))
  }
  return written
}

const write = (place: string) => createWriteStream(place, { flush: true })
