import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { type Transaction, sameNumber, schema } from '../../db/index.ts'
import { type FileStore, fileKey } from '../../files/index.ts'
import type { FolderFile } from '../list-folder.ts'
import type { BadRow, ImportReport } from '../report.ts'
import { BadDrawing } from './bad-drawing.ts'
import { CLEANER_VERSION, cleanDrawing, LARGEST_DRAWING } from './clean-drawing.ts'
import { decodeXml } from './decode-xml.ts'

/** A file that stands ready to be stored once the whole import is good. */
export interface ReadyFile {
  key: string
  path: string
}

export interface Progress {
  report: ImportReport
  onBytes: (count: number) => void
}

interface Known {
  partId: number
  partNumber: string
  sourceHash: string | null
}

/** Cleans new and changed drawings into `workFolder` and records them; a drawing is named for its part. */
export async function importDrawings(
  tx: Transaction,
  files: FileStore,
  drawings: readonly FolderFile[],
  workFolder: string,
  { report, onBytes }: Progress,
): Promise<ReadyFile[]> {
  if (drawings.length === 0) return []
  const ready: ReadyFile[] = []
  const count = { label: 'drawings', added: 0, changed: 0, unchanged: 0 }
  const seen = new Set<string>()
  await mkdir(workFolder, { recursive: true })

  for (const drawing of drawings) {
    const outcome = await importDrawing(tx, files, drawing, join(workFolder, `${ready.length}.svg`), seen)
    if ('reason' in outcome) report.badRows.push(outcome)
    else count[outcome.act]++
    if ('ready' in outcome) ready.push(outcome.ready)
    onBytes(drawing.bytes)
  }
  report.counts.push(count)
  return ready
}

type Outcome = BadRow | { act: 'unchanged' } | { act: 'added' | 'changed'; ready: ReadyFile }

async function importDrawing(
  tx: Transaction,
  files: FileStore,
  { name, path, bytes }: FolderFile,
  cleanedPath: string,
  seen: Set<string>,
): Promise<Outcome> {
  const file = `drawings/${name}`
  const number = name.replace(/\.svg$/i, '').replace(/ X-Section$/i, '')
  const kind = / X-Section\.svg$/i.test(name) ? 'X_SECTION' : 'EXPLODED'
  const part = await findPart(tx, number, kind)
  if (!part) return { file, reason: `there is no part '${number}'` }
  const key = fileKey(`svgs/${part.partNumber}${kind === 'X_SECTION' ? ' X-Section' : ''}.svg`)
  if (seen.has(key)) return { file, reason: 'another file is the same drawing of this part' }
  seen.add(key)
  if (bytes > LARGEST_DRAWING) return { file, reason: 'is larger than 16 MB' }

  const source = await readFile(path)
  const sourceHash = createHash('sha256').update(`${CLEANER_VERSION}\n`).update(source).digest('hex')
  if (part.sourceHash === sourceHash && (await files.exists(key))) return { act: 'unchanged' }
  try {
    await writeFile(cleanedPath, cleanDrawing(decodeXml(source)))
  } catch (error) {
    if (!(error instanceof BadDrawing)) throw error
    return { file, ...(error.line ? { line: error.line } : {}), reason: error.message }
  }
  await tx
    .insert(schema.drawings)
    .values({ partId: part.partId, kind, sourceHash })
    .onConflictDoUpdate({
      target: [schema.drawings.partId, schema.drawings.kind],
      set: { sourceHash, importedUtc: sql`now()` },
    })
  return { act: part.sourceHash ? 'changed' : 'added', ready: { key, path: cleanedPath } }
}

async function findPart(tx: Transaction, number: string, kind: 'EXPLODED' | 'X_SECTION') {
  const { rows } = await tx.execute<Known & Record<string, unknown>>(sql`
    select p.id as "partId", p.part_number as "partNumber", d.source_hash as "sourceHash"
    from parts p left join drawings d on d.part_id = p.id and d.kind = ${kind}
    where ${sameNumber(sql`p.part_number`, number)}`)
  return rows[0]
}
