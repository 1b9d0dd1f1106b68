import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { createGunzip } from 'node:zlib'
import { refuseNewer } from '../../core/db/index.ts'
import {
  FORMAT,
  formatSchema,
  type Manifest,
  MANIFEST,
  MANIFEST_SUM,
  manifestSchema,
  places,
} from './backup-format.ts'
import { DataRejection } from './data-rejection.ts'
import { type Contents, digestOf } from './read-contents.ts'
import { passFile } from './stored-files.ts'

/** Reads and checks a whole backup. Rejects one that is truncated, damaged or from a newer version of the shop. */
export async function openBackup(folder: string): Promise<{ manifest: Manifest; contents: Contents }> {
  const manifest = await checking(folder, MANIFEST, () => readManifest(folder))
  const { migrations, sequences, tables, files } = manifest
  refuseNewer(migrations)
  const linesOf = (table: string) => readLines(places.table(folder, table))
  for (const digest of tables)
    await checking(folder, `rows of ${digest.table}`, async () =>
      isSame(await digestOf(digest.table, linesOf(digest.table)), digest),
    )
  for (const file of files)
    await checking(folder, file.key, async () =>
      isSame(await passFile(file.key, createReadStream(places.file(folder, file.key))), file),
    )
  return { manifest, contents: { migrations, sequences, tables: tables.map(({ table }) => table), linesOf } }
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST))
  const sum = createHash('sha256').update(text).digest('hex')
  isSame(await readFile(join(folder, MANIFEST_SUM), 'utf8'), `${sum}  ${MANIFEST}\n`)
  const said: unknown = JSON.parse(text.toString())
  if (formatSchema.parse(said).format > FORMAT)
    throw new DataRejection(
      `The backup ${folder} was made by a newer version of the shop: restore it with that one.`,
    )
  return manifestSchema.parse(said)
}

async function checking<Result>(folder: string, name: string, check: () => Promise<Result>): Promise<Result> {
  try {
    return await check()
  } catch (error) {
    if (error instanceof DataRejection) throw error
    throw new DataRejection(`The backup ${folder} is damaged (${name}): nothing was changed.`)
  }
}

function isSame(found: unknown, wanted: unknown) {
  if (!isDeepStrictEqual(found, wanted)) throw new Error('not the same')
}

/** Lines end only at a line feed: texts may contain other line separators. */
async function* readLines(place: string): AsyncGenerator<string[]> {
  const file = createReadStream(place)
  const unpacked = createGunzip({ chunkSize: 1_000_000 })
  file.on('error', (error) => unpacked.destroy(error))
  let rest = ''
  for await (const chunk of file.pipe(unpacked).setEncoding('utf8')) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    if (lines.length > 0) yield lines
  }
  if (rest) throw new Error('cut off')
}
