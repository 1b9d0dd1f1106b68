import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { tileLevels, tileName, tilePath, tilesOver } from '@volute/domain/catalogue/bom'
import { drawingName } from '@volute/domain/catalogue/part'
import type { Queryable } from '../../../core/db/index.ts'
import { type FileStore, fileKey } from '../../../core/files/index.ts'
import type { FolderFile } from '../../import/index.ts'
import { composeDrawing, type LookedAt } from './compose-drawing.ts'
import { findLinesOf } from './drawn-lines-store.ts'
import { type DrawingRow, listDrawings, pieceKey } from './drawing-store.ts'
import { toAddress } from './read-drawings.ts'

interface DrawingStores {
  /** Database with the draft's tables already imported. */
  db: Queryable
  files: FileStore
}

/**
 * Composes the reviewed drawings of a draft as files for the importer: the sheets of one part form one drawing (CALLOUT-36).
 * Leaves out unreviewed drawings and sheets without a part.
 */
export async function composeDrawings(
  { db, files }: DrawingStores,
  publicationId: number,
  folder: string,
): Promise<FolderFile[]> {
  await mkdir(folder, { recursive: true })
  const composed: FolderFile[] = []
  for (const [name, sheets] of await lookedAtByName(db, publicationId)) {
    const lines = await findLinesOf(db, sheets[0]?.partNumber ?? '')
    const looked: LookedAt[] = []
    for (const sheet of sheets) looked.push({ ...sheet, shown: await shownOf(files, sheet) })
    const path = join(folder, `${composed.length}.svg`)
    const drawing = composeDrawing(looked, lines)
    await writeFile(path, drawing)
    composed.push({ name, path, bytes: Buffer.byteLength(drawing) })
  }
  return composed
}

/**
 * Copies the tiles of drawings about to be published to where they are served; identical pictures share their tiles
 * (CALLOUT-37).
 */
export async function putTiles({ db, files }: DrawingStores, publicationId: number): Promise<void> {
  for (const sheets of (await lookedAtByName(db, publicationId)).values())
    for (const sheet of sheets) if (hasTiles(sheet)) await putTilesOf(files, sheet)
}

async function putTilesOf(files: FileStore, sheet: DrawingRow) {
  for (let level = 0; level < tileLevels(sheet); level++)
    for (const tile of tilesOver(sheet, { x: 0, y: 0, width: sheet.width, height: sheet.height }, level)) {
      const path = tilePath(sheet.pictureHash ?? '', tile)
      const own = tileName(tile).replace(/^0-/, '')
      if (path) await files.copy(pieceKey(sheet, `${own}.png`), fileKey(path.slice(1)))
    }
}

async function lookedAtByName(db: Queryable, publicationId: number): Promise<Map<string, DrawingRow[]>> {
  const looked = (await listDrawings(db, publicationId)).filter(
    ({ state, partNumber }) => state === 'LOOKED_AT' && partNumber !== null,
  )
  return Map.groupBy(looked, ({ partNumber, kind }) =>
    drawingName(partNumber ?? '', kind === 'X_SECTION' ? 'section' : 'exploded'),
  )
}

const hasTiles = (sheet: DrawingRow) => sheet.pictureHash !== null && tileLevels(sheet) > 0

async function shownOf(files: FileStore, sheet: DrawingRow): Promise<LookedAt['shown']> {
  if (sheet.isVector) return { drawing: await files.get(pieceKey(sheet, 'drawing.svg')) }
  const name = (await files.exists(pieceKey(sheet, 'sheet.png'))) ? 'sheet.png' : 'sheet.jpg'
  const picture = toAddress(name, await files.getBytes(pieceKey(sheet, name)))
  return { picture, tiles: hasTiles(sheet) ? sheet.pictureHash : null }
}
