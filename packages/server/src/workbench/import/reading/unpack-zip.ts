import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { formatNumber } from '@volute/domain/core/kernel'
import { workbenchLimits } from '@volute/domain/workbench/workbench'
import { type Entry, getFileNameLowLevel, openPromise, validateFileName, type ZipFile } from 'yauzl'
import type { FolderFile } from '../list-folder.ts'
import { ImportRejection } from '../report.ts'

/** Limits for all files of a ZIP together. */
const MOST: { entries: number; bytes: number } = { entries: 20_000, bytes: workbenchLimits.fileBytes }

export interface Unpacked {
  files: FolderFile[]
  leftOut: LeftOutFile[]
}

/** A file of a ZIP that is not unpacked, with the reason. */
export interface LeftOutFile {
  name: string
  reason: string
}

export const sayLeftOut = ({ name, reason }: LeftOutFile) => `${name} is left out: ${reason}.`

/**
 * Unpacks the files of a ZIP into a folder, without nested ZIPs. Leaves out files that are hostile, encrypted, archives
 * themselves or over the limits, and unpacks the others.
 */
export async function unpackZip(path: string, folder: string, most = MOST): Promise<Unpacked> {
  const zip = await openPromise(path, { decodeStrings: false, autoClose: false }).catch((error: Error) => {
    throw new ImportRejection(`It is not a ZIP that can be read (${error.message}).`)
  })
  try {
    if (zip.entryCount > most.entries)
      throw new ImportRejection(`It holds more than ${formatNumber(most.entries)} files.`)
    return await unpackEntries(zip, folder, most.bytes)
  } finally {
    zip.close()
  }
}

async function unpackEntries(zip: ZipFile, folder: string, mostBytes: number): Promise<Unpacked> {
  const unpacked: Unpacked = { files: [], leftOut: [] }
  const names = new Set<string>()
  let room = mostBytes

  async function unpack(entry: Entry, name: string) {
    const reason =
      findReason(entry, name, names) ?? (entry.uncompressedSize > room ? tooLarge(mostBytes) : null)
    if (reason !== null) return unpacked.leftOut.push({ name, reason })
    names.add(name.toLowerCase())
    const file = join(folder, name)
    const { bytes, failure } = await unpackEntry(zip, entry, file)
    room -= bytes
    if (failure === undefined) return unpacked.files.push({ name, path: file, bytes })
    return unpacked.leftOut.push({ name, reason: `it cannot be unpacked (${failure})` })
  }

  try {
    for await (const entry of zip.eachEntry()) {
      const name = nameOf(entry)
      if (!name.endsWith('/') && !isClutter(name)) await unpack(entry, name)
    }
  } catch (error) {
    const reason = `the list of the ZIP's files is broken (${(error as Error).message})`
    unpacked.leftOut.push({ name: 'The rest', reason })
  }
  return unpacked
}

const nameOf = ({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry) =>
  getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false)

/** True for files that file managers leave in folders. */
const isClutter = (name: string) => /(^|\/)(__MACOSX\/|\.[^/]*$|thumbs\.db$|desktop\.ini$)/i.test(name)

function findReason(entry: Entry, name: string, names: ReadonlySet<string>): string | null {
  if (validateFileName(name) !== null || name.includes('\0')) return 'its name leads out of the folder'
  if (name.length > workbenchLimits.fileName) return 'its name is too long'
  if (entry.isEncrypted()) return 'it is encrypted'
  if (/\.zip$/i.test(name)) return 'it is a ZIP within a ZIP'
  return names.has(name.toLowerCase()) ? 'another file has the same name' : null
}

const tooLarge = (mostBytes: number) =>
  `with it, what the ZIP holds is larger than ${formatNumber(mostBytes / 1_048_576)} MB`

/** Unpacks an entry and returns its bytes. An entry that is larger than the ZIP declares fails and leaves no file. */
async function unpackEntry(zip: ZipFile, entry: Entry, file: string) {
  let bytes = 0
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      done(null, chunk)
    },
  })
  try {
    await mkdir(dirname(file), { recursive: true })
    await pipeline(await zip.openReadStreamPromise(entry), counted, createWriteStream(file, { flags: 'wx' }))
    return { bytes }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code !== 'EEXIST') await rm(file, { force: true, recursive: true })
    // System messages would reveal folders of the server.
    return { bytes, failure: code ?? message }
  }
}
