import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { formatNumber } from '@volute/domain/kernel'
import { workbenchLimits } from '@volute/domain/workbench'
import { type Entry, getFileNameLowLevel, openPromise, validateFileName, type ZipFile } from 'yauzl'
import type { FolderFile } from '../list-folder.ts'
import { ImportRefusal } from '../report.ts'

/** What a ZIP may hold. */
const MOST: { entries: number; bytes: number } = { entries: 20_000, bytes: workbenchLimits.fileBytes }

export interface Unpacked {
  files: FolderFile[]
  /** What is left out, and why. */
  notices: string[]
}

/** Unpacks the files of a ZIP into a folder; those that are hostile, or encrypted, are left out, and the others go on. */
export async function unpackZip(path: string, folder: string, most = MOST): Promise<Unpacked> {
  const zip = await openPromise(path, { decodeStrings: false, autoClose: false }).catch((error: Error) => {
    throw new ImportRefusal(`It is not a ZIP that can be read (${error.message}).`)
  })
  try {
    if (zip.entryCount > most.entries)
      throw new ImportRefusal(`It holds more than ${formatNumber(most.entries)} files.`)
    return await unpackEntries(zip, folder, most.bytes)
  } finally {
    zip.close()
  }
}

async function unpackEntries(zip: ZipFile, folder: string, mostBytes: number): Promise<Unpacked> {
  const files: FolderFile[] = []
  const notices: string[] = []
  const names = new Set<string>()
  let room = mostBytes
  try {
    for await (const entry of zip.eachEntry()) {
      const name = nameOf(entry)
      if (name.endsWith('/') || isClutter(name)) continue
      const problem = findProblem(entry, name, names)
      if (problem !== null) {
        notices.push(`${name} is left out: ${problem}.`)
        continue
      }
      names.add(name.toLowerCase())
      const file = join(folder, name)
      const bytes = await unpackEntry(zip, entry, file, room).catch((error: Error) => {
        if (error instanceof TooLarge) throw error
        notices.push(`${name} is left out: it cannot be unpacked (${error.message}).`)
      })
      if (bytes === undefined) continue
      room -= bytes
      files.push({ name, path: file, bytes })
    }
  } catch (error) {
    // The list of its files is broken from here on, or all of them are more than a shop takes.
    notices.push(
      error instanceof TooLarge
        ? `The rest is left out: unpacked it is larger than ${formatNumber(mostBytes / 1_048_576)} MB.`
        : `The rest is left out: it cannot be unpacked (${(error as Error).message}).`,
    )
  }
  return { files, notices }
}

const nameOf = ({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry) =>
  getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false)

/** What file managers leave in folders. */
const isClutter = (name: string) => /(^|\/)(__MACOSX\/|\.[^/]*$|thumbs\.db$|desktop\.ini$)/i.test(name)

function findProblem(entry: Entry, name: string, names: ReadonlySet<string>): string | null {
  if (validateFileName(name) !== null || name.includes('\0')) return 'its name leads out of the folder'
  if (name.length > workbenchLimits.fileName) return 'its name is too long'
  if (entry.isEncrypted()) return 'it is encrypted'
  return names.has(name.toLowerCase()) ? 'another file has the same name' : null
}

class TooLarge extends Error {}

/** Returns the bytes that it has unpacked, whatever the ZIP says of them. */
async function unpackEntry(zip: ZipFile, entry: Entry, file: string, room: number): Promise<number> {
  await mkdir(dirname(file), { recursive: true })
  let bytes = 0
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      done(bytes > room ? new TooLarge() : null, chunk)
    },
  })
  await pipeline(await zip.openReadStreamPromise(entry), counted, createWriteStream(file, { flags: 'wx' }))
  return bytes
}
