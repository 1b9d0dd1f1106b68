import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { type Queryable, sameNumber, schema, type Transaction } from '../../../core/db/index.ts'
import { fileKey, type FileStore } from '../../../core/files/index.ts'
import { BadDrawing, CLEANER_VERSION, LARGEST_DRAWING } from '../../../core/svg/index.ts'
import type { FolderFile } from '../list-folder.ts'
import type { Readings } from '../open-readings.ts'
import type { BadRow } from '../report.ts'
import type { Run } from '../run.ts'
import { readStored, type ReadyFile } from '../store-files.ts'

interface Known {
  partId: number
  partNumber: string
  sourceHash: string | null
}

/** Cleans new, changed and damaged drawings into the work folder and records them. A drawing is named after its part. */
export async function importDrawings(
  tx: Transaction,
  files: FileStore,
  drawings: readonly FolderFile[],
  { report, workFolder, onBytes, stop, readings }: Run,
): Promise<ReadyFile[]> {
  if (drawings.length === 0) return []
  const ready: ReadyFile[] = []
  const count = { label: 'drawings', added: 0, changed: 0, unchanged: 0 }
  const seen = new Set<string>()
  for (const drawing of drawings) {
    stop?.throwIfAborted()
    const cleanedPath = join(workFolder, `${ready.length}.svg`)
    const outcome = await importDrawing(tx, files, readings, drawing, cleanedPath, seen)
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
  readings: Readings,
  { name, path, bytes }: FolderFile,
  cleanedPath: string,
  seen: Set<string>,
): Promise<Outcome> {
  const file = `drawings/${name}`
  const { number, kind } = drawingOf(name)
  const part = await findPart(tx, number, kind)
  if (!part) return { file, reason: `there is no part '${number}'` }
  const key = keyOf(part, kind)
  if (seen.has(key)) return { file, reason: 'another file is the same drawing of this part' }
  seen.add(key)
  if (bytes > LARGEST_DRAWING) return { file, reason: 'is larger than 16 MB' }

  const source = await readFile(path)
  if (await isStored(files, part, key, source)) return { act: 'unchanged' }
  let cleaned: Buffer
  try {
    cleaned = Buffer.from(await readings.clean(path))
  } catch (error) {
    if (!(error instanceof BadDrawing)) throw error
    return { file, ...(error.line ? { line: error.line } : {}), reason: error.message }
  }
  await writeFile(cleanedPath, cleaned)
  await record(tx, part.partId, kind, hashOf(source, cleaned))
  return { act: part.sourceHash ? 'changed' : 'added', ready: { key, path: cleanedPath } }
}

/** Cleans new and changed drawings before the import's transaction starts; bad ones are reported by that transaction. */
export async function cleanAhead(
  db: Queryable,
  files: FileStore,
  drawings: readonly FolderFile[],
  readings: Readings,
): Promise<void> {
  for (const { name, path } of drawings.filter((one) => one.bytes <= LARGEST_DRAWING)) {
    const { number, kind } = drawingOf(name)
    const part = await findPart(db, number, kind)
    if (part && (await isStored(files, part, keyOf(part, kind), await readFile(path)))) continue
    await readings.clean(path).catch((error: unknown) => {
      if (!(error instanceof BadDrawing)) throw error
    })
  }
}

const drawingOf = (name: string) => ({
  number: name.replace(/\.svg$/i, '').replace(/ X-Section$/i, ''),
  kind: / X-Section\.svg$/i.test(name) ? ('X_SECTION' as const) : ('EXPLODED' as const),
})

const keyOf = ({ partNumber }: Known, kind: DrawingKind) =>
  fileKey(`svgs/${partNumber}${kind === 'X_SECTION' ? ' X-Section' : ''}.svg`)

async function isStored(files: FileStore, { sourceHash }: Known, key: string, source: Buffer) {
  const stored = await readStored(files, key)
  return stored !== undefined && sourceHash === hashOf(source, stored)
}

/** Hash of source, cleaner version and output, so that a tampered stored file is detected too. */
function hashOf(source: Buffer, cleaned: Buffer): string {
  return createHash('sha256')
    .update(`${CLEANER_VERSION} ${source.length}\n`)
    .update(source)
    .update(cleaned)
    .digest('hex')
}

type DrawingKind = (typeof schema.drawingKind.enumValues)[number]

async function findPart(db: Queryable, number: string, kind: DrawingKind) {
  const { rows } = await db.execute<Known & Record<string, unknown>>(sql`
    select p.id as "partId", p.part_number as "partNumber",
      (select d.source_hash from drawings d where d.part_id = p.id and d.kind = ${kind}) as "sourceHash"
    from parts p where ${sameNumber(sql`p.part_number`, number)}`)
  return rows[0]
}

async function record(tx: Transaction, partId: number, kind: DrawingKind, sourceHash: string) {
  await tx
    .insert(schema.drawings)
    .values({ partId, kind, sourceHash })
    .onConflictDoUpdate({
      target: [schema.drawings.partId, schema.drawings.kind],
      set: { sourceHash, importedUtc: sql`now()` },
    })
}
